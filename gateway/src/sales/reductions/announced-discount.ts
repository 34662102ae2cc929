import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import { discountPercent, promoToShow } from '@detour/shared-contracts/rules';
import { autoDiscountOf, lawfulPrice, type LawfulPrice, type ProductReduction } from './lawful-price';
import type { PromotedStay, SitePromotions } from './promotion';

/** What the announced price of a product depends on. */
export type AnnouncedProduct = ProductReduction & {
  readonly id: string;
  readonly hotel_id: string;
  readonly kind: PromotedStay['kind'];
  readonly themes: readonly number[];
};

/** A price in cents without taxes, before automatic promotions. `checkin` is null for a gift, or without a bookable day. */
export interface DatedPrice {
  readonly base: Cents;
  readonly ref: Cents;
  readonly nights: number;
  readonly checkin: string | null;
}

interface Sale {
  readonly promotions: SitePromotions;
  readonly today: IsoDate;
}

/** The price as the quote of the same stay announces it. Without a day it has no automatic promotion. */
export const announcedPriceOf = (
  product: AnnouncedProduct,
  { base, ref, nights, checkin }: DatedPrice,
  sale: Sale,
): LawfulPrice => {
  if (checkin === null) return { sellPrice: base, basePrice: base, refPrice: ref, applied: null };
  const { id: packageId, hotel_id: hotelId, kind, themes } = product;
  // Safe: days of the database and of requests are checked.
  const stay = { packageId, hotelId, kind, themes, checkin: checkin as IsoDate, nights };
  return lawfulPrice({ sell: base, ref }, product, stay, sale);
};

/** True when a card shows the discount: a struck price from the threshold on, or the automatic discount. @spec CARD-016 FLAG-004 */
const showsDiscount = (price: LawfulPrice): boolean =>
  promoToShow('card', discountPercent(price.basePrice, price.refPrice)) !== null ||
  autoDiscountOf(price) !== null;

const isReduced = ({ promo_from: from, promo_until: until }: ProductReduction, today: IsoDate): boolean =>
  from !== null && from <= today && (until === null || today <= until);

/**
 * True when the card of a stay announces a discount. `discount`: cents that the automatic promotion takes off. Without one, and without
 * a reduction of its own, no past price of the stay was higher, so its history is not computed.
 */
export const announcesDiscount = (
  product: AnnouncedProduct,
  price: DatedPrice & { readonly discount: Cents },
  sale: Sale,
): boolean => {
  const { live, versions } = sale.promotions;
  const isPlain = price.discount === 0 && !isReduced(product, sale.today);
  if (isPlain && (live.length > 0 || versions.length > 0)) return false;
  return showsDiscount(announcedPriceOf(product, price, sale));
};
