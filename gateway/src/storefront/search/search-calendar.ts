import type { SearchCalendarResponse } from '@detour/shared-contracts/api';
import { addDays, isoDate, monthOf, type IsoDate } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import { roomsNeeded } from '@detour/shared-contracts/rules';
import { sql, type Selectable } from 'kysely';
import { bookingHorizonDays } from '../../sales/inventory/assess-stay';
import { findNightFacts, type NightFact } from '../../sales/inventory/night-facts.repository';
import { priceStay, promoOn } from '../../sales/inventory/pricing';
import type { Database } from '../../database/open-database';
import type { PackageTable } from '../../database/tables/catalogue-tables';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';
import { parseMonth } from '../../http/parse-day';
import { candidateSql, facetConditions } from './offers/candidates.repository';
import type { PreparedSearch } from './search-answer';

interface CalendarPackage extends Pick<
  Selectable<PackageTable>,
  'supplement' | 'child_percent' | 'promo_percent' | 'promo_from' | 'promo_until' | 'reference_bp'
> {
  readonly room_type_id: string;
  readonly min_nights: number;
  readonly max_nights: number;
  readonly max_capacity: number;
  readonly tax: TaxColumn | null;
}

/** Packages of the search without dates and without the price filter, which applies to whole stays. */
const findPackages = async (db: Database, search: PreparedSearch): Promise<readonly CalendarPackage[]> => {
  const { price: _, ...filters } = facetConditions(search.filter);
  const { rows } = await sql<CalendarPackage>`
    with ${candidateSql(search)}
    select package.room_type_id, package.min_nights, package.max_nights, package.supplement, package.child_percent,
      package.promo_percent, package.promo_from, package.promo_until, package.reference_bp, room_type.max_capacity, hotel.tax
    from (select id from candidate where ${sql.join(Object.values(filters), sql` and `)}) as found
    join package on package.id = found.id
    join room_type on room_type.id = package.room_type_id
    join hotel on hotel.id = package.hotel_id`.execute(db);
  return rows;
};

/** Price of one night for two, all taxes included. Packages of a room type differ in their supplements. */
const nightPrice = (pack: CalendarPackage, price: number, promoPercent: number): number => {
  const { sellPrice, localTaxTotalAmount } = priceStay({
    nightPrices: [price],
    rooms: roomsNeeded({ adult: 2, child: 0 }, pack.max_capacity),
    adults: 2,
    children: 0,
    supplement: pack.supplement,
    childPercent: pack.child_percent,
    promoPercent,
    referenceBp: pack.reference_bp,
    tax: pack.tax,
  });
  return sellPrice + localTaxTotalAmount;
};

const cheapestByOffset = (
  packages: readonly CalendarPackage[],
  nights: ReadonlyMap<string, readonly NightFact[]>,
  today: IsoDate,
): ReadonlyMap<number, number> => {
  const cheapest = new Map<number, number>();
  for (const pack of packages) {
    const promo = promoOn(pack, today);
    for (const { offset, price } of nights.get(pack.room_type_id) ?? []) {
      if (price === null) continue;
      const best = cheapest.get(offset) ?? Infinity;
      // The price of the room alone is already higher, which excludes most nights.
      if ((price * (100 - promo)) / 100 > best) continue;
      const amount = nightPrice(pack, price, promo);
      if (amount < best) cheapest.set(offset, amount);
    }
  }
  return cheapest;
};

const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

interface CalendarQuestion {
  /** `yyyy-MM` */
  readonly fromMonth: string;
  readonly months: number;
}

/**
 * The cheapest night of each day for two adults among the results of the search, all taxes included. Null for a day without a
 * free room or after its last arrival.
 * @spec CAL-014 CAL-015 CALL-060
 */
export const answerSearchCalendar = async (
  db: Database,
  search: PreparedSearch,
  { fromMonth, months }: CalendarQuestion,
): Promise<SearchCalendarResponse> => {
  const { moment, locale } = search;
  const first = parseMonth(fromMonth, 'query/fromMonth');
  const after = monthAfter(fromMonth, months);
  const until = isoDate(`${after}-01`);
  const from = moment.firstArrival > first ? moment.firstArrival : first;
  const last = addDays(moment.lastArrival, 1);
  const packages = await findPackages(db, search);
  const roomTypeIds = [...new Set(packages.map((pack) => pack.room_type_id))];
  const nights = await findNightFacts(db, { roomTypeIds, from, until: until < last ? until : last });
  const cheapest = cheapestByOffset(packages, nights, moment.today);
  const format = createFormat(locale);
  const days: SearchCalendarResponse['days'] = {};
  for (let day = first; day < until; day = addDays(day, 1)) {
    const amount = day < from ? undefined : cheapest.get((Date.parse(day) - Date.parse(from)) / 86_400_000);
    days[day] = amount === undefined ? null : { price: format.wholePrice(amount), amount };
  }
  return {
    days,
    possibleNights: {
      start: packages.length === 0 ? 1 : Math.min(...packages.map((pack) => pack.min_nights)),
      end: packages.length === 0 ? 1 : Math.max(...packages.map((pack) => pack.max_nights)),
    },
    nextMonth: after <= monthOf(addDays(moment.today, bookingHorizonDays)) ? after : null,
  };
};
