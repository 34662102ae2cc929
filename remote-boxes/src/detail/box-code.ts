import type { RouteMatch } from '@detour/shared-contracts';

/** The code of a box stands under another name in each of its addresses. */
export const boxCodeOf = ({ params }: Pick<RouteMatch, 'params'>): string =>
  params['code'] ?? params['sku'] ?? params['id'] ?? '';
