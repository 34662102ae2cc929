import { addDays, type Cents, type IsoDate } from '@detour/shared-contracts/base';
import { appliesTo, bestOf, chooseAutomatic } from './choose-promotion';
import type {
  AppliedPromotion,
  PromotedStay,
  Promotion,
  PromotionVersion,
  SitePromotions,
} from './promotion';

/** Reduction that belongs to the product itself, see the columns of `package`. Days of the market. */
export interface ProductReduction {
  readonly promo_percent: number;
  readonly promo_from: string | null;
  readonly promo_until: string | null;
  readonly reference_bp: number;
}

/** Price of a stay for all guests and nights, in cents without taxes, before automatic promotions. */
export interface ProductPrice {
  /** With the reduction of the product. */
  readonly sell: Cents;
  /** Lowest price before that reduction; equal to `sell` without one. */
  readonly ref: Cents;
}

export interface LawfulPrice {
  /** What the buyer pays, without taxes. */
  readonly sellPrice: Cents;
  /** The price that the announced automatic discount is taken from. Equal to `sellPrice` when none is announced. */
  readonly basePrice: Cents;
  /** Lowest price of the 30 days before the present one began. At least `basePrice`. */
  readonly refPrice: Cents;
  /** The promotion that was applied, announced or not. */
  readonly applied: AppliedPromotion | null;
}

/** Days before a reduction whose lowest price is its reference (98/6/EC, article 6a). */
const referenceDays = 30;
/** Price changes before this many days ago are not looked at. */
export const rememberedDays = 400;
const dawn = '0001-01-01' as IsoDate;

const isReduced = ({ promo_from: from, promo_until: until }: ProductReduction, day: string): boolean =>
  from !== null && from <= day && (until === null || day <= until);

/** The product's price on a past day, at today's night prices. */
const productPriceOn = (
  { sell, ref }: ProductPrice,
  reduction: ProductReduction,
  today: IsoDate,
): ((day: IsoDate) => Cents) => {
  const { promo_from: from, promo_percent: percent, reference_bp: bp } = reduction;
  if (isReduced(reduction, today)) return (day) => (from !== null && day >= from ? sell : ref);
  const during = Math.floor((sell * (100 - percent) + 99) / 100);
  const before = Math.min(sell, Math.floor((sell * bp) / 10_000));
  return (day) => (isReduced(reduction, day) ? during : from !== null && day < from ? before : sell);
};

const isOf = ({ from, until }: PromotionVersion, day: IsoDate): boolean =>
  from <= day && (until === null || day <= until);

/** A past version gave its discount as long as it could: what was left then is not known, and the lower price is the safe one. */
const asGiven = ({ terms }: PromotionVersion): Promotion => ({ ...terms, left: null });

/** First days on which the price may have changed, up to today, in order. */
const changesOf = (
  versions: readonly PromotionVersion[],
  reduction: ProductReduction,
  checkin: IsoDate,
  today: IsoDate,
): readonly IsoDate[] => {
  const after = (day: string | null): IsoDate | null => (day === null ? null : addDays(day as IsoDate, 1));
  const days = [
    reduction.promo_from,
    after(reduction.promo_until),
    ...versions.flatMap(({ from, until, terms }) => [
      from,
      // On the day of a change both versions were on sale, one after the other.
      until,
      after(until),
      terms.validFrom,
      after(terms.validUntil),
      terms.mostDaysBefore === null ? null : addDays(checkin, -terms.mostDaysBefore),
      terms.leastDaysBefore === null ? null : addDays(checkin, 1 - terms.leastDaysBefore),
    ]),
  ];
  const floor = addDays(today, -rememberedDays);
  const past = days.filter((day): day is IsoDate => day !== null && day <= today && day > floor);
  return [...new Set(past)].sort();
};

interface Segment {
  readonly from: IsoDate;
  /** Last day. */
  readonly until: IsoDate;
  readonly price: Cents;
}

