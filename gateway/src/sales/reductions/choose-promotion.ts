import { nightsBetween, type Cents, type IsoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type {
  AppliedPromotion,
  PromotedFlow,
  PromotedStay,
  Promotion,
  PromotionConditions,
  PromotionTerms,
} from './promotion';

const isWithin = <T extends number | string>(value: T, least: T | null, most: T | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

const isListed = <T>(listed: readonly T[], value: T): boolean =>
  listed.length === 0 || listed.includes(value);

/** The flow whose promotions a product gets: of the product, not of the visitor, so that a stay costs the same on every page. */
const promotedFlowOf = ({ kind }: Pick<PromotedStay, 'kind'>): PromotedFlow =>
  kind === 'night' ? 'hotel' : 'booking';

/** True when the promotion is for the product, whatever its dates. */
export const isForProduct = (
  { flows, hotels, packages, themes }: PromotionConditions,
  stay: Pick<PromotedStay, 'packageId' | 'hotelId' | 'kind' | 'themes'>,
): boolean =>
  isListed(flows, promotedFlowOf(stay)) &&
  isListed(hotels, stay.hotelId) &&
  isListed(packages, stay.packageId) &&
  (themes.length === 0 || themes.some((theme) => stay.themes.includes(theme)));

export const isForSite = ({ locales }: PromotionConditions, locale: Locale): boolean =>
  isListed(locales, locale);

export const isForBookingDay = ({ validFrom, validUntil }: PromotionConditions, today: IsoDate): boolean =>
  isWithin(today, validFrom, validUntil);

/** True when the promotion is for these dates. `today` is the day of the booking. */
export const isForDates = (
  terms: PromotionConditions,
  { checkin, nights }: Pick<PromotedStay, 'checkin' | 'nights'>,
  today: IsoDate,
): boolean =>
  isWithin(checkin, terms.stayFrom, terms.stayUntil) &&
  isWithin(nights, terms.leastNights, terms.mostNights) &&
  isWithin(nightsBetween(today, checkin), terms.leastDaysBefore, terms.mostDaysBefore);

export const appliesTo = (terms: PromotionConditions, stay: PromotedStay, today: IsoDate): boolean =>
  isForBookingDay(terms, today) && isForDates(terms, stay, today) && isForProduct(terms, stay);

type Given = Pick<PromotionTerms, 'percent' | 'amount' | 'leastAmount' | 'mostPerOrder'>;

/** Cents that a promotion takes off `price` (cents), whatever is left of its budget. */
const wishedDiscount = ({ percent, amount, leastAmount, mostPerOrder }: Given, price: Cents): Cents => {
  if (price < leastAmount) return 0;
  const wanted = percent === null ? (amount ?? 0) : Math.floor((price * percent) / 100);
  return Math.min(price, wanted, mostPerOrder ?? Infinity);
};

/** Cents that a promotion takes off `price` (cents): all that it gives, or nothing when its budget has less. */
export const discountOf = (promotion: Given & Pick<Promotion, 'left'>, price: Cents): Cents => {
  const discount = wishedDiscount(promotion, price);
  return promotion.left !== null && discount > promotion.left ? 0 : discount;
};

const isBetter = (
  one: Promotion,
  discount: Cents,
  best: { readonly promotion: Promotion; readonly discount: Cents } | null,
): boolean => {
  if (!best) return true;
  if (one.priority !== best.promotion.priority) return one.priority > best.promotion.priority;
  if (discount !== best.discount) return discount > best.discount;
  return one.code < best.promotion.code;
};

/** The one promotion that reduces `price` (cents) among those that apply: highest priority, then greatest discount, then code. */
export const bestOf = (applicable: Iterable<Promotion>, price: Cents): AppliedPromotion | null => {
  let best: { readonly promotion: Promotion; readonly discount: Cents } | null = null;
  for (const promotion of applicable) {
    const discount = discountOf(promotion, price);
    if (discount > 0 && isBetter(promotion, discount, best)) best = { promotion, discount };
  }
  return best;
};

/** The automatic promotion of a stay that costs `price` (cents, without taxes) before it. At most one applies. @spec PROD-041 */
export const chooseAutomatic = (
  live: readonly Promotion[],
  stay: PromotedStay,
  { today, price }: { readonly today: IsoDate; readonly price: Cents },
): AppliedPromotion | null =>
  live.length === 0
    ? null
    : bestOf(
        live.filter((promotion) => appliesTo(promotion, stay, today)),
        price,
      );
