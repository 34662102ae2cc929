import type { Database } from '../../database/open-database';
import { hasFixedVisit } from '../slots/booking.repository';
import type { OrderRow } from '../records/order.repository';
import { findVouchersOfOrder } from '../vouchers/voucher.repository';
import type { OwnVoucher } from './cancellation-rules';

/** The vouchers that an order has issued, with the data for its terms. Empty for a stay, and until it is paid. */
export const findOwnVouchers = async (
  db: Database,
  { uuid, kind }: Pick<OrderRow, 'uuid' | 'kind'>,
  now: Date,
): Promise<readonly OwnVoucher[]> => {
  if (kind === 'stay') return [];
  const own: OwnVoucher[] = [];
  for (const voucher of await findVouchersOfOrder(db, uuid))
    own.push({ ...voucher, hasVisit: await hasFixedVisit(db, voucher.id, now) });
  return own;
};
