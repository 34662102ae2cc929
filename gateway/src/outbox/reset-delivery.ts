import type { Database } from '../database/open-database';

/** Allows a mail with unknown delivery to be sent again. */
export const resetDelivery = async (db: Database, mailId: string): Promise<void> => {
  await db.deleteFrom('mail_delivery').where('id', '=', mailId).where('state', '=', 'sending').execute();
};
