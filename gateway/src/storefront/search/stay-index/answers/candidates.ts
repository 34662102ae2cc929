import { nightsBetween, type IsoDate } from '@detour/shared-contracts/base';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import type { Flow } from '@detour/shared-contracts/mount';
import { flowProductOf, roomsNeeded } from '@detour/shared-contracts/rules';
import { priceSummedStay, promoOn } from '../../../../sales/inventory/pricing';
import { amountsOf } from '../../../../sales/inventory/stay-amounts';
import { announcesDiscount } from '../../../../sales/reductions/announced-discount';
import {
  bestOf,
  chooseAutomatic,
  isForDates,
  isForProduct,
} from '../../../../sales/reductions/choose-promotion';
import {
  arrivalsOf,
  kmPerDegree,
  sharedRoomAtMost,
  type CandidateInput,
  type FacetFilter,
} from '../../offers/candidates.repository';
import type { Promotion } from '../../../../sales/reductions/promotion';
import type { SearchedDates, SearchFilter } from '../../search-filter';
import type { IndexedHotel, IndexedPackage, IndexedStays } from '../indexed-stays';
import type { StaySums } from '../night-grid';

/** Price of a package for the guests of a search, in cents. */
export interface CandidatePrice {
  /** Before the automatic promotion. */
  base: number;
  /** With it. */
  sell: number;
  ref: number;
  tax: number;
  pay: number;
  nights: number;
  guests: number;
  /** Null without dates. */
  free_rooms: number | null;
  /** Day of the price. Null for a gift. */
  checkin: IsoDate | null;
}

/**
 * A package for a search, before its facet filters. Millions of them are visited in a second, so there is one object: it has the
 * values of the visited package only during the visit.
 */
export interface Candidate {
  hotel: IndexedHotel;
  pack: IndexedPackage;
  /** km from the point of the search. */
  distance: number | null;
  readonly price: Readonly<CandidatePrice>;
  /** Price on the card, with all taxes. */
  total: number;
  /** Bits of the facet filters that it does not pass, see `missBits`. */
  misses: number;
  /** Of the visited package: whether it can be cancelled free of charge, and whether its card announces a discount. */
  readonly isCancellable: () => boolean;
  readonly isAnnounced: () => boolean;
}

export const missBits: Readonly<Record<FacetFilter, number>> = {
  stars: 1,
  type: 2,
  environment: 4,
  style: 8,
  facility: 16,
  score: 32,
  tag: 64,
  price: 128,
  cancellation: 256,
  meal: 512,
  promotion: 1024,
};

const hotelsOf = (stays: IndexedStays, { area, among }: CandidateInput): Iterable<IndexedHotel> => {
  if (area.isUnknown) return [];
  if (among) return new Set(among.flatMap((id) => stays.hotelOf(id) ?? []));
  return area.within ? stays.hotelsIn(area.within) : stays.hotels.values();
};

/** Distance of a hotel inside the area; null without a point, undefined outside the area. */
const placeIn = ({ area }: CandidateInput, hotel: IndexedHotel): number | null | undefined => {
  const { around, distance, within } = area;
  if (within && !hotel.place_ids.includes(within)) return undefined;
  if (!around) return null;
  if (!distance) return kilometresBetween(around, hotel);
  if (Math.abs(hotel.lat - around.lat) > distance.max / kmPerDegree) return undefined;
  const km = kilometresBetween(around, hotel);
  return km >= distance.min && km <= distance.max ? km : undefined;
};

/** The same rule as `soldIn` of the database. @spec FLOW-004 */
export const soldInFlow = (flow: Flow): ((hotel: IndexedHotel, pack: IndexedPackage) => boolean) =>
  flowProductOf(flow).program === 'none'
    ? (_, { kind }) => kind === 'night'
    : (hotel, { kind }) => kind === 'stay' || hotel.imported;

