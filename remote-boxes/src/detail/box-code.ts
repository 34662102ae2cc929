import { codeInFormat } from '@detour/shared-contracts/rules';
import type { RouteMatch } from '@detour/shared-contracts/sites';

/** Box codes differ by page URL. This page requests the digital one. @spec ROUTE-020 */
export const boxCodeOf = ({ params }: Pick<RouteMatch, 'params'>): string =>
  codeInFormat(params['code'] ?? params['sku'] ?? params['id'] ?? '', 'digital');
