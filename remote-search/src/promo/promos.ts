import type { Flow, Locale, Mode } from '@detour/shared-contracts';

/** What stands between two blocks of the results. */
export type PromoKind = 'boxes' | 'gift-card';

/** After how many cards each block ends: a first row of three, then up to the ninth, then the rest. @spec SRCH-006 */
const blockEnds = [3, 9] as const;

/** Locales whose results show the gift card in gifting. @spec SRCH-011 */
const giftCardLocales: readonly Locale[] = ['fr_FR', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'];

/**
 * The promos of a page of results by the number of cards before each. The gift card stands twice in gifting, in Italy only once (A-133:
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
