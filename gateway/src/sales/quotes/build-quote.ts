import type { ProgramLine, Quote } from '@detour/shared-contracts/api';
import { addDays, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  assessStay,
  type AssessedStay,
  type Guests,
  type Moment,
  type StayRefusal,
  type StayRequest,
} from '../inventory/assess-stay';
import { cancellationPolicyOf } from '../inventory/cancellation-policy';
import { toQuotedPriceInfo } from '../inventory/price-info';
import { promoOn } from '../inventory/pricing';
import { autoDiscountOf, extraDiscountOf } from '../reductions/lawful-price';
import type { Night, StayProduct } from '../inventory/stay-product.repository';
import { createTranslate } from '../../messages/message-catalogue';
import { activityDayProblems, toActivityChoices, type ActivityDay } from '../../catalogue/activity-choices';
import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';
import { partyOf } from './party';

export interface QuoteInput {
  readonly product: StayProduct;
  /** From check-in on, in order, at least as many as the longest stay that may be returned instead. */
  readonly nights: readonly Night[];
  readonly request: StayRequest;
  readonly activityDays: readonly ActivityDay[];
  readonly moment: Moment;
  readonly locale: Locale;
  readonly programLines: readonly ProgramLine[];
}

// A promotion that ends within this many days is a flash deal; one without an end never is.
const flashDays = 3;

const isFlashDeal = ({ product: { pack }, moment: { today } }: QuoteInput): boolean =>
  promoOn(pack, today) > 0 && pack.promo_until !== null && pack.promo_until <= addDays(today, flashDays);

const toCriteria = ({ checkin, nights, guests }: StayRequest) => ({
  checkin,
  nights,
  adult: guests.adults,
  child: guests.children,
  baby: guests.babies,
});

/**
 * Assesses the requested stay, or the nearest number of nights that this check-in allows; the page shows that it was changed.
 * @spec QUOTE-012
 */
const assessNearest = (
  input: QuoteInput,
): { readonly request: StayRequest; readonly stay: Result<AssessedStay, StayRefusal> } => {
  const { product, nights, request, moment } = input;
  const stay = assessStay(product, nights, request, moment);
  const limits = stay.ok ? undefined : stay.error.allowedNights;
  if (!limits) return { request, stay };
  const nearest = { ...request, nights: Math.min(limits.max, Math.max(limits.min, request.nights)) };
  const second = assessStay(product, nights, nearest, moment);
  return second.ok ? { request: nearest, stay: second } : { request, stay };
};

const activityErrors = ({ product, activityDays }: QuoteInput, stay: StayRequest) =>
  activityDayProblems(product.pack.program as readonly StoredProgramLine[], stay, activityDays).map(
    (message) => ({ code: 'ACTIVITY_NOT_AVAILABLE', message }),
  );

const finalPriceOf = ({ price, nights }: AssessedStay): NonNullable<Quote['finalPrice']> => ({
  sellPrice: price.sellPrice,
  extraDiscount: extraDiscountOf(price),
  nights: nights.length,
  localTaxTotalAmount: price.localTaxTotalAmount,
  amountToPay: price.amountToPay,
});

/** Each night's share of the price without reductions: rooms plus supplements. Without a reduction, their sum is `refPrice`. */
const nightPricesOf = (
  { product: { pack } }: QuoteInput,
  { nights, rooms }: AssessedStay,
  guests: Guests,
) => {
  const supplement = (pack.supplement * (guests.adults * 100 + guests.children * pack.child_percent)) / 100;
  return nights.map(({ night, price }, index) => ({
    day: night,
    price: rooms * price + Math.round(supplement * (index + 1)) - Math.round(supplement * index),
  }));
};

/**
 * Returns the exact price of a stay, or why it is not available. A quote changes and holds nothing.
 * @spec CALL-055 CALL-056 CALL-057 QUOTE-001 QUOTE-002
 */
export const buildQuote = (input: QuoteInput): Quote => {
  const { product, locale, moment } = input;
  const { request, stay } = assessNearest(input);
  const value = stay.ok ? stay.value : null;
  const refused = stay.ok
    ? []
    : [{ code: stay.error.kind, message: `${stay.error.kind}: ${stay.error.message}` }];
  const errors = [...refused, ...activityErrors(input, request)];
  const isChanged = request.nights !== input.request.nights;
  return {
    bookable: errors.length === 0,
    errors,
    priceInfo: value && toQuotedPriceInfo(value),
    finalPrice: value && finalPriceOf(value),
    localTaxTotalAmount: value?.price.localTaxTotalAmount ?? 0,
    localTax: product.hotel.tax,
    programLineList: [...input.programLines],
    activityChoices: toActivityChoices(input.programLines, request, partyOf(request.guests, locale)),
    autoDiscount: value && autoDiscountOf(value.price),
    flashDeal: value !== null && isFlashDeal(input),
    roomsAmountMessage:
      value && value.rooms > 1 ? createTranslate(locale)('room.rooms', { count: value.rooms }) : null,
    nightPrices: value ? nightPricesOf(input, value, request.guests) : [],
    availableRooms: value?.freeRooms ?? 0,
    modifiedReservationCriteria: isChanged ? toCriteria(request) : null,
    reservationCriteria: toCriteria(input.request),
    cancellationPolicy: cancellationPolicyOf(product, request.checkin as IsoDate, moment.today),
  };
};
