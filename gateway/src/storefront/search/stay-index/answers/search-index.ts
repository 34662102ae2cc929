import type { FacetType } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Flow } from '@detour/shared-contracts/mount';
import { roomsNeeded } from '@detour/shared-contracts/rules';
import { promoOn } from '../../../../sales/inventory/pricing';
import { nightPrice, type CalendarDays, type CheapestNights } from '../../cheapest-nights.repository';
import {
  anyPromotion,
  freeCancellation,
  priceStep,
  priceTop,
  scoreSteps,
  type FacetCounts,
} from '../../facets/facets.repository';
import type { CandidateInput } from '../../offers/candidates.repository';
import type { FoundOffer, OffersPage, Order, PageInput } from '../../offers/offers.repository';
import {
  createPriceWriter,
  emptyPrice,
  soldInFlow,
  missBits,
  visitCandidates,
  type Candidate,
} from './candidates';
import { createPageOfBest } from '../../page-of-best';
import type { IndexedHotel, IndexedPackage, IndexedStays } from '../indexed-stays';

interface Ranked {
  readonly pack: IndexedPackage;
  readonly distance: number | null;
  /** Ascending value of the chosen sort. */
  readonly rank: number;
  /** Value for money, see `offers.repository`. */
  readonly worth: number;
}

const worthOf = ({ pack, total, price }: Candidate, isAtHome: boolean): number =>
  0.75 * pack.quality +
  0.25 * pack.popularity +
  (isAtHome ? 8 : 0) -
  17.3 * Math.log(Math.max(total, 1) / (price.nights * price.guests) / 6000);

const ranks: Readonly<Record<Order, (candidate: Candidate) => number>> = {
  priceQuality: () => 0,
  distance: ({ distance }) => distance ?? Infinity,
  promo: ({ price: { ref, sell } }) => (ref > sell ? -(ref - sell) / ref : 0),
  priceAsc: ({ total }) => total,
  priceDesc: ({ total }) => -total,
  rating: ({ hotel }) => (hotel.review_count > 0 ? -hotel.review_average : 1),
  popularity: ({ pack }) => -pack.popularity,
  svPriceDesc: ({ total }) => -total,
  svPriceAsc: ({ total }) => total,
  payAsc: ({ price: { pay, nights } }) => pay / Math.max(1, nights),
};

const compare = (a: Ranked, b: Ranked): number => {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  if (a.worth !== b.worth) return a.worth > b.worth ? -1 : 1;
  return a.pack.id < b.pack.id ? -1 : 1;
};

/** The best packages of each hotel by the chosen sort, then the page of them. @spec CALL-039 SORT-006 */
export const findIndexedOffers = (stays: IndexedStays, input: PageInput): OffersPage => {
  const { packagesPerHotel: most, homeCountry, offset, limit } = input;
  const rankOf = ranks[input.orderBy];
  const page = createPageOfBest(offset + limit, compare);
  let ofHotel: Ranked[] = [];
  let total = 0;
  visitCandidates(stays, input, {
    visit(candidate) {
      if (candidate.misses !== 0) return;
      const { pack, distance, hotel } = candidate;
      const isAtHome = homeCountry !== null && hotel.country === homeCountry;
      const offer = { pack, distance, rank: rankOf(candidate), worth: worthOf(candidate, isAtHome) };
      const [best] = ofHotel;
      if (most > 1 || !best) ofHotel.push(offer);
      else if (compare(offer, best) < 0) ofHotel[0] = offer;
    },
    leaveHotel() {
      const best = ofHotel.length > most ? ofHotel.sort(compare).slice(0, most) : ofHotel;
      total += best.length;
      for (const offer of best) page.add(offer);
      ofHotel = [];
    },
  });
  const writePrice = createPriceWriter(stays, input);
  const offers = page.take().slice(offset);
  return {
    total,
    offers: offers.map(({ pack, distance }): FoundOffer => {
      const price = emptyPrice();
      writePrice(pack, price);
      return { id: pack.id, distance, ...price };
    }),
  };
};

type FacetValue = string | number;

/** Values of a facet that a candidate has. */
const values: Readonly<Record<FacetType, (candidate: Candidate) => readonly FacetValue[]>> = {
  stars: ({ hotel }) => [hotel.stars],
  type: ({ hotel: { type } }) => (type === null ? [] : [type]),
  environment: ({ hotel: { environment } }) => (environment === null ? [] : [environment]),
  style: ({ hotel: { style } }) => (style === null ? [] : [style]),
  facility: ({ hotel: { facilities, pets } }) => (pets ? [...facilities, 'pets'] : facilities),
  tag: ({ pack }) => pack.tags,
  score: ({ hotel: { review_count: count, review_average: average } }) =>
    count > 0 ? scoreSteps.filter((step) => average >= step) : [],
  cancellation: ({ isCancellable }) => (isCancellable() ? [freeCancellation] : []),
  meal: ({ pack }) => pack.meals,
  promotion: ({ isAnnounced }) => (isAnnounced() ? [anyPromotion] : []),
  price: ({ total }) => [Math.floor(Math.min(total, priceTop) / priceStep) * priceStep],
};

/** Facets whose value all packages of a hotel share. */
const ofHotels: ReadonlySet<FacetType> = new Set([
  'stars',
  'type',
  'environment',
  'style',
  'facility',
  'score',
]);

