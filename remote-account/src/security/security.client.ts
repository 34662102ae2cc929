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
  validateAddPasskey,
  validateConfirmIdentity,
  validateConfirmIdentityOptions,
  validateEndOtherSessions,
  validateEndSession,
  validatePasskeyOptions,
  validatePasskeys,
  validatePasskeySignIn,
  validatePasskeySignInOptions,
  validateRemovePasskey,
  validateRenamePasskey,
  validateSecurityEvents,
  validateSessions,
} from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer<T> = Promise<Result<T, ApiError>>;

export const loadSessions = (api: Api<Names>, signal?: AbortSignal): Answer<SessionsResponse> =>
  api.request(sessionsCall, validateSessions, { ...(signal && { signal }) });

export const endSession = (api: Api<Names>, id: string): Answer<SessionsResponse> =>
  api.request(endSessionCall, validateEndSession, { params: { id } });

export const endOtherSessions = (api: Api<Names>): Answer<SessionsResponse> =>
  api.request(endOtherSessionsCall, validateEndOtherSessions);

export const loadSecurityEvents = (api: Api<Names>, signal?: AbortSignal): Answer<SecurityEventsResponse> =>
  api.request(securityEventsCall, validateSecurityEvents, { ...(signal && { signal }) });

export const loadPasskeys = (api: Api<Names>, signal?: AbortSignal): Answer<PasskeysResponse> =>
  api.request(passkeysCall, validatePasskeys, { ...(signal && { signal }) });

export const askForCreation = (api: Api<Names>): Answer<PasskeyCreation> =>
  api.request(passkeyOptionsCall, validatePasskeyOptions);

export const addPasskey = (api: Api<Names>, body: AddPasskeyRequest): Answer<PasskeysResponse> =>
  api.request(addPasskeyCall, validateAddPasskey, { body });

export const renamePasskey = (api: Api<Names>, id: string, name: string): Answer<PasskeysResponse> =>
  api.request(renamePasskeyCall, validateRenamePasskey, { params: { id }, body: { name } });

export const removePasskey = (api: Api<Names>, id: string): Answer<PasskeysResponse> =>
  api.request(removePasskeyCall, validateRemovePasskey, { params: { id } });

export const askForSignIn = (api: Api<Names>): Answer<PasskeyRequest> =>
  api.request(passkeySignInOptionsCall, validatePasskeySignInOptions);

export const signInWithPasskey = (api: Api<Names>, body: PasskeyAssertion): Answer<Account> =>
  api.request(passkeySignInCall, validatePasskeySignIn, { body });

export const askForProof = (api: Api<Names>): Answer<PasskeyRequest> =>
  api.request(confirmIdentityOptionsCall, validateConfirmIdentityOptions);

export const confirmIdentity = (api: Api<Names>, body: ConfirmIdentityRequest): Answer<null> =>
  api.request(confirmIdentityCall, validateConfirmIdentity, { body });
