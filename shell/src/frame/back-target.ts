import {
  applyPatch,
  emptyCriteria,
  printCriteria,
  productPath,
  type Criteria,
  type Flow,
  type RouteMatch,
} from '@detour/shared-contracts';

/** Where the chevron of the simplified header leads. */
export type BackTarget =
  | { readonly kind: 'home' }
  | { readonly kind: 'product'; readonly href: string }
  | { readonly kind: 'history' };

/** What the product page needs to stand as it was left. @spec HDR-010 */
const carried = ({ adults, children, babies, dates, gift }: Criteria): Criteria =>
  applyPatch(emptyCriteria, {
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

/**
 * A finished order and the gift card page go home; steps that know their product go back to it; anything else goes back in history
 * . @spec HDR-010 HDR-011 HDR-012
 */
export const backTargetOf = (route: RouteMatch, flow: Flow, criteria: Criteria): BackTarget => {
  if (route.page === 'confirmation' || route.page === 'giftcard-customization') return { kind: 'home' };
  const knowsProduct = route.page === 'summary' || route.page === 'gift-checkout';
  if (!knowsProduct || criteria.id === undefined) return { kind: 'history' };
  return {
    kind: 'product',
    href: productPath(route.locale, criteria.id, {
      search: flow === 'booking' ? '' : `flow=${flow}`,
      hash: printCriteria(carried(criteria)),
    }),
  };
};
