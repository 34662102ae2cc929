import {
  careFileCall,
  careMessagesCall,
  careNoteCall,
  careSearchCall,
  careVoucherCall,
  repeatCareMessageCall,
  type CareFile,
  type CareMessages,
  type CareNotes,
  type CareSearchResponse,
  type CareVoucherFile,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import {
  careFileValidator,
  careMessagesValidator,
  careNoteValidator,
  careSearchValidator,
  careVoucherValidator,
  repeatCareMessageValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

type DeskApi = Api<Names>;

export const searchOrders = (
  api: DeskApi,
  text: string,
  signal: AbortSignal,
): Promise<Result<CareSearchResponse, ApiError>> =>
  api.request(careSearchCall, careSearchValidator, { body: { text }, signal });

export const loadFile = (
  api: DeskApi,
  orderNumber: string,
  signal: AbortSignal,
): Promise<Result<CareFile, ApiError>> =>
  api.request(careFileCall, careFileValidator, { params: { orderNumber }, signal });

export const loadVoucher = (
  api: DeskApi,
  params: { readonly orderNumber: string; readonly position: string },
  signal: AbortSignal,
): Promise<Result<CareVoucherFile, ApiError>> =>
  api.request(careVoucherCall, careVoucherValidator, { params, signal });

export const loadQueue = (
  api: DeskApi,
  orderNumber: string,
  signal: AbortSignal,
): Promise<Result<CareMessages, ApiError>> =>
  api.request(careMessagesCall, careMessagesValidator, { params: { orderNumber }, signal });

export const repeatMessage = (
  api: DeskApi,
  orderNumber: string,
  messageId: string,
): Promise<Result<CareMessages, ApiError>> =>
  api.request(repeatCareMessageCall, repeatCareMessageValidator, { params: { orderNumber, messageId } });

export const addNote = (
  api: DeskApi,
  orderNumber: string,
  body: string,
): Promise<Result<CareNotes, ApiError>> =>
  api.request(careNoteCall, careNoteValidator, { params: { orderNumber }, body: { body } });
