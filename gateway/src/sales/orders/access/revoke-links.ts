import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';

const raise = sql<number>`link_version + 1`;

/** All links of an order that were sent are worth nothing from now on: for customer care, when a mailbox fell into other hands. */
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

/** The same for all orders of an account: whoever changes its password fears for what others may have read. */
export const revokeLinksOfAccount = async (db: Database, accountUuid: string): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ link_version: raise })
    .where('account_uuid', '=', accountUuid)
    .execute();
};