const isOneOf = <T>(wanted: readonly T[], value: T | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

/** Bits of the filters that a hotel does not pass. */
const hotelMisses = (filter: SearchFilter, hotel: IndexedHotel): number =>
  (isOneOf(filter.stars, hotel.stars) ? 0 : missBits.stars) |
  (isOneOf(filter.types, hotel.type) ? 0 : missBits.type) |
  (isOneOf(filter.environments, hotel.environment) ? 0 : missBits.environment) |
  (isOneOf(filter.styles, hotel.style) ? 0 : missBits.style) |
  ((filter.facilities.length === 0 ||
    filter.facilities.every((facility) => hotel.facilities.includes(facility))) &&
  (!filter.petsAllowed || hotel.pets)
    ? 0
    : missBits.facility) |
  (filter.score === null || (hotel.review_count > 0 && hotel.review_average >= filter.score)
    ? 0
    : missBits.score);

/** The same rule as `leavesAtMost` of the database. */
const leavesTooMuch = (
  { worth, nights, max }: NonNullable<SearchFilter['left']>,
  price: CandidatePrice,
): boolean => Math.ceil((price.pay * (nights ?? price.nights)) / Math.max(1, price.nights)) > worth + max;

const packageMisses = ({ tags, meals }: SearchFilter, pack: IndexedPackage): number =>
  (tags.length === 0 || tags.every((tag) => pack.tags.includes(tag)) ? 0 : missBits.tag) |
  (meals.length === 0 || meals.every((meal) => pack.meals.includes(meal)) ? 0 : missBits.meal);

/** Writes the price of a package. Returns false when the search cannot have it. */
type PriceWriter = (pack: IndexedPackage, price: CandidatePrice) => boolean;

const writeFromPrice: PriceWriter = (pack, price) => {
  if (pack.from_price === null) return false;
  price.base = pack.from_price;
  price.sell = pack.from_price;
  price.ref = pack.from_ref_price ?? 0;
  price.tax = pack.from_tax ?? 0;
  price.pay = pack.from_amount_to_pay ?? 0;
  price.nights = pack.from_nights ?? 1;
  price.guests = 2;
  price.free_rooms = null;
  price.checkin = pack.from_checkin;
  return true;
};

const writeGiftPrice: PriceWriter = ({ gift }, price) => {
  if (!gift) return false;
  price.base = gift.price;
  price.sell = gift.price;
  price.ref = gift.price;
  price.tax = 0;
  price.pay = gift.price;
  price.nights = gift.nights;
  price.guests = 2;
  price.free_rooms = null;
  price.checkin = null;
  return true;
};

type StayDates = Pick<SearchedDates, 'checkin' | 'nights'>;

/** Price of a stay on the chosen dates, while enough rooms are free. */
const datedPrices = ({ filter, moment }: CandidateInput, dates: StayDates, sums: StaySums): PriceWriter => {
  const { nights } = dates;
  const { adults, children } = filter.guests;
  const guests = { adult: adults, child: children };
  return (pack, price) => {
    if (pack.min_nights > nights || pack.max_nights < nights) return false;
    const rooms = roomsNeeded(guests, pack.max_capacity);
    const freeRooms = sums.free[pack.room] ?? -1;
    if (freeRooms < rooms) return false;
    const stay = priceSummedStay({
      nightSum: sums.price[pack.room] ?? 0,
      nights,
      rooms,
      adults,
      children,
      supplement: pack.supplement,
      childPercent: pack.child_percent,
      promoPercent: pack.promo_percent === 0 ? 0 : promoOn(pack, moment.today),
      referenceBp: pack.reference_bp,
      tax: pack.tax,
    });
    price.base = stay.sellPrice;
    price.sell = stay.sellPrice;
    price.ref = stay.refPrice;
    price.tax = stay.localTaxTotalAmount;
    price.pay = stay.amountToPay;
    price.nights = nights;
    price.guests = adults + children;
    price.free_rooms = freeRooms;
    price.checkin = dates.checkin;
    return true;
  };
};

const never: PriceWriter = () => false;

/** Promotions that can apply. Most are not for the dates asked, which excludes them once instead of for each package. */
const livePromotions = (
  { basis, moment: { today, promotions } }: CandidateInput,
  dates: StayDates | null,
): readonly Promotion[] =>
  basis === 'dates' && dates
    ? promotions.live.filter((one) => isForDates(one, dates, today))
    : promotions.live;

/** Adds the automatic promotion to a writer: the twin of `discount` of the database. */
const withPromotion = (
  write: PriceWriter,
  live: readonly Promotion[],
  { basis, filter, moment: { today } }: CandidateInput,
): PriceWriter => {
  if (live.length === 0) return write;
  const isDated = basis === 'dates';
  const adults = isDated ? filter.guests.adults : 2;
  return (pack, price) => {
    if (!write(pack, price)) return false;
    const { checkin } = price;
    if (checkin === null) return true;
    const { id: packageId, hotel_id: hotelId, kind, themes } = pack;
    const stay = { packageId, hotelId, kind, themes, checkin, nights: price.nights };
    // The promotions of a search with dates are for these dates already.
    const applied = isDated
      ? bestOf(
          live.filter((one) => isForProduct(one, stay)),
          price.base,
        )
      : chooseAutomatic(live, stay, { today, price: price.base });
    if (!applied) return true;
    price.sell = price.base - applied.discount;
    const amounts = amountsOf(pack.tax, { sellPrice: price.sell, nights: price.nights, adults });
    price.tax = amounts.localTax;
    price.pay = amounts.amountToPay;
    return true;
  };
};

/** A day of arrival with the prices of its stays. */
interface Arrival {
  readonly sums: StaySums;
  readonly live: readonly Promotion[];
  readonly write: PriceWriter;
}

const toArrivals = (stays: IndexedStays, input: CandidateInput): readonly Arrival[] => {
  const { filter, moment } = input;
  if (!filter.dates) return [];
  const { nights } = filter.dates;
  return arrivalsOf(filter.dates, moment).flatMap((checkin, slot): Arrival[] => {
    const dates = { checkin, nights };
    const sums = stays.grid.sumStay(checkin, nights, slot);
    const live = livePromotions(input, dates);
    return sums ? [{ sums, live, write: withPromotion(datedPrices(input, dates, sums), live, input) }] : [];
  });
};

type Priced = Pick<Candidate, 'pack' | 'price'>;

/** What a search says of a priced package besides its price. */
interface Terms {
  /** The same rule as `cancellationPolicyOf`, for the day of the price; a gift has none. @spec PROD-031 */
  isCancellable(priced: Priced): boolean;
  isAnnounced(priced: Priced): boolean;
}

const createTerms = ({ basis, moment }: CandidateInput): Terms => {
  // A search has a few days of arrival, and days are slow to count.
  const known = new Map<IsoDate, number>();
  const daysBefore = (checkin: IsoDate): number => {
    const counted = known.get(checkin) ?? nightsBetween(moment.today, checkin);
    known.set(checkin, counted);
    return counted;
  };
  return {
    isCancellable({ pack, price }) {
      if (basis === 'gift' || pack.cancellation !== 'FLEX') return false;
      if (basis !== 'dates' || price.checkin === null) return true;
      return daysBefore(price.checkin) >= pack.cancellation_days;
    },
    isAnnounced({ pack, price: { base, ref, sell, nights, checkin } }) {
      if (basis === 'gift') return false;
      return announcesDiscount(pack, { base, ref, nights, checkin, discount: base - sell }, moment);
    },
  };
};

/** Bits of the filters that depend on the arrival. */
const datedMisses = (filter: SearchFilter, terms: Terms, priced: Priced): number => {
  const { price } = priced;
  const { min, max } = filter.price;
  const total = price.sell + price.tax;
  const isTooDear = (max !== null && total > max) || (min !== null && total < min);
  return (
    (isTooDear || (filter.left && leavesTooMuch(filter.left, price)) ? missBits.price : 0) |
    (filter.freeCancellation && !terms.isCancellable(priced) ? missBits.cancellation : 0) |
    (filter.promotions && !terms.isAnnounced(priced) ? missBits.promotion : 0)
  );
};

/** Cents of a room over its nights from which on a stay is dearer: below, the rounding of a reduction can give the same price. */
const dearerFrom = ({ promo_percent: percent }: IndexedPackage): number => Math.ceil(100 / (100 - percent));

/**
 * The price of the best arrival: one that passes the filters of dates, then the cheapest, then the first in order. Without such
 * filters and without promotions of certain dates, only arrivals with the lowest sum of nights can be the cheapest, and most are never priced.
 */
const flexiblePrices = (arrivals: readonly Arrival[], input: CandidateInput): PriceWriter => {
  const { price: limits, left, freeCancellation, promotions } = input.filter;
  const isFiltered = freeCancellation || promotions || limits.min !== null || limits.max !== null || !!left;
  const pricesAll = isFiltered || arrivals.some(({ live }) => live.length > 0);
  const { adults, children } = input.filter.guests;
  const scratch = emptyPrice();
  const terms = createTerms(input);
  const leastOf = (pack: IndexedPackage): number => {
    const rooms = roomsNeeded({ adult: adults, child: children }, pack.max_capacity);
    let least = Infinity;
    for (const { sums } of arrivals)
      if ((sums.free[pack.room] ?? -1) >= rooms) least = Math.min(least, sums.price[pack.room] ?? 0);
    return least + dearerFrom(pack);
  };
  return (pack, price) => {
    const dearer = pricesAll ? Infinity : leastOf(pack);
    let best = Infinity;
    let isKept = false;
    for (const { sums, write } of arrivals) {
      if ((sums.price[pack.room] ?? 0) >= dearer || !write(pack, scratch)) continue;
      const passes = !isFiltered || datedMisses(input.filter, terms, { pack, price: scratch }) === 0;
      const total = scratch.sell + scratch.tax;
      if (best !== Infinity && ((isKept && !passes) || (isKept === passes && total >= best))) continue;
      best = total;
      isKept = passes;
      Object.assign(price, scratch);
    }
    return best !== Infinity;
  };
};

/** How a search prices packages. Valid until the next one of dates is made. */
export const createPriceWriter = (stays: IndexedStays, input: CandidateInput): PriceWriter => {
  const { basis, filter } = input;
  if (basis === 'gift') return writeGiftPrice;
  if (basis !== 'dates' || !filter.dates)
    return withPromotion(writeFromPrice, livePromotions(input, null), input);
  const arrivals = toArrivals(stays, input);
  const [first] = arrivals;
  if (!first) return never;
  return filter.dates.arrivals ? flexiblePrices(arrivals, input) : first.write;
};

/** Conditions of a package that are not facets. */
const createFits = (input: CandidateInput) => {
  const { filter, moment, among, without, withoutHotels } = input;
  const wanted = among && new Set(among);
  const shown = new Set(withoutHotels);
  const guests = filter.guests.adults + filter.guests.children;
  const inOneRoom = filter.singleRoom && guests <= sharedRoomAtMost ? guests : 0;
  const isSold = soldInFlow(input.flow);
  return (hotel: IndexedHotel, pack: IndexedPackage): boolean =>
    pack.published &&
    isSold(hotel, pack) &&
    (pack.expiration === null || pack.expiration >= moment.today) &&
    (filter.theme === null || pack.themes.includes(filter.theme)) &&
    pack.max_capacity >= inOneRoom &&
    (!wanted || wanted.has(pack.id)) &&
    pack.id !== without &&
    !shown.has(hotel.id);
};

export const emptyPrice = (): CandidatePrice => ({
  base: 0,
  sell: 0,
  ref: 0,
  tax: 0,
  pay: 0,
  nights: 1,
  guests: 2,
  free_rooms: null,
  checkin: null,
});

/** The one object of a search, for its first package. */
const createCandidate = (
  terms: Terms,
  first: Pick<Candidate, 'hotel' | 'pack' | 'distance' | 'price'>,
): Candidate => {
  const candidate: Candidate = {
    ...first,
    total: 0,
    misses: 0,
    isCancellable: () => terms.isCancellable(candidate),
    isAnnounced: () => terms.isAnnounced(candidate),
  };
  return candidate;
};

export interface CandidateVisitor {
  visit(candidate: Readonly<Candidate>): void;
  /** Runs after the candidates of a hotel, if it had one. */
  leaveHotel?(): void;
}

/** The candidates of a search, hotel by hotel: the same as `candidateSql` selects. */
export const visitCandidates = (
  stays: IndexedStays,
  input: CandidateInput,
  visitor: CandidateVisitor,
): void => {
  const writePrice = createPriceWriter(stays, input);
  const fits = createFits(input);
  const price = emptyPrice();
  const terms = createTerms(input);
  let candidate: Candidate | null = null;
  for (const hotel of hotelsOf(stays, input)) {
    const distance = hotel.active ? placeIn(input, hotel) : undefined;
    if (distance === undefined) continue;
    const ofHotel = hotelMisses(input.filter, hotel);
    let hasOne = false;
    for (const pack of hotel.packages) {
      if (!fits(hotel, pack) || !writePrice(pack, price)) continue;
      candidate ??= createCandidate(terms, { hotel, pack, distance, price });
      candidate.hotel = hotel;
      candidate.pack = pack;
      candidate.distance = distance;
      candidate.total = price.sell + price.tax;
      candidate.misses =
        ofHotel | packageMisses(input.filter, pack) | datedMisses(input.filter, terms, candidate);
      hasOne = true;
      visitor.visit(candidate);
    }
    if (hasOne) visitor.leaveHotel?.();
  }
};