/** Counts the values of one facet, with at most `most` packages of a hotel for each. */
const createFacetCount = (facet: FacetType, most: number) => {
  const others = ~missBits[facet];
  const valuesOf = values[facet];
  const isOfHotel = ofHotels.has(facet);
  const counts = new Map<FacetValue, number>();
  /** Packages of the present hotel by value; of a facet of hotels, by no value. */
  let packages = 0;
  let shared: readonly FacetValue[] = [];
  const own = new Map<FacetValue, number>();
  const add = (value: FacetValue, count: number): void =>
    void counts.set(value, (counts.get(value) ?? 0) + Math.min(most, count));
  return {
    counts,
    visit(candidate: Candidate): void {
      if ((candidate.misses & others) !== 0) return;
      if (isOfHotel) {
        if (packages === 0) shared = valuesOf(candidate);
        packages += 1;
      } else for (const value of valuesOf(candidate)) own.set(value, (own.get(value) ?? 0) + 1);
    },
    leaveHotel(): void {
      if (packages > 0) for (const value of shared) add(value, packages);
      if (own.size > 0) {
        for (const [value, count] of own) add(value, count);
        own.clear();
      }
      packages = 0;
    },
  };
};

/** Counts results by facet and value, each facet without its own filter. @spec CALL-043 CALL-044 */
export const countIndexedFacets = (
  stays: IndexedStays,
  input: CandidateInput,
  facets: readonly FacetType[],
  packagesPerHotel = 1,
): FacetCounts => {
  const counted = facets.map((facet) => [facet, createFacetCount(facet, packagesPerHotel)] as const);
  visitCandidates(stays, input, {
    visit: (candidate) => {
      for (const [, count] of counted) count.visit(candidate);
    },
    leaveHotel: () => {
      for (const [, count] of counted) count.leaveHotel();
    },
  });
  return new Map(
    counted.map(([facet, { counts }]) => [
      facet,
      new Map([...counts].map(([value, count]) => [String(value), count])),
    ]),
  );
};

/** A package for the calendar, with what its price for two adults is at least. */
interface Sold {
  readonly pack: IndexedPackage;
  /** Row in the grid of nights. */
  readonly row: number;
  readonly rooms: number;
  /** Cents that are added to the rooms, and the share that the promotion leaves. */
  readonly added: number;
  readonly left: number;
  readonly promo: number;
}

const toSold = (pack: IndexedPackage, today: IsoDate): Sold => {
  const promo = promoOn(pack, today);
  return {
    pack,
    row: pack.room,
    rooms: roomsNeeded({ adult: 2, child: 0 }, pack.max_capacity),
    added: 2 * pack.supplement,
    left: (100 - promo) / 100,
    promo,
  };
};

/** Cents of the cheapest night of a day for two adults; Infinity without a free room. */
const cheapestOn = ({ grid }: IndexedStays, packages: readonly Sold[], day: number): number => {
  let cheapest = Infinity;
  for (const { pack, row, rooms, added, left, promo } of packages) {
    const price = grid.priceOn(row, day, rooms);
    // Without its tax it is already dearer, which excludes most nights.
    if (price === null || (rooms * price + added) * left > cheapest) continue;
    cheapest = Math.min(cheapest, nightPrice(pack, price, promo));
  }
  return cheapest;
};

/** Filters of whole stays, which the cheapest nights ignore. */
const stayBits = missBits.price | missBits.promotion;

/** The cheapest night of each day for two adults. */
export const findIndexedCheapestNights = (
  stays: IndexedStays,
  input: CandidateInput,
  { from, until }: CalendarDays,
): CheapestNights => {
  const { grid } = stays;
  const [first, end] = [grid.dayOf(from), Math.min(grid.days, grid.dayOf(until))];
  const packages: Sold[] = [];
  visitCandidates(stays, input, {
    visit({ pack, misses }) {
      if ((misses & ~stayBits) === 0) packages.push(toSold(pack, input.moment.today));
    },
  });
  const byOffset = new Map<number, number>();
  // Day by day, as the grid lies in memory.
  for (let day = Math.max(0, first); day < end; day += 1) {
    const cheapest = cheapestOn(stays, packages, day);
    if (cheapest !== Infinity) byOffset.set(day - first, cheapest);
  }
  let [min, max] = [Infinity, 0];
  for (const { pack } of packages) {
    min = Math.min(min, pack.min_nights);
    max = Math.max(max, pack.max_nights);
  }
  return { byOffset, lengths: packages.length === 0 ? null : { min, max } };
};

/** Hotels on sale in a search without dates, by the place that `placeOf` names. */
export const countIndexedHotels = (
  hotels: Iterable<IndexedHotel>,
  flow: Flow,
  placeOf: (hotel: IndexedHotel) => string | null,
): ReadonlyMap<string, number> => {
  const isOfFlow = soldInFlow(flow);
  const isSold = (hotel: IndexedHotel, pack: IndexedPackage): boolean =>
    pack.published && pack.from_price !== null && isOfFlow(hotel, pack);
  const counts = new Map<string, number>();
  for (const hotel of hotels) {
    const place = placeOf(hotel);
    if (place === null || !hotel.active || !hotel.packages.some((pack) => isSold(hotel, pack))) continue;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
};
