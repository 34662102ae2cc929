import {
  beginActForCall,
  careActionsCall,
  careGiftsCall,
  careRequestCall,
  careRequestsCall,
  decideCareRequestCall,
  previewCareActionCall,
  runCareActionCall,
  type ActForRequest,
  type ActingFor,
  type CareAction,
  type CareActionPreview,
  type CareActionRequest,
  type CareActionResponse,
  type CareActions,
  type CareGifts,
  type CareGiftsQuery,
  type CareDecision,
  type CareRequests,
  type CareRequestView,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  validateBeginActFor,
  validateCareActions,
  validateCareGifts,
  validateCareRequest,
  validateCareRequests,
  validateDecideCareRequest,
  validatePreviewCareAction,
  validateRunCareAction,
} from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

type DeskApi = Api<Names>;

export const loadActions = (
  api: DeskApi,
  orderNumber: string,
  signal: AbortSignal,
): Promise<Result<CareActions, ApiError>> =>
  api.request(careActionsCall, validateCareActions, { params: { orderNumber }, signal });

export const previewAction = (
  api: DeskApi,
  { orderNumber, action }: { readonly orderNumber: string; readonly action: CareAction },
  signal: AbortSignal,
): Promise<Result<CareActionPreview, ApiError>> =>
  api.request(previewCareActionCall, validatePreviewCareAction, {
    params: { orderNumber },
    body: { action },
    signal,
  });

/** Does it once: the same key after a lost answer does nothing twice. */
export const runAction = (
  api: DeskApi,
  orderNumber: string,
  { body, key }: { readonly body: CareActionRequest; readonly key: string },
): Promise<Result<CareActionResponse, ApiError>> =>
  api.request(runCareActionCall, validateRunCareAction, {
    params: { orderNumber },
    body,
    idempotencyKey: key,
  });

export const findGifts = (
  api: DeskApi,
  body: CareGiftsQuery,
  signal: AbortSignal,
): Promise<Result<CareGifts, ApiError>> => api.request(careGiftsCall, validateCareGifts, { body, signal });

export const loadRequests = (api: DeskApi, signal: AbortSignal): Promise<Result<CareRequests, ApiError>> =>
  api.request(careRequestsCall, validateCareRequests, { signal });

export const loadRequest = (
  api: DeskApi,
  requestId: string,
  signal: AbortSignal,
): Promise<Result<CareRequestView, ApiError>> =>
  api.request(careRequestCall, validateCareRequest, { params: { requestId }, signal });

export const decideRequest = (
  api: DeskApi,
  requestId: string,
  body: CareDecision,
): Promise<Result<CareActionResponse, ApiError>> =>
  api.request(decideCareRequestCall, validateDecideCareRequest, { params: { requestId }, body });

export const beginActFor = (api: DeskApi, body: ActForRequest): Promise<Result<ActingFor, ApiError>> =>
  api.request(beginActForCall, validateBeginActFor, { body });
