import {
  addDays,
  err,
  ok,
  zonedNow,
  type Cents,
  type IsoDate,
  type Result,
} from '@detour/shared-contracts/base';
import { isDayClosed, roomsNeeded } from '@detour/shared-contracts/rules';
import { lawfulPrice } from '../reductions/lawful-price';
import {
  noPromotions,
  type AppliedPromotion,
  type PromotedStay,
  type SitePromotions,
} from '../reductions/promotion';
import { priceStay, promoOn, type StayPrice } from './pricing';
import { amountsOf } from './stay-amounts';
import type { Night, StayProduct } from './stay-product.repository';

/** Booking horizon in days from today. @spec CALL-052 */
export const bookingHorizonDays = 365;

export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
}

export interface StayRequest {
  readonly checkin: IsoDate;
  readonly nights: number;
  readonly guests: Guests;
}

/** Time of a request on a market's calendar. Create it once per request with `momentOf`: `Intl` is slow. */
export interface Moment {
  readonly today: IsoDate;
  /** First possible check-in day: today until 20:00. */
  readonly firstArrival: IsoDate;
  /** Last possible check-in day. */
  readonly lastArrival: IsoDate;
  /** Automatic promotions of the request's site. */
  readonly promotions: SitePromotions;
}

/** @spec CAL-005 CALL-052 */
export const momentOf = (
  now: number,
  timeZone: string,
  promotions: SitePromotions = noPromotions,
): Moment => {
  const today = zonedNow(now, timeZone).date;
  const firstArrival = isDayClosed(today, now, timeZone) ? addDays(today, 1) : today;
  return { today, firstArrival, lastArrival: addDays(today, bookingHorizonDays), promotions };
};

/** Codes are those of orders, so that a quote and its order fail alike. @spec CALL-057 CALL-090 */
export interface StayRefusal {
  readonly kind: 'PACKAGE_NOT_AVAILABLE' | 'PACKAGE_NOT_AVAILABLE_CHECKIN' | 'NO_ROOM_LEFT';
  readonly message: string;
  /** Set when only the number of nights is wrong: the numbers that this check-in allows. */
  readonly allowedNights?: { readonly min: number; readonly max: number };
}

export interface AssessedStay {
  readonly rooms: number;
  /** Rooms free on every night of the stay. */
  readonly freeRooms: number;
  readonly price: AssessedPrice;
  readonly nights: readonly Night[];
}

/** `sellPrice` is with the automatic promotion, and `refPrice` its lawful reference. */
interface AssessedPrice extends StayPrice {
  /** The price that the announced automatic discount is taken from; `sellPrice` when none is announced. */
  readonly basePrice: Cents;
  readonly applied: AppliedPromotion | null;
}

const roomsOf = ({ room }: StayProduct, { guests }: StayRequest): number =>
  roomsNeeded({ adult: guests.adults, child: guests.children }, room.max_capacity);

const isForSale = ({ pack, hotel }: StayProduct, today: IsoDate): boolean =>
  pack.published && hotel.active && (pack.expiration === null || pack.expiration >= today);

const refuse = (kind: StayRefusal['kind'], message: string): { ok: false; error: StayRefusal } =>
  err({ kind, message });

const wrongNights = (request: StayRequest, min: number, max: number): { ok: false; error: StayRefusal } =>
  err({
    kind: 'PACKAGE_NOT_AVAILABLE',
    message: `From ${request.checkin} this stay lasts ${min} to ${max} nights, not ${request.nights}.`,
    allowedNights: { min, max },
  });

/**
 * Returns the allowed number of nights for a stay that starts on this night. Null when the hotel's minimum stay is longer than the
 * package, which is never extended.
 */
export const nightLimits = (
  { pack }: Pick<StayProduct, 'pack'>,
  first: Pick<Night, 'min_los'>,
): { readonly min: number; readonly max: number } | null => {
  const min = Math.max(first.min_los, pack.min_nights);
  return min > pack.max_nights ? null : { min, max: pack.max_nights };
};

