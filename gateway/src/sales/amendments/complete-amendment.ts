import type { OrderedStay } from '@detour/shared-contracts/api';
import { addDays, isoDate, type Cents } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { json } from '../../database/json';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { reissueInvoice } from '../invoices/issue-invoice';
import { creditLabelOf } from '../orders/opening/amount-due';
import { holdsAll, lockNights, releaseRooms, sellRooms } from '../orders/room-holds.repository';
import { confirmOrder } from '../records/confirm-order';
import { holderOf, type Change } from '../records/amendment.repository';
import { byBuyer, writeEvent, type By } from '../records/order-event.repository';
import { lockOrder, type OrderRow } from '../records/order.repository';
import { byVoucher, findOrderMoney, refundOf } from '../refunds/order-money';
import { planRefund } from '../refunds/plan-refund';
import { returnVoucherParts } from '../vouchers/redemption/return-vouchers';
import { spendVouchers } from '../vouchers/redemption/voucher-use.repository';

/** Stored with the stay of an amendment: the change that its price is based on, and the member of staff who requested it. */
export interface AmendmentRequest {
  readonly base?: string | null;
  /** Absent for the buyer. */
  readonly by?: By;
}

interface Completion {
  readonly now: Date;
  /** Cents to refund. */
  readonly back?: Cents;
}

const moveRooms = async (trx: Trx, booking: OrderRow, amendment: OrderRow): Promise<boolean> => {
  const { uuid, room_type_id: roomTypeId, checkin, nights, rooms, hold_expires_at: expiresAt } = amendment;
  if (roomTypeId === null || checkin === null || nights === null || rooms === null)
    throw new Error(`The change ${uuid} is not a stay.`);
  const stay = { roomTypeId, from: checkin, until: addDays(isoDate(checkin), nights) };
  await lockNights(trx, stay, [holderOf(booking), uuid]);
  if (!(await holdsAll(trx, uuid))) return false;
  await releaseRooms(trx, uuid);
  await releaseRooms(trx, holderOf(booking));
  await sellRooms(trx, { ...stay, orderUuid: uuid, rooms, expiresAt });
  return true;
};

/** Refunds the difference to a cheaper stay. */
const refundDifference = async (
  trx: Trx,
  booking: OrderRow,
  { now, back = 0 }: Completion,
): Promise<Change['back']> => {
  if (back === 0) return { card: 0, vouchers: 0 };
  const parts = refundOf(await findOrderMoney(trx, booking), back);
  const toVouchers = parts.flatMap(({ orderUuid, to, ref, amount }) =>
    to === 'card' ? [] : [{ orderUuid, voucherId: ref, amount }],
  );
  await returnVoucherParts(trx, toVouchers, now);
  await planRefund(trx, parts, { cause: 'change', now });
  const vouchers = toVouchers.reduce((sum, { amount }) => sum + amount, 0);
  const card = parts.reduce((sum, { to, amount }) => (to === 'card' ? sum + amount : sum), 0);
  return { card, vouchers };
};

/** The journal stores both stays in the words of the page, and the amounts that the booking keeps. */
const sideOf = ({
  label,
  roomTitle,
  checkin,
  checkout,
  rooms,
  adult,
  child,
  baby,
}: OrderedStay): Change['before'] => ({
  label,
  roomTitle,
  checkin,
  checkout,
  rooms,
  adult,
  child,
  baby,
});

/** Amounts that the booking keeps now. */
const keptOf = async (trx: Trx, booking: OrderRow): Promise<Pick<Change, 'card' | 'credits'>> => {
  const money = await findOrderMoney(trx, booking);
  return {
    card: money.payments.reduce((sum, { kept }) => sum + kept, 0),
    credits: byVoucher(money.vouchers).flatMap(({ voucher, paid, returned }) =>
      paid > returned
        ? [{ label: creditLabelOf(voucher, booking.locale as Locale), amount: paid - returned }]
        : [],
    ),
  };
};

const applyTo = async (trx: Trx, booking: OrderRow, amendment: OrderRow): Promise<void> => {
  const { uuid, package_id, room_type_id, checkin, nights, rooms, tax_at_hotel, stay } = amendment;
  await trx
    .updateTable('orders')
    .set({
      package_id,
      room_type_id,
      checkin,
      nights,
      rooms,
      tax_at_hotel,
      stay: json(stay ?? {}),
      applied: uuid,
    })
    .where('uuid', '=', booking.uuid)
    .execute();
};

/**
 * Applies a change, in the transaction that confirms its payment: moves the rooms, spends its vouchers, refunds a negative
 * difference and copies the new stay to the booking. Returns false and changes nothing when the booking has ended or was
 * changed since, or when a room is no longer held. The change must be locked and open; its lock includes the booking's.
 */
export const completeAmendment = async (
  trx: Trx,
  amendment: OrderRow,
  { now, back = 0 }: Completion,
): Promise<boolean> => {
  const { uuid } = amendment;
  const booking = await lockOrder(trx, amendment.amends ?? '');
  const { base = null, by = byBuyer } = amendment.request as AmendmentRequest;
  if (booking?.status !== 'confirmed' || booking.applied !== base) return false;
  if (!(await moveRooms(trx, booking, amendment))) return false;
  await spendVouchers(trx, uuid, now);
  await confirmOrder(trx, uuid, now);
  await applyTo(trx, booking, amendment);
  const changed = { ...booking, applied: uuid };
  const given = await refundDifference(trx, changed, { now, back });
  const data: Change = {
    change: uuid,
    before: sideOf(booking.stay as OrderedStay),
    after: sideOf(amendment.stay as OrderedStay),
    paid: amendment.amount,
    back: given,
    ...(await keptOf(trx, changed)),
  };
  await writeEvent(trx, { orderUuid: booking.uuid, kind: 'changed', ...by, data, at: now });
  await reissueInvoice(trx, { ...changed, stay: amendment.stay }, now);
  await enqueue(trx, {
    topic: 'mail.change',
    payload: { orderUuid: booking.uuid, changeUuid: uuid },
    dueAt: now,
    dedupeKey: `mail.change:${uuid}`,
  });
  return true;
};
