import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';
import type { Flow } from '@detour/shared-contracts/mount';
import { flowProductOf, roomsNeeded } from '@detour/shared-contracts/rules';
import { priceSummedStay, promoOn } from '../../../../sales/inventory/pricing';
import { amountsOf } from '../../../../sales/inventory/stay-amounts';
import { announcesDiscount } from '../../../../sales/reductions/announced-discount';
import { chooseAutomatic, isForDates } from '../../../../sales/reductions/choose-promotion';
import {
  kmPerDegree,
  sharedRoomAtMost,
  type CandidateInput,
  type FacetFilter,
} from '../../offers/candidates.repository';
import type { SearchFilter } from '../../search-filter';
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

const packageMisses = (filter: SearchFilter, candidate: Candidate): number => {
  const {
    tags,
    meals,
    price: { min, max },
    left,
  } = filter;
  const { pack, price, total } = candidate;
  const isTooDear = (max !== null && total > max) || (min !== null && total < min);
  return (
    (tags.length === 0 || tags.every((tag) => pack.tags.includes(tag)) ? 0 : missBits.tag) |
    (isTooDear || (left && leavesTooMuch(left, price)) ? missBits.price : 0) |
    (meals.length === 0 || meals.every((meal) => pack.meals.includes(meal)) ? 0 : missBits.meal) |
    (filter.freeCancellation && !candidate.isCancellable() ? missBits.cancellation : 0) |
    (filter.promotions && !candidate.isAnnounced() ? missBits.promotion : 0)
  );
};

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

/** Price of a stay on the chosen dates, while enough rooms are free. */
const datedPrices = (
  { filter, moment }: CandidateInput,
  dates: { readonly checkin: IsoDate; readonly nights: number },
  sums: StaySums,
): PriceWriter => {
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

/** Adds the automatic promotion to a writer: the twin of `discount` of the database. */
const withPromotion = (write: PriceWriter, { basis, filter, moment }: CandidateInput): PriceWriter => {
  const { today, promotions } = moment;
  const dated = basis === 'dates' ? filter.dates : null;
  // Most promotions are not for these dates, which excludes them once instead of for each package.
  const live = dated ? promotions.live.filter((one) => isForDates(one, dated, today)) : promotions.live;
  if (live.length === 0) return write;
  const adults = basis === 'dates' ? filter.guests.adults : 2;
  return (pack, price) => {
    if (!write(pack, price)) return false;
    const { checkin } = price;
    if (checkin === null) return true;
    const { id: packageId, hotel_id: hotelId, kind, themes } = pack;
    const stay = { packageId, hotelId, kind, themes, checkin, nights: price.nights };
    const applied = chooseAutomatic(live, stay, { today, price: price.base });
    if (!applied) return true;
    price.sell = price.base - applied.discount;
    const amounts = amountsOf(pack.tax, { sellPrice: price.sell, nights: price.nights, adults });
    price.tax = amounts.localTax;
    price.pay = amounts.amountToPay;
    return true;
  };
};

/** How a search prices packages. Valid until the next one of dates is made. */
export const createPriceWriter = (stays: IndexedStays, input: CandidateInput): PriceWriter => {
  const { basis, filter, moment } = input;
  if (basis === 'gift') return writeGiftPrice;
  if (basis !== 'dates' || !filter.dates) return withPromotion(writeFromPrice, input);
  const { checkin, nights } = filter.dates;
  if (checkin < moment.firstArrival || checkin > moment.lastArrival) return never;
  const sums = stays.grid.sumStay(checkin, nights);
  return sums ? withPromotion(datedPrices(input, filter.dates, sums), input) : never;
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

/** The same rule as `cancellationPolicyOf`, for the dates asked; a gift has none. @spec PROD-031 */
const isCancellable = ({ pack, price }: Candidate, { basis, moment }: CandidateInput): boolean => {
  if (basis === 'gift' || pack.cancellation !== 'FLEX') return false;
  if (basis !== 'dates' || price.checkin === null) return true;
  return addDays(price.checkin, -pack.cancellation_days) >= moment.today;
};

const isAnnounced = ({ pack, price }: Candidate, { basis, moment }: CandidateInput): boolean =>
  basis !== 'gift' &&
  announcesDiscount(
    pack,
    {
      base: price.base,
      ref: price.ref,
      nights: price.nights,
      checkin: price.checkin,
      discount: price.base - price.sell,
    },
    moment,
  );

/** The one object of a search, for its first package. */
const createCandidate = (
  input: CandidateInput,
  first: Pick<Candidate, 'hotel' | 'pack' | 'distance' | 'price'>,
): Candidate => {
  const candidate: Candidate = {
    ...first,
    total: 0,
    misses: 0,
    isCancellable: () => isCancellable(candidate, input),
    isAnnounced: () => isAnnounced(candidate, input),
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
  let candidate: Candidate | null = null;
  for (const hotel of hotelsOf(stays, input)) {
    const distance = hotel.active ? placeIn(input, hotel) : undefined;
    if (distance === undefined) continue;
    const ofHotel = hotelMisses(input.filter, hotel);
    let hasOne = false;
    for (const pack of hotel.packages) {
      if (!fits(hotel, pack) || !writePrice(pack, price)) continue;
      candidate ??= createCandidate(input, { hotel, pack, distance, price });
      candidate.hotel = hotel;
      candidate.pack = pack;
      candidate.distance = distance;
      candidate.total = price.sell + price.tax;
      candidate.misses = ofHotel | packageMisses(input.filter, candidate);
      hasOne = true;
      visitor.visit(candidate);
    }
    if (hasOne) visitor.leaveHotel?.();
  }
};
