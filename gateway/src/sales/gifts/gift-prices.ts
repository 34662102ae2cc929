import type { BucketValue } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { roomsNeeded } from '@detour/shared-contracts/rules';
import type { NightFact } from '../inventory/night-facts.repository';
import { priceSummedStay } from '../inventory/pricing';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';

/** Days ahead whose prices define the buckets. @spec GIFT-048 */
export const giftHorizonDays = 183;

/** Preselected bucket. */
export const defaultBucket: BucketValue = 'comfort';

/** Share (percent) of the possible arrival days that a bucket must cover. */
const shares: Readonly<Record<BucketValue, number>> = { essential: 50, comfort: 80, freedom: 100 };

/** Nights of a gift unless the package configures others. @spec GIFT-052 */
const nightsRange = { min: 1, max: 3 };

export interface GiftPriceRow {
  readonly nights: number;
  readonly essential: Cents;
  readonly comfort: Cents;
  readonly freedom: Cents;
  readonly essentialShare: number;
  readonly comfortShare: number;
}

/** Nights for which a package is sold as a gift: 1 to 3 within the package's range, or its minimum when that is longer. */
export const giftNightsOf = (pack: {
  readonly min_nights: number;
  readonly max_nights: number;
}): readonly number[] => {
  const from = Math.max(nightsRange.min, pack.min_nights);
  const to = Math.max(from, Math.min(nightsRange.max, pack.max_nights));
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

const wholeEuros = (cents: Cents): Cents => Math.ceil(cents / 100) * 100;

const coveredShare = (totals: readonly Cents[], price: Cents): number =>
  Math.floor((totals.filter((total) => total <= price).length * 100) / totals.length);

/**
 * Returns the price of each bucket, or null without an arrival day. `arrivals` are the totals (cents, taxes included) of every
 * arrival day on which two people could come. The price of a bucket is enough for its share of those days, rounded up to whole
 * euros.
 */
export const bucketPrices = (nights: number, arrivals: readonly Cents[]): GiftPriceRow | null => {
  if (arrivals.length === 0) return null;
  const totals = [...arrivals].sort((a, b) => a - b);
  const priceOf = (bucket: BucketValue): Cents =>
    wholeEuros(totals[Math.ceil((totals.length * shares[bucket]) / 100) - 1] ?? 0);
  const [essential, comfort, freedom] = [priceOf('essential'), priceOf('comfort'), priceOf('freedom')];
  return {
    nights,
    essential,
    comfort,
    freedom,
    essentialShare: coveredShare(totals, essential),
    comfortShare: coveredShare(totals, comfort),
  };
};

/** The parts of a package that determine its price. */
export interface GiftedPackage {
  readonly min_nights: number;
  readonly max_nights: number;
  readonly supplement: Cents;
  readonly child_percent: number;
  readonly max_capacity: number;
  readonly tax: TaxColumn | null;
}

/** Sum of `count` consecutive nights from an index, or null when one of them is missing or not on sale. */
const sumAt = (nights: readonly NightFact[], index: number, count: number): Cents | null => {
  const offset = nights[index]?.offset ?? 0;
  let sum = 0;
  for (let step = 0; step < count; step += 1) {
    const night = nights[index + step];
    if (!night || night.price === null || night.offset !== offset + step) return null;
    sum += night.price;
  }
  return sum;
};

/** Sums of each run of `count` nights that two people could book, from today to the horizon. */
const runsOf = (nights: readonly NightFact[], count: number): readonly Cents[] =>
  nights.flatMap((first, index) => {
    if (first.offset > giftHorizonDays || first.minLos === null || first.minLos > count) return [];
    return sumAt(nights, index, count) ?? [];
  });

/**
 * Returns the prices of a package by number of nights. `nights` are those of its room type, in order; gaps are allowed. Current
 * promotions are ignored, because the gift is used later.
 */
export const giftPricesOf = (pack: GiftedPackage, nights: readonly NightFact[]): readonly GiftPriceRow[] => {
  const rooms = roomsNeeded({ adult: 2, child: 0 }, pack.max_capacity);
  const totalOf = (nightSum: Cents, count: number): Cents => {
    const price = priceSummedStay({
      nightSum,
      nights: count,
      rooms,
      adults: 2,
      children: 0,
      supplement: pack.supplement,
      childPercent: pack.child_percent,
      promoPercent: 0,
      referenceBp: 10_000,
      tax: pack.tax,
    });
    return price.sellPrice + price.localTaxTotalAmount;
  };
  return giftNightsOf(pack).flatMap((count) => {
    // Many runs have the same sum, which has one price.
    const known = new Map<Cents, Cents>();
    const totals = runsOf(nights, count).map((sum) => {
      const total = known.get(sum) ?? totalOf(sum, count);
      known.set(sum, total);
      return total;
    });
    return bucketPrices(count, totals) ?? [];
  });
};
