import { offersCall, type OffersRequest, type OffersResponse, type Result } from '@detour/shared-contracts';
import { validateOffers } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

/** One page of a search; amounts in cents. */
export const loadOffers = (
  api: Api,
  request: OffersRequest,
  signal: AbortSignal,
): Promise<Result<OffersResponse, ApiError>> =>
  api.request(offersCall, validateOffers, { body: request, signal });
