import { applyPatch, emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import {
  parseGiftWish,
  printPath,
  productPath,
  type GiftWish,
  type RouteMatch,
} from '@detour/shared-contracts/sites';
import type { Criteria, Names } from '../../contract';

/** Target of the simplified header's chevron. */
export type BackTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'product' | 'place'; readonly href: string }
  | { readonly kind: 'history' };

export interface BackSource {
  readonly route: RouteMatch;
  readonly flow: Flow;
  readonly criteria: Criteria;
  /** Query of the URL, which identifies the product in the gift checkout. */
  readonly search?: string;
}

/** Parameters that restore the product page. @spec HDR-010 */
const carried = ({ adults, children, babies, dates, gift }: Criteria): Criteria =>
  applyPatch<Names>(emptyCriteria, {
    adults,
    children,
    babies,
    ...(dates ? { dates } : {}),
    ...(gift
      ? {
          gift: {
            sleeves: [],
            ...(gift.nights === undefined ? {} : { nights: gift.nights }),
            ...(gift.format === undefined ? {} : { format: gift.format }),
          },
        }
      : {}),
  });

/** The page where the gift was chosen, with format and nights. @spec HDR-010 */
const giftTarget = ({ route: { locale } }: BackSource, wish: GiftWish): BackTarget => {
  const giftOf = (nights?: number) => ({
    gift: { sleeves: [], format: wish.format, ...(nights === undefined ? {} : { nights }) },
  });
  switch (wish.kind) {
    case 'gift_stay': {
      const hash = printCriteria(applyPatch<Names>(emptyCriteria, giftOf(wish.nights)));
      return {
        kind: 'product',
        href: productPath<Names>(locale, wish.productId, { search: 'flow=gifting', hash }),
      };
    }
    case 'box':
      return { kind: 'place', href: printPath<Names>('box-by-sku', locale, { sku: wish.productId }) };
    case 'activity': {
      const hash = printCriteria(applyPatch<Names>(emptyCriteria, { adults: wish.adults, ...giftOf() }));
      return { kind: 'place', href: productPath<Names>(locale, wish.productId, { kind: 'activity', hash }) };
    }
    case 'gift_card':
      return { kind: 'place', href: printPath<Names>('giftcard-customization', locale) };
  }
};

/**
 * A finished order and the gift card page lead home; steps with a known product lead back to it; all others go back in history
 * . @spec HDR-010 HDR-011 HDR-012
 */
export const backTargetOf = (source: BackSource): BackTarget => {
  const { route, flow, criteria, search = '' } = source;
  if (route.page === 'confirmation' || route.page === 'giftcard-customization') return { kind: 'home' };
  const wish = route.page === 'gift-checkout' ? parseGiftWish(search) : null;
  if (wish) return giftTarget(source, wish);
  const knowsProduct = route.page === 'summary' || route.page === 'gift-checkout';
  if (!knowsProduct || criteria.id === undefined) return { kind: 'history' };
  return {
    kind: 'product',
    href: productPath<Names>(route.locale, criteria.id, {
      search: flow === 'booking' ? '' : `flow=${flow}`,
      hash: printCriteria(carried(criteria)),
    }),
  };
};
