import { meCall, type Account } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { validateMe } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

/** The signed-in customer. 401 while signed out. */
export const loadProfile = (api: Api, signal: AbortSignal): Promise<Result<Account, ApiError>> =>
  api.request(meCall, validateMe, { signal });
