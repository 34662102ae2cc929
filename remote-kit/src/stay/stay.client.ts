import { stayDetailCall, type StayDetail } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { stayDetailValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api } from '../api/api-client';
import type { ApiError } from '../api/api-error';

export interface StayRequest {
  readonly id: string;
  readonly locale: Locale;
}

export const loadStay = (
  api: Api<{ readonly calls: 'stayDetail' }>,
  { id, locale }: StayRequest,
  signal?: AbortSignal,
): Promise<Result<StayDetail, ApiError>> =>
  api.request(stayDetailCall, stayDetailValidator, {
    params: { id },
    query: { locale, client: 'msite' },
    ...(signal && { signal }),
  });
