import { addDays, timeZoneOf, type IsoDate } from '@detour/shared-contracts';
import { assessStay, momentOf, type AssessedStay } from '../inventory/assess-stay';
import { findNights } from '../inventory/stay-product.repository';
import type { Trx } from '../../database/transaction';
import { releaseLapsedHolds, type StayNights } from './inventory.repository';
import type { OrderWish, Refuse } from './new-order';
import type { OrderRow } from '../records/order.repository';
import { releaseOrder } from './release-order';

/** Gives up an unpaid order of the visitor for a newer one. Its nights must be locked. */
export const closeOwnOrder = async (trx: Trx, order: OrderRow, now: Date): Promise<void> => {
  await releaseOrder(trx, order.uuid, now);
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', closed_at: now })
    .where('uuid', '=', order.uuid)
    .execute();
};

const takesNightsOf = ({ room_type_id, checkin, nights }: OrderRow, stay: StayNights): boolean =>
  checkin !== null &&
  nights !== null &&
  room_type_id === stay.roomTypeId &&
  checkin < stay.until &&
  addDays(checkin as IsoDate, nights) > stay.from;

/**
 * With the nights locked: what the stay costs, or why it cannot be had. Where rooms lack, the visitor's own unpaid orders give way to
 * the new one; `open` is what remains of them.
 */
export const assessOrder = async (
  trx: Trx,
  wish: OrderWish,
  own: readonly OrderRow[],
  refuse: Refuse,
): Promise<{ readonly assessed: AssessedStay; readonly open: readonly OrderRow[] }> => {
  const { product, order, wanted, nights, now } = wish;
  const moment = momentOf(now, timeZoneOf(order.request.locale));
  const assess = async () => assessStay(product, await findNights(trx, nights), wanted.stay, moment);
  await releaseLapsedHolds(trx, nights, new Date(now));
  const first = await assess();
  if (first.ok) return { assessed: first.value, open: own };
  const inTheWay = first.error.kind === 'NO_ROOM_LEFT' ? own.filter((row) => takesNightsOf(row, nights)) : [];
  if (inTheWay.length === 0) return refuse(first.error);
  for (const row of inTheWay) await closeOwnOrder(trx, row, new Date(now));
  const second = await assess();
  if (!second.ok) return refuse(second.error);
  return { assessed: second.value, open: own.filter((row) => !inTheWay.includes(row)) };
};
