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
  beginActForValidator,
  careActionsValidator,
  careGiftsValidator,
  careRequestValidator,
  careRequestsValidator,
  decideCareRequestValidator,
  previewCareActionValidator,
  runCareActionValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

type DeskApi = Api<Names>;

export const loadActions = (
  api: DeskApi,
  orderNumber: string,
  signal: AbortSignal,
): Promise<Result<CareActions, ApiError>> =>
  api.request(careActionsCall, careActionsValidator, { params: { orderNumber }, signal });

export const previewAction = (
  api: DeskApi,
  { orderNumber, action }: { readonly orderNumber: string; readonly action: CareAction },
  signal: AbortSignal,
): Promise<Result<CareActionPreview, ApiError>> =>
  api.request(previewCareActionCall, previewCareActionValidator, {
    params: { orderNumber },
    body: { action },
    signal,
  });

/** Runs the action once: a retry with the same key after a lost response has no second effect. */
export const runAction = (
  api: DeskApi,
  orderNumber: string,
  { body, key }: { readonly body: CareActionRequest; readonly key: string },
): Promise<Result<CareActionResponse, ApiError>> =>
  api.request(runCareActionCall, runCareActionValidator, {
    params: { orderNumber },
    body,
    idempotencyKey: key,
  });

export const findGifts = (
  api: DeskApi,
  body: CareGiftsQuery,
  signal: AbortSignal,
): Promise<Result<CareGifts, ApiError>> => api.request(careGiftsCall, careGiftsValidator, { body, signal });

export const loadRequests = (api: DeskApi, signal: AbortSignal): Promise<Result<CareRequests, ApiError>> =>
  api.request(careRequestsCall, careRequestsValidator, { signal });

export const loadRequest = (
  api: DeskApi,
  requestId: string,
  signal: AbortSignal,
): Promise<Result<CareRequestView, ApiError>> =>
  api.request(careRequestCall, careRequestValidator, { params: { requestId }, signal });

export const decideRequest = (
  api: DeskApi,
  requestId: string,
  body: CareDecision,
): Promise<Result<CareActionResponse, ApiError>> =>
  api.request(decideCareRequestCall, decideCareRequestValidator, { params: { requestId }, body });

export const beginActFor = (api: DeskApi, body: ActForRequest): Promise<Result<ActingFor, ApiError>> =>
  api.request(beginActForCall, beginActForValidator, { body });