/** Lowest price on a past day: of two versions that were on sale on it, the cheaper one. */
const lowestOn = (
  day: IsoDate,
  stay: PromotedStay,
  versions: readonly PromotionVersion[],
  price: Cents,
): Cents => {
  const given = versions.filter((version) => isOf(version, day) && appliesTo(version.terms, stay, day));
  const ended = given.filter(({ until }) => until === day);
  if (ended.length === 0) return price - (bestOf(given.map(asGiven), price)?.discount ?? 0);
  return Math.min(...given.map((version) => price - (bestOf([asGiven(version)], price)?.discount ?? 0)));
};

const lowestBefore = (segments: readonly Segment[], first: IsoDate): Cents => {
  const opens = addDays(first, -referenceDays);
  const seen = segments.filter(({ from, until }) => from < first && until >= opens);
  return Math.min(...seen.map(({ price }) => price));
};

/** Lowest price of the 30 days before the price became `present` (cents). `present` when it was never another one. */
const referenceOf = (segments: readonly Segment[], present: Cents): Cents => {
  let run = segments.length;
  while (run > 0 && segments[run - 1]?.price === present) run -= 1;
  const first = segments[run]?.from;
  // The price of today is the last run; when it differs from every segment, it began today.
  return run === 0 || first === undefined ? present : lowestBefore(segments, first);
};

/**
 * The price of a stay with its automatic promotion, and the reference of the law: the lowest price of the same stay in the 30 days
 * before the present price began. A discount is announced only if the price that it is taken from is not above that reference; otherwise the
 * buyer gets it, and the lower price is just the price.
 * @spec PROD-041 QUOTE-002
 */
export const lawfulPrice = (
  product: ProductPrice,
  reduction: ProductReduction,
  stay: PromotedStay,
  { promotions, today }: { readonly promotions: SitePromotions; readonly today: IsoDate },
): LawfulPrice => {
  const { sell, ref } = product;
  if (promotions.live.length === 0 && promotions.versions.length === 0)
    return { sellPrice: sell, basePrice: sell, refPrice: ref, applied: null };
  const applied = chooseAutomatic(promotions.live, stay, { today, price: sell });
  const final = sell - (applied?.discount ?? 0);
  const priceOn = productPriceOn(product, reduction, today);
  const { versions } = promotions;
  const days = changesOf(versions, reduction, stay.checkin, today);
  const starts = [dawn, ...days.filter((day) => day < today)];
  const past = starts.map((from, index): Segment => {
    const next = starts[index + 1] ?? today;
    const until = addDays(next, -1);
    return { from, until, price: lowestOn(until, stay, versions, priceOn(until)) };
  });
  const segments = [...past, { from: today, until: today, price: final }];
  const lowest = referenceOf(segments, final);
  const isTrue = applied !== null && lowest >= sell;
  return {
    sellPrice: final,
    basePrice: isTrue ? sell : final,
    refPrice: Math.max(isTrue ? sell : final, lowest),
    applied,
  };
};

/** Whole percent of the announced automatic discount, never more than it is; 0 when none is announced. */
export const extraDiscountOf = ({ sellPrice, basePrice, applied }: LawfulPrice): number => {
  if (!applied || basePrice <= sellPrice) return 0;
  const { percent } = applied.promotion;
  const given = Math.floor(((basePrice - sellPrice) * 100) / basePrice);
  // The cent that rounding takes is not a percent; a limit of the promotion is.
  return percent !== null && basePrice - sellPrice >= Math.floor((basePrice * percent) / 100)
    ? percent
    : given;
};

/** The announced automatic discount for badges: its code and whole percent. Null below one percent. @spec PROD-044 FLAG-004 */
export const autoDiscountOf = (
  price: LawfulPrice,
): { readonly code: string; readonly value: number } | null => {
  const value = extraDiscountOf(price);
  return price.applied && value > 0 ? { code: price.applied.promotion.code, value } : null;
};
