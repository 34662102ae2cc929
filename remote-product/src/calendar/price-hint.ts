import { monthOf, type IsoDate } from '@detour/shared-contracts/base';

interface PricedDay {
  readonly promo: number;
  readonly bestPriceOfTheMonth: boolean;
}

type PricedDays = Readonly<Record<string, PricedDay | null | undefined>>;

/** Whether every chosen night has the best price of its month. Passed to the checkout. @spec CHK-010 */
export const isBestPrice = (nights: readonly IsoDate[], days: PricedDays): boolean =>
  nights.length > 0 && nights.every((night) => days[night]?.bestPriceOfTheMonth === true);

const isBestPromo = (nights: readonly IsoDate[], days: PricedDays): boolean => {
  const highest = new Map<string, number>();
  for (const [day, entry] of Object.entries(days)) {
    const month = monthOf(day as IsoDate);
    highest.set(month, Math.max(highest.get(month) ?? 0, entry?.promo ?? 0));
  }
  return (
    nights.length > 0 &&
    nights.every(
      (night) => (days[night]?.promo ?? 0) > 0 && days[night]?.promo === highest.get(monthOf(night)),
    )
  );
};

export type PriceHint = 'flash-deal' | 'best-price' | 'best-promo';

/** The single hint of the booking panel, in order of precedence. @spec PROD-048 PROD-049 */
export const priceHintOf = (
  flashDeal: boolean,
  nights: readonly IsoDate[],
  days: PricedDays,
): PriceHint | null => {
  if (flashDeal) return 'flash-deal';
  if (isBestPrice(nights, days)) return 'best-price';
  return isBestPromo(nights, days) ? 'best-promo' : null;
};
