import {
  attachTripCall,
  confirmAddressCall,
  deleteMeCall,
  forgotPasswordCall,
  meCall,
  resetPasswordCall,
  signInCall,
  signOutCall,
  signUpCall,
  tripsCall,
  updateMeCall,
  type Account,
  type ConfirmResponse,
  type ForgotPasswordRequest,
  type MailSent,
  type Order,
  type ResetPasswordRequest,
  type SignInRequest,
  type SignUpRequest,
  type TripsResponse,
  type UpdateMeRequest,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  attachTripValidator,
  confirmAddressValidator,
  deleteMeValidator,
  forgotPasswordValidator,
  meValidator,
  resetPasswordValidator,
  signInValidator,
  signOutValidator,
  signUpValidator,
  tripsValidator,
  updateMeValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer<T> = Promise<Result<T, ApiError>>;

export const signIn = (api: Api<Names>, body: SignInRequest): Answer<Account> =>
  api.request(signInCall, signInValidator, { body });

export const signUp = (api: Api<Names>, body: SignUpRequest): Answer<MailSent> =>
  api.request(signUpCall, signUpValidator, { body });

export const confirmAddress = (api: Api<Names>, token: string): Answer<ConfirmResponse> =>
  api.request(confirmAddressCall, confirmAddressValidator, { body: { token } });

export const forgotPassword = (api: Api<Names>, body: ForgotPasswordRequest): Answer<MailSent> =>
  api.request(forgotPasswordCall, forgotPasswordValidator, { body });

export const resetPassword = (api: Api<Names>, body: ResetPasswordRequest): Answer<null> =>
  api.request(resetPasswordCall, resetPasswordValidator, { body });

export const signOut = (api: Api<Names>): Answer<null> => api.request(signOutCall, signOutValidator);

export const loadMe = (api: Api<Names>, signal?: AbortSignal): Answer<Account> =>
  api.request(meCall, meValidator, { ...(signal && { signal }) });

export const updateMe = (api: Api<Names>, body: UpdateMeRequest): Answer<Account> =>
  api.request(updateMeCall, updateMeValidator, { body });

export const deleteMe = (api: Api<Names>, password: string): Answer<null> =>
  api.request(deleteMeCall, deleteMeValidator, { body: { password } });

export const loadTrips = (api: Api<Names>, locale: Locale, signal?: AbortSignal): Answer<TripsResponse> =>
  api.request(tripsCall, tripsValidator, { query: { locale }, ...(signal && { signal }) });

export const attachTrip = (api: Api<Names>, { orderUUID }: { readonly orderUUID: string }): Answer<Order> =>
  api.request(attachTripCall, attachTripValidator, { params: { orderUUID }, body: {} });
