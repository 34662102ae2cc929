import type { Clock, Result } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { inTransaction, transact, type Trx } from '../../database/transaction';
import { writeEvent } from '../records/order-event.repository';
import { findBooking, isChangeable, type BookingRow } from '../slots/booking.repository';
import { freePlaces } from '../slots/slot.repository';
import { tellGiver } from '../vouchers/deliveries/tell-giver';
import type { VoucherRow } from '../vouchers/voucher-row';
import { slotOf } from './book-visit';
import type { VisitRefusal } from './visit-refusal';
import { findActivity, tellChange } from './visit.repository';
import { lockVoucher } from '../vouchers/lock-voucher';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

const setState = (trx: Trx, { id, version }: BookingRow, state: 'cancelled' | 'used') =>
  trx
    .updateTable('activity_booking')
    .set({ state, version: version + 1 })
    .where('id', '=', id)
    .execute();

/** Frees the places and notifies guest and partner. */
const giveUp = async (
  trx: Trx,
  voucher: VoucherRow,
  { booking, actor }: { readonly booking: BookingRow; readonly actor: 'recipient' | 'buyer' },
  now: Date,
): Promise<void> => {
  await freePlaces(trx, slotOf(booking), booking.party);
  await setState(trx, booking, 'cancelled');
  const after = { ...booking, version: booking.version + 1 };
  await tellChange(trx, voucher, { what: 'cancelled', booking: after, actor }, now);
};

/** Cancels the booking of a voucher, which is then unused again. Without a booking nothing changes. */
export const cancelVisit = ({ db, clock }: Deps, voucherId: string): Promise<Result<true, VisitRefusal>> =>
  inTransaction<true, VisitRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const voucher = await lockVoucher(trx, voucherId);
    const booking = voucher && (await findBooking(trx, voucher.id));
    if (!booking) return true;
    const country = (await findActivity(trx, booking.activity_id))?.country ?? '';
    if (!isChangeable(booking, country, now))
      return refuse({
        kind: 'BOOKING_CLOSED',
        message: `The booking of ${booking.day} ${booking.starts} can no longer be cancelled.`,
      });
    await giveUp(trx, voucher, { booking, actor: 'recipient' }, now);
    await trx
      .updateTable('voucher')
      .set({ state: 'issued' })
      .where('id', '=', voucher.id)
      .where('state', '=', 'claimed')
      .execute();
    return true;
  });

/** Cancels the booking of a voucher whose purchase is withdrawn. The voucher must be locked. */
export const releaseVisit = async (trx: Trx, voucher: VoucherRow, now: Date): Promise<void> => {
  const booking = await findBooking(trx, voucher.id);
  if (booking) await giveUp(trx, voucher, { booking, actor: 'buyer' }, now);
};

/**
 * Marks a locked, live voucher as used on `today`, with its ledger entry. Cancels a booking of a later day without a mail:
 * the partner has just received the guests.
 */
export const useVoucher = async (
  trx: Trx,
  voucher: VoucherRow,
  { today, actor, now }: { readonly today: string; readonly actor: 'partner' | 'system'; readonly now: Date },
): Promise<void> => {
  const booking = await findBooking(trx, voucher.id);
  if (booking && booking.day > today) {
    await freePlaces(trx, slotOf(booking), booking.party);
    await setState(trx, booking, 'cancelled');
  } else if (booking) await setState(trx, booking, 'used');
  await trx
    .updateTable('voucher')
    .set({ state: 'redeemed', remaining: 0, closed_at: now })
    .where('id', '=', voucher.id)
    .execute();
  await trx
    .insertInto('voucher_ledger')
    .values({ voucher_id: voucher.id, kind: 'spent', amount: -voucher.remaining, order_uuid: null, at: now })
    .execute();
  await writeEvent(trx, {
    orderUuid: voucher.order_uuid,
    kind: 'visit.used',
    actor,
    data: { amount: voucher.remaining },
    at: now,
  });
  await tellGiver(trx, { orderUuid: voucher.order_uuid, position: voucher.position }, { what: 'used', now });
};

const isLive = ({ state }: VoucherRow): boolean => state === 'issued' || state === 'claimed';

/** Ends the voucher of a booking whose day is over. */
const useBooking = (
  db: Database,
  voucherId: string,
  { today, now }: { today: string; now: Date },
): Promise<boolean> =>
  transact(db, async (trx) => {
    const voucher = await lockVoucher(trx, voucherId);
    const booking = voucher && (await findBooking(trx, voucher.id));
    // Moved, cancelled or redeemed since the list was read.
    if (!booking || booking.day >= today || !isLive(voucher)) return false;
    await useVoucher(trx, voucher, { today, actor: 'system', now });
    return true;
  });

/** Maximum number of vouchers per run. */
const batch = 200;

/** Ends the vouchers whose booked day is over; resolves with their number. */
export const usePastVisits = async (
  db: Database,
  today: string,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<number> => {
  const { rows } = await sql<{ voucher_id: string }>`
    select voucher_id from activity_booking where state = 'booked' and day < ${today}::date
    order by day, voucher_id limit ${batch}`.execute(db);
  let count = 0;
  for (const { voucher_id } of rows) {
    signal?.throwIfAborted();
    if (await useBooking(db, voucher_id, { today, now })) count += 1;
  }
  return count;
};
