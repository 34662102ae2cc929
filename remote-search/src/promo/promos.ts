import type { Flow, Mode } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';

/** Content between two blocks of results. */
export type PromoKind = 'boxes' | 'gift-card';

/** Cards before each promotion: a first row of three, then up to the ninth, then the rest. @spec SRCH-006 */
const blockEnds = [3, 9] as const;

/** Locales that show the gift card in gifting results. @spec SRCH-011 */
const giftCardLocales: readonly Locale[] = ['fr_FR', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'];

/**
 * Promotions of a results page by the number of preceding cards. The gift card appears twice in gifting, in Italy once (A-133:
 * never for customer care). @spec SRCH-009 SRCH-011 SRCH-012 CARE-002
 */
export const promosOf = (flow: Flow, locale: Locale, mode: Mode): ReadonlyMap<number, PromoKind> => {
  const [first, second] = blockEnds;
  if (mode === 'care') return new Map();
  if (flow === 'booking') return new Map([[first, 'boxes']]);
  if (flow !== 'gifting' || !giftCardLocales.includes(locale)) return new Map();
  return locale === 'it_IT'
    ? new Map([[first, 'gift-card']])
    : new Map([
        [first, 'gift-card'],
        [second, 'gift-card'],
      ]);
};
