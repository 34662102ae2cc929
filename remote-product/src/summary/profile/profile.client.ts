import { meCall, type Account } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { validateMe } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** The signed-in customer. 401 while signed out. */
export const loadProfile = (api: Api<Names>, signal: AbortSignal): Promise<Result<Account, ApiError>> =>
  api.request(meCall, validateMe, { signal });
