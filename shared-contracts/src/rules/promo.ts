import type { Cents } from '../money';

/** Where a discount is shown; each place has its threshold and its rounding. */
export type PromoKind = 'card' | 'box' | 'gift-box' | 'activity' | 'hotel-list' | 'quote';

interface PromoRule {
  /** Lowest whole percentage that is shown. */
  readonly least: number;
  readonly round: (percent: number) => number;
}

// A quotient such as 29.000000000000004 is 29.
const noise = 1e-9;
const up = (percent: number): number => Math.max(0, Math.ceil(percent - noise));
const down = (percent: number): number => Math.floor(percent + noise);
const nearest = (percent: number): number => Math.round(percent);

const promoRules: Readonly<Record<PromoKind, PromoRule>> = {
  card: { least: 6, round: up },
  box: { least: 6, round: down },
  'gift-box': { least: 6, round: up },
  activity: { least: 5, round: nearest },
  'hotel-list': { least: 10, round: nearest },
  quote: { least: 6, round: nearest },
};

/**
 * The whole percentage that a place shows for a discount, or null below its threshold, which applies after rounding. A negative
 * discount counts as none. Activities show from 5 on wherever they stand.
 * @spec CARD-013 CARD-016 QUOTE-006 QUOTE-007 BOX-021
 */
export const promoToShow = (kind: PromoKind, percent: number): number | null => {
  const { least, round } = promoRules[kind];
  const rounded = round(Math.max(0, percent));
  return rounded >= least ? rounded : null;
};

/** Exact percentage between a price and its reference, 0 when nothing is saved. */
export const discountPercent = (sellPrice: Cents, refPrice: Cents): number =>
  refPrice > sellPrice && refPrice > 0 ? ((refPrice - sellPrice) * 100) / refPrice : 0;

/** Percentage of a box against its reference, rounded down, as it is shown; null when it is not. @spec BOX-020 BOX-021 BOX-022 */
export const boxPromo = (value: Cents, reference: Cents): number | null =>
  promoToShow('box', discountPercent(value, reference));

/** Percentage of a gift box in the carousel, rounded up. @spec BOX-024 */
export const giftBoxDiscount = (price: Cents, promoPrice: Cents): number =>
  promoRules['gift-box'].round(discountPercent(promoPrice, price));
