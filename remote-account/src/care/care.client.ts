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
  careIssuerValidator,
  careTokenValidator,
  openCareSessionValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadCareIssuer = (
  api: Api<Names>,
  signal?: AbortSignal,
): Promise<Result<CareIssuer, ApiError>> =>
  api.request(careIssuerCall, careIssuerValidator, { ...(signal && { signal }) });

/** An ID token of the demonstration issuer, exchanged for the care cookie. @spec CARE-001 */
export const openLocalCareSession = async (
  api: Api<Names>,
  body: CareTokenRequest,
): Promise<Result<CareSession, ApiError>> => {
  const token = await api.request(careTokenCall, careTokenValidator, { body });
  if (!token.ok) return token;
  return api.request(openCareSessionCall, openCareSessionValidator, {
    body: { idToken: token.value.idToken },
  });
};
