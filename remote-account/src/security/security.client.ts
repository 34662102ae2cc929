import {
  addPasskeyCall,
  confirmIdentityCall,
  confirmIdentityOptionsCall,
  endOtherSessionsCall,
  endSessionCall,
  passkeyOptionsCall,
  passkeysCall,
  passkeySignInCall,
  passkeySignInOptionsCall,
  removePasskeyCall,
  renamePasskeyCall,
  securityEventsCall,
  sessionsCall,
  type Account,
  type AddPasskeyRequest,
  type ConfirmIdentityRequest,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeysResponse,
  type SecurityEventsResponse,
  type SessionsResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  addPasskeyValidator,
  confirmIdentityValidator,
  confirmIdentityOptionsValidator,
  endOtherSessionsValidator,
  endSessionValidator,
  passkeyOptionsValidator,
  passkeysValidator,
  passkeySignInValidator,
  passkeySignInOptionsValidator,
  removePasskeyValidator,
  renamePasskeyValidator,
  securityEventsValidator,
  sessionsValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer<T> = Promise<Result<T, ApiError>>;

export const loadSessions = (api: Api<Names>, signal?: AbortSignal): Answer<SessionsResponse> =>
  api.request(sessionsCall, sessionsValidator, { ...(signal && { signal }) });

export const endSession = (api: Api<Names>, id: string): Answer<SessionsResponse> =>
  api.request(endSessionCall, endSessionValidator, { params: { id } });

export const endOtherSessions = (api: Api<Names>): Answer<SessionsResponse> =>
  api.request(endOtherSessionsCall, endOtherSessionsValidator);

export const loadSecurityEvents = (api: Api<Names>, signal?: AbortSignal): Answer<SecurityEventsResponse> =>
  api.request(securityEventsCall, securityEventsValidator, { ...(signal && { signal }) });

export const loadPasskeys = (api: Api<Names>, signal?: AbortSignal): Answer<PasskeysResponse> =>
  api.request(passkeysCall, passkeysValidator, { ...(signal && { signal }) });

export const askForCreation = (api: Api<Names>): Answer<PasskeyCreation> =>
  api.request(passkeyOptionsCall, passkeyOptionsValidator);

export const addPasskey = (api: Api<Names>, body: AddPasskeyRequest): Answer<PasskeysResponse> =>
  api.request(addPasskeyCall, addPasskeyValidator, { body });

export const renamePasskey = (api: Api<Names>, id: string, name: string): Answer<PasskeysResponse> =>
  api.request(renamePasskeyCall, renamePasskeyValidator, { params: { id }, body: { name } });

export const removePasskey = (api: Api<Names>, id: string): Answer<PasskeysResponse> =>
  api.request(removePasskeyCall, removePasskeyValidator, { params: { id } });

export const askForSignIn = (api: Api<Names>): Answer<PasskeyRequest> =>
  api.request(passkeySignInOptionsCall, passkeySignInOptionsValidator);

export const signInWithPasskey = (api: Api<Names>, body: PasskeyAssertion): Answer<Account> =>
  api.request(passkeySignInCall, passkeySignInValidator, { body });

export const askForProof = (api: Api<Names>): Answer<PasskeyRequest> =>
  api.request(confirmIdentityOptionsCall, confirmIdentityOptionsValidator);

export const confirmIdentity = (api: Api<Names>, body: ConfirmIdentityRequest): Answer<null> =>
  api.request(confirmIdentityCall, confirmIdentityValidator, { body });
