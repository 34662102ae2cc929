import type { Database } from '../database/open-database';

/** Lets somebody who has found out that a mail did not arrive send it again. */
export const forgetDelivery = async (db: Database, mailId: string): Promise<void> => {
  await db.deleteFrom('mail_delivery').where('id', '=', mailId).where('state', '=', 'sending').execute();
};
