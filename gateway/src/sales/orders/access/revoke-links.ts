import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';
import type { Trx } from '../../../database/transaction';
import { writeEvent, type By } from '../../records/order-event.repository';

const raise = sql<number>`link_version + 1`;

/** Revokes all links of an order. For customer care, when another person has access to the buyer's mailbox. */
export const revokeOrderLinks = async (db: Database, orderNumber: string): Promise<{ revoked: string }> => {
  const row = await db
    .updateTable('orders')
    .set({ link_version: raise })
    .where('number', '=', orderNumber)
    .returning('number')
    .executeTakeFirst();
  if (!row) throw new Error(`There is no order ${orderNumber}.`);
  return { revoked: row.number };
};

/** Revokes the links of all orders of an account. Runs with a password change, because others may have read them. */
export const revokeLinksOfAccount = async (db: Database, accountUuid: string): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ link_version: raise })
    .where('account_uuid', '=', accountUuid)
    .execute();
};

/** Revokes all links of an order by the word of customer care. */
export const revokeLinksByCare = async (
  trx: Trx,
  uuid: string,
  { by, now }: { readonly by: By; readonly now: Date },
): Promise<void> => {
  await trx.updateTable('orders').set({ link_version: raise }).where('uuid', '=', uuid).execute();
  await writeEvent(trx, { orderUuid: uuid, kind: 'links.revoked', ...by, at: now });
};
