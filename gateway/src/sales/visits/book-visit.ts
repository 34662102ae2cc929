import { randomUUID } from 'node:crypto';
import type { VisitBookingRequest } from '@detour/shared-contracts/api';
import { isoDate, type Clock, type IsoDate, type Result } from '@detour/shared-contracts/base';
import { visitLeadHours } from '@detour/shared-contracts/rules';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { findBooking, isChangeable, startOf, type BookingRow } from '../slots/booking.repository';
import { freePlaces, lockSlots, takePlaces, type SlotKey } from '../slots/slot.repository';
import type { VoucherRow } from '../vouchers/voucher-row';
import { stateOn } from '../vouchers/voucher-validity';
import { marketDayOf } from '../vouchers/voucher.repository';
import type { VisitRefusal } from './visit-refusal';
import { findActivity, tellChange, type VisitedActivity } from './visit.repository';
import { lockVoucher } from '../vouchers/lock-voucher';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

type Refuse = (refusal: VisitRefusal) => never;

interface Wish {
  readonly ask: VisitBookingRequest;
  readonly slot: SlotKey;
  readonly now: Date;
}

const hourMs = 3_600_000;

const closed = (message: string): VisitRefusal => ({ kind: 'BOOKING_CLOSED', message });

/** The voucher can be used, and the slot is one that its holder may choose. */
const checkWish = (
  voucher: VoucherRow,
  activity: VisitedActivity,
  { ask, slot, now }: Wish,
  refuse: Refuse,
): void => {
  const state = stateOn(voucher, marketDayOf(ask.locale, now));
  if (state !== 'issued' && state !== 'claimed') refuse(closed(`The voucher is ${state}.`));
  if (voucher.remaining === 0) refuse(closed('An order that is being paid holds the voucher.'));
  if (!activity.partner?.slots)
    refuse(closed(`The day of activity ${activity.id} is agreed with its partner.`));
  if (slot.day > voucher.valid_until) refuse(closed(`The voucher is valid until ${voucher.valid_until}.`));
  if (startOf(slot, activity.country).getTime() - now.getTime() < visitLeadHours * hourMs)
    refuse({
      kind: 'SLOT_TAKEN',
      message: `${slot.day} ${slot.starts} is booked ${visitLeadHours} hours before.`,
    });
};

const takeSlot = async (trx: Trx, slot: SlotKey, party: number, refuse: Refuse): Promise<void> => {
  if (!(await takePlaces(trx, slot, party)))
    refuse({ kind: 'SLOT_TAKEN', message: `${slot.day} ${slot.starts} has no ${party} places left.` });
};

const guestOf = ({ guest }: VisitBookingRequest) =>
  guest && { guest_name: guest.name.trim(), guest_email: guest.email.trim() };

const insertBooking = async (trx: Trx, voucher: VoucherRow, { ask, slot, now }: Wish): Promise<void> => {
  const booking = {
    id: randomUUID(),
    voucher_id: voucher.id,
    activity_id: slot.activityId,
    day: slot.day,
    starts: slot.starts,
    party: voucher.adults,
    state: 'booked' as const,
    version: 1,
    locale: ask.locale,
    at: now,
    ...guestOf(ask),
  };
  await trx.insertInto('activity_booking').values(booking).execute();
  await trx.updateTable('voucher').set({ state: 'claimed' }).where('id', '=', voucher.id).execute();
  await tellChange(trx, voucher, { what: 'booked', booking, actor: 'recipient' }, now);
};

const moveBooking = async (
  trx: Trx,
  { voucher, before }: { readonly voucher: VoucherRow; readonly before: BookingRow },
  { ask, slot, now }: Wish,
): Promise<void> => {
  const booking = { ...before, day: slot.day, starts: slot.starts, version: before.version + 1 };
  await freePlaces(trx, slotOf(before), before.party);
  await trx
    .updateTable('activity_booking')
    .set({
      day: booking.day,
      starts: booking.starts,
      version: booking.version,
      locale: ask.locale,
      ...guestOf(ask),
    })
    .where('id', '=', before.id)
    .execute();
  const left = { day: before.day, starts: before.starts };
  await tellChange(trx, voucher, { what: 'moved', booking, before: left, actor: 'recipient' }, now);
};

export const slotOf = ({ activity_id, day, starts }: BookingRow): SlotKey => ({
  activityId: activity_id,
  day: isoDate(day),
  starts,
});

/**
 * Books a slot for the whole party of a voucher, or moves its booking there, in one transaction: the old slot is free exactly when the new
 * one is taken. A repeated request finds its booking and changes nothing. Locks: voucher, then slots by day and time.
 */
export const bookVisit = (
  { db, clock }: Deps,
  voucherId: string,
  ask: VisitBookingRequest & { readonly day: IsoDate },
): Promise<Result<true, VisitRefusal>> =>
  inTransaction<true, VisitRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const voucher = await lockVoucher(trx, voucherId);
    const activity = voucher?.kind === 'activity' && (await findActivity(trx, voucher.product_id));
    if (!voucher || !activity) return refuse(closed('The voucher is not for an activity of the catalogue.'));
    const slot = { activityId: activity.id, day: ask.day, starts: ask.starts };
    const before = await findBooking(trx, voucher.id);
    if (before?.day === slot.day && before.starts === slot.starts) return true;
    const wish = { ask, slot, now };
    checkWish(voucher, activity, wish, refuse);
    if (before && !isChangeable(before, activity.country, now))
      return refuse(closed(`The booking of ${before.day} ${before.starts} can no longer be moved.`));
    if (!before && !ask.guest) return refuse({ kind: 'GUEST_MISSING', message: 'The guest is missing.' });
    await lockSlots(trx, activity.id, before ? [slot, slotOf(before)] : [slot]);
    await takeSlot(trx, slot, before?.party ?? voucher.adults, refuse);
    if (before) await moveBooking(trx, { voucher, before }, wish);
    else await insertBooking(trx, voucher, wish);
    return true;
  });