const checkStart = (product: StayProduct, request: StayRequest, moment: Moment, first: Night | undefined) => {
  const { checkin, nights } = request;
  if (!isForSale(product, moment.today)) {
    return refuse('PACKAGE_NOT_AVAILABLE', `Package ${product.pack.id} is not for sale.`);
  }
  const isOpen = checkin >= moment.firstArrival && checkin <= moment.lastArrival;
  if (!isOpen || first?.night !== checkin || first.closed || first.closed_to_arrival) {
    return refuse('PACKAGE_NOT_AVAILABLE_CHECKIN', `Package ${product.pack.id} cannot start on ${checkin}.`);
  }
  const limits = nightLimits(product, first);
  if (!limits) {
    const message = `From ${checkin} the hotel requires ${first.min_los} nights; package ${product.pack.id} has fewer.`;
    return refuse('PACKAGE_NOT_AVAILABLE_CHECKIN', message);
  }
  const { min, max } = limits;
  return nights < min || nights > max ? wrongNights(request, min, max) : null;
};

/** What promotions look at. */
export const promotedStayOf = (
  { pack }: { readonly pack: Pick<StayProduct['pack'], 'id' | 'hotel_id' | 'kind' | 'themes'> },
  { checkin, nights }: { readonly checkin: string; readonly nights: number },
): PromotedStay => ({
  packageId: pack.id,
  hotelId: pack.hotel_id,
  kind: pack.kind,
  themes: pack.themes,
  checkin: checkin as IsoDate,
  nights,
});

const priceOf = (
  product: StayProduct,
  request: StayRequest,
  nights: readonly Night[],
  { today, promotions }: Moment,
): AssessedPrice => {
  const { pack, hotel } = product;
  const { adults, children } = request.guests;
  const price = priceStay({
    nightPrices: nights.map((night) => night.price),
    rooms: roomsOf(product, request),
    adults,
    children,
    supplement: pack.supplement,
    childPercent: pack.child_percent,
    promoPercent: promoOn(pack, today),
    referenceBp: pack.reference_bp,
    tax: hotel.tax,
  });
  const { sellPrice, refPrice, basePrice, applied } = lawfulPrice(
    { sell: price.sellPrice, ref: price.refPrice },
    pack,
    promotedStayOf(product, request),
    { promotions, today },
  );
  const { localTax, taxAtHotel, amountToPay } = amountsOf(hotel.tax, {
    sellPrice,
    nights: nights.length,
    adults,
  });
  return {
    refPrice,
    sellPrice,
    localTaxTotalAmount: localTax,
    amountToPay,
    taxAtHotel,
    basePrice,
    applied,
  };
};

/**
 * Decides whether these guests can book this stay, and its price. Calendar, quote and order all use it. `nights` are the rows from
 * check-in on, in order; a missing row makes the stay impossible.
 * @spec CALL-056 CALL-090 CAL-005
 */
export const assessStay = (
  product: StayProduct,
  nights: readonly Night[],
  request: StayRequest,
  moment: Moment,
): Result<AssessedStay, StayRefusal> => {
  const refused = checkStart(product, request, moment, nights[0]);
  if (refused) return refused;
  const checkout = addDays(request.checkin, request.nights);
  const wanted = nights.filter(({ night }) => night < checkout);
  if (wanted.length < request.nights || wanted.some(({ closed }) => closed)) {
    return refuse(
      'PACKAGE_NOT_AVAILABLE',
      `Not every night from ${request.checkin} to ${checkout} is on sale.`,
    );
  }
  const rooms = roomsOf(product, request);
  const freeRooms = Math.max(
    0,
    Math.min(...wanted.map(({ capacity, sold, held }) => capacity - sold - held)),
  );
  if (freeRooms < rooms) {
    return refuse(
      'NO_ROOM_LEFT',
      `The stay needs ${rooms} rooms; ${freeRooms} are free from ${request.checkin} to ${checkout}.`,
    );
  }
  return ok({ rooms, freeRooms, price: priceOf(product, request, wanted, moment), nights: wanted });
};
