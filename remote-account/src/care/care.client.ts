import {
  careIssuerCall,
  careTokenCall,
  openCareSessionCall,
  type CareIssuer,
  type CareSession,
  type CareTokenRequest,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  validateCareIssuer,
  validateCareToken,
  validateOpenCareSession,
} from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadCareIssuer = (
  api: Api<Names>,
  signal?: AbortSignal,
): Promise<Result<CareIssuer, ApiError>> =>
  api.request(careIssuerCall, validateCareIssuer, { ...(signal && { signal }) });

/** An ID token of the demonstration issuer, exchanged for the care cookie. @spec CARE-001 */
export const openLocalCareSession = async (
  api: Api<Names>,
  body: CareTokenRequest,
): Promise<Result<CareSession, ApiError>> => {
  const token = await api.request(careTokenCall, validateCareToken, { body });
  if (!token.ok) return token;
  return api.request(openCareSessionCall, validateOpenCareSession, {
    body: { idToken: token.value.idToken },
  });
};
