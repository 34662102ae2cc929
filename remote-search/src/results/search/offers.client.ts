import { offersCall, type OffersRequest, type OffersResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { offersValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** One page of a search; amounts in cents. */
export const loadOffers = (
  api: Api<Names>,
  request: OffersRequest,
  signal: AbortSignal,
): Promise<Result<OffersResponse, ApiError>> =>
  api.request(offersCall, offersValidator, { body: request, signal });
