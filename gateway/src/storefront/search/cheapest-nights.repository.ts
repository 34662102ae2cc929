import type { TaxColumn } from '@detour/shared-contracts/catalogue';
import type { IsoDate } from '@detour/shared-contracts/base';
import { roomsNeeded } from '@detour/shared-contracts/rules';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { PackageTable } from '../../database/tables/catalogue-tables';
import { findNightFacts, type NightFact } from '../../sales/inventory/night-facts.repository';
import { priceStay, promoOn } from '../../sales/inventory/pricing';
import { candidateSql, facetConditions, type CandidateInput } from './offers/candidates.repository';

/** Cheapest nights of a search, and the lengths of its stays. */
export interface CheapestNights {
  /** Cents of one night for two adults with all taxes, by days from `from`. A day without a free room is missing. */
  readonly byOffset: ReadonlyMap<number, number>;
  /** Null when the search has no results. */
  readonly lengths: { readonly min: number; readonly max: number } | null;
}

/** Days of a calendar; `until` is exclusive. */
export interface CalendarDays {
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/** What the price of a night of a package depends on. */
export interface CalendarPackage extends Pick<
  Selectable<PackageTable>,
  'supplement' | 'child_percent' | 'promo_percent' | 'promo_from' | 'promo_until' | 'reference_bp'
> {
  readonly max_capacity: number;
  readonly tax: TaxColumn | null;
}

interface FoundPackage extends CalendarPackage {
  readonly room_type_id: string;
  readonly min_nights: number;
  readonly max_nights: number;
}

/** Packages of the search without dates and without the filters of prices and promotions, which apply to whole stays. */
const findPackages = async (db: Database, search: CandidateInput): Promise<readonly FoundPackage[]> => {
  const { price: _, promotion: __, ...filters } = facetConditions(search.filter);
  const { rows } = await sql<FoundPackage>`
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
export const nightPrice = (pack: CalendarPackage, price: number, promoPercent: number): number => {
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
  packages: readonly FoundPackage[],
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

/** The cheapest night of each day for two adults among the results of a search without dates. */
export const findCheapestNights = async (
  db: Database,
  search: CandidateInput,
  { from, until }: CalendarDays,
): Promise<CheapestNights> => {
  const packages = await findPackages(db, search);
  const roomTypeIds = [...new Set(packages.map((pack) => pack.room_type_id))];
  const nights = await findNightFacts(db, { roomTypeIds, from, until });
  return {
    byOffset: cheapestByOffset(packages, nights, search.moment.today),
    lengths:
      packages.length === 0
        ? null
        : {
            min: Math.min(...packages.map((pack) => pack.min_nights)),
            max: Math.max(...packages.map((pack) => pack.max_nights)),
          },
  };
};
