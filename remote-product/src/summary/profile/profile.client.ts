import { actForCall, meCall, type Account, type ActingFor } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { validateActFor, validateMe } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** The signed-in customer. 401 while signed out. */
export const loadProfile = (api: Api<Names>, signal: AbortSignal): Promise<Result<Account, ApiError>> =>
  api.request(meCall, validateMe, { signal });

/** For whom a member of staff orders in this browser. */
export const loadActingFor = (api: Api<Names>, signal: AbortSignal): Promise<Result<ActingFor, ApiError>> =>
  api.request(actForCall, validateActFor, { signal });
