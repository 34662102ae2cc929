import { codeInFormat, type RouteMatch } from '@detour/shared-contracts';

/** The code of a box stands under another name in each of its addresses; the page asks for the digital one. @spec ROUTE-020 */
export const boxCodeOf = ({ params }: Pick<RouteMatch, 'params'>): string =>
  codeInFormat(params['code'] ?? params['sku'] ?? params['id'] ?? '', 'digital');
