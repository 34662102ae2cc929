import type { Cents } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { Goodwill } from '../../sales/cancellation/refund-order';

/** Cents that customer care has given back of an order so far: small refunds together do not get around the limit. */
export const findGoodwill = async (db: Database, orderUuid: string): Promise<Cents> => {
  const events = await db
    .selectFrom('order_event')
    .select('data')
    .where('order_uuid', '=', orderUuid)
    .where('kind', '=', 'refunded')
    .execute();
  return events.reduce((sum, { data }) => {
    const { card, vouchers } = data as Goodwill;
    return sum + card + vouchers;
  }, 0);
};
