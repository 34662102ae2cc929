import type { GatewayContext } from '../../../context/context';
import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import type { AccountRow } from '../../../sessions/account.repository';
import { sql } from 'kysely';

/**
 * Adds the orders that were placed with an address, without an account, to the account whose owner just proved it by the link of a mail
 * (decision 0848). Runs in the confirming transaction, once per proof; a mail lists the numbers. Orders of another account stay there.
 * Returns how many bookings were added.
 */
export const attachOrders = async (
  { clock }: Pick<GatewayContext, 'clock'>,
  trx: Trx,
  {
    account,
    email,
    linkId,
  }: {
    readonly account: Pick<AccountRow, 'uuid' | 'locale'>;
    readonly email: string;
    readonly linkId: string;
  },
): Promise<number> => {
  // Locked in the order of every other writer of several orders.
  const found = await trx
    .selectFrom('orders')
    .select(['uuid', 'number', 'amends'])
    .where('account_uuid', 'is', null)
    // Excludes orders that were never confirmed.
    .where('confirmed_at', 'is not', null)
    .where('anonymised_at', 'is', null)
    .where(sql<string>`lower(buyer->>'email')`, '=', email.toLowerCase())
    .orderBy('created_at')
    .orderBy('uuid')
    .forUpdate()
    .execute();
  if (found.length === 0) return 0;
  await trx
    .updateTable('orders')
    .set({ account_uuid: account.uuid })
    .where(
      'uuid',
      'in',
      found.map(({ uuid }) => uuid),
    )
    .execute();
  // A change is attached with its booking, because customers do not know its number.
  const orderNumbers = found.filter(({ amends }) => amends === null).map(({ number }) => number);
  if (orderNumbers.length === 0) return 0;
  await enqueue(trx, {
    topic: 'mail.account',
    payload: { kind: 'orders-attached', email, locale: account.locale, linkId, orderNumbers },
    dueAt: new Date(clock.now()),
  });
  return orderNumbers.length;
};
