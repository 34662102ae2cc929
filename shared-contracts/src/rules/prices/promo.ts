import type { Cents } from '../../base/money';

/** Places that show a discount. Each has its own threshold and rounding. */
export type PromoKind = 'card' | 'box' | 'gift-box' | 'activity' | 'hotel-list' | 'quote';

interface PromoRule {
  /** Lowest displayed whole percentage. */
  readonly least: number;
  readonly round: (percent: number) => number;
}

// Floating-point division gives 29.000000000000004 for 29.
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
 * The whole percentage to display, or null below the threshold, which applies after rounding. A negative discount counts as none.
 * Activities display from 5 % everywhere.
 * @spec CARD-013 CARD-016 QUOTE-006 QUOTE-007 BOX-021
 */
export const promoToShow = (kind: PromoKind, percent: number): number | null => {
  const { least, round } = promoRules[kind];
  const rounded = round(Math.max(0, percent));
  return rounded >= least ? rounded : null;
};

/** Exact percentage between a price and its reference. 0 when nothing is saved. */
export const discountPercent = (sellPrice: Cents, refPrice: Cents): number =>
  refPrice > sellPrice && refPrice > 0 ? ((refPrice - sellPrice) * 100) / refPrice : 0;

/** Discount of a box in whole percent, rounded down. Null when hidden. @spec BOX-020 BOX-021 BOX-022 */
export const boxPromo = (value: Cents, reference: Cents): number | null =>
  promoToShow('box', discountPercent(value, reference));

/** Discount of a gift box in the carousel, in percent, rounded up. @spec BOX-024 */
export const giftBoxDiscount = (price: Cents, promoPrice: Cents): number =>
  promoRules['gift-box'].round(discountPercent(promoPrice, price));
