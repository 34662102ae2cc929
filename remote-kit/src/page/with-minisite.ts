import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import {
  checkoutNightsCall,
  productOffersCall,
  quoteCall,
  stayDetailCall,
  type Call,
} from '@detour/shared-contracts/api';
import type { Api } from '../api/api-client';

const carriers: readonly Call[] = [stayDetailCall, productOffersCall, quoteCall, checkoutNightsCall];

/** Wraps the client so that calls about one stay include the current partner. Unchanged without one. @spec MINI-013 */
export const withMinisite = (
  api: Api<ContractNames>,
  minisite: number | null | undefined,
): Api<ContractNames> =>
  minisite === null || minisite === undefined
    ? api
    : {
        request: (call, validator, options = {}) =>
          carriers.some(({ id }) => id === call.id)
            ? api.request(call, validator, {
                ...options,
                query: Object.assign({}, options.query, { minisite }),
              })
            : api.request(call, validator, options),
      };
