import type { VisitBooking } from '@detour/shared-contracts/api';
import { instantOf, isoDate } from '@detour/shared-contracts/base';
import { visitChangeHours } from '@detour/shared-contracts/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { ActivityVisitTables } from '../../database/tables/sales/activity-visit-tables';
import { zoneOfCountry } from '../inventory/market';

export type BookingRow = Selectable<ActivityVisitTables['activity_booking']>;

const hourMs = 3_600_000;

/** The open booking of a voucher; undefined when no day is booked. */
export const findBooking = (db: Database, voucherId: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('activity_booking')
    .selectAll()
    .where('voucher_id', '=', voucherId)
    .where('state', '=', 'booked')
    .executeTakeFirst();

interface Start {
  readonly day: string;
  readonly starts: string;
}

/** The instant at which a slot begins, on the clock of the partner's country. */
export const startOf = ({ day, starts }: Start, country: string): Date =>
  instantOf(isoDate(day), starts, zoneOfCountry(country));

/** The instant until which a booked slot can be moved or cancelled. */
const changeableUntil = (slot: Start, country: string): Date =>
  new Date(startOf(slot, country).getTime() - visitChangeHours * hourMs);

export const isChangeable = (slot: Start, country: string, now: Date): boolean =>
  now <= changeableUntil(slot, country);

/** True when the booking can no longer be cancelled. The voucher then counts as used. */
export const hasFixedVisit = async (db: Database, voucherId: string, now: Date): Promise<boolean> => {
  const booking = await db
    .selectFrom('activity_booking as visit')
    .leftJoin('activity', 'activity.id', 'visit.activity_id')
    .leftJoin('place', 'place.id', 'activity.place_id')
    .select(['visit.day', 'visit.starts', 'place.country'])
    .where('visit.voucher_id', '=', voucherId)
    .where('visit.state', '=', 'booked')
    .executeTakeFirst();
  return booking !== undefined && !isChangeable(booking, booking.country ?? '', now);
};

/** The booking as the holder of the voucher sees it. */
export const toVisitBooking = (row: BookingRow, country: string, now: Date): VisitBooking => ({
  day: row.day,
  starts: row.starts,
  party: row.party,
  guestName: row.guest_name ?? '',
  changeableUntil: changeableUntil(row, country).toISOString(),
  isChangeable: isChangeable(row, country, now),
});
