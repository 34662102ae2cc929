import type { VisitSlots } from '@detour/shared-contracts/api';
import { isoDate, zonedNow, type Clock, type IsoDate } from '@detour/shared-contracts/base';
import { visitLeadHours } from '@detour/shared-contracts/rules';
import type { Database } from '../../database/open-database';
import { zoneOfCountry } from '../inventory/market';
import { startOf } from '../slots/booking.repository';
import { listSlots } from '../slots/slot.repository';
import type { VoucherRow } from '../vouchers/voucher-row';
import { findActivity } from './visit.repository';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Both included. */
interface Days {
  readonly from: IsoDate;
  readonly until: IsoDate;
}

const hourMs = 3_600_000;
/** More free places are not listed. */
const mostTold = 9;

/** Slots that the holder of a voucher can book now: with room for the party, early enough, and while the voucher is valid. */
export const listVisitSlots = async (
  { db, clock }: Deps,
  { product_id, adults, valid_until }: VoucherRow,
  { from, until }: Days,
): Promise<VisitSlots> => {
  const activity = await findActivity(db, product_id);
  if (!activity) return { slots: [], first: null, last: null };
  const earliest = new Date(clock.now() + visitLeadHours * hourMs);
  const all = await listSlots(db, {
    activityId: activity.id,
    party: adults,
    from: zonedNow(earliest.getTime(), zoneOfCountry(activity.country)).date,
    until: isoDate(valid_until),
  });
  const open = all.filter((slot) => startOf(slot, activity.country) >= earliest);
  return {
    slots: open
      .filter(({ day }) => day >= from && day <= until)
      .map(({ day, starts, left }) => ({ day, starts, left: Math.min(mostTold, left) })),
    first: open[0]?.day ?? null,
    last: open.at(-1)?.day ?? null,
  };
};
