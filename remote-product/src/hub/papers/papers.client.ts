import {
  invoiceRequestCall,
  resendLetterCall,
  type InvoiceRequest,
  type InvoiceResponse,
  type ResendRequest,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { invoiceRequestValidator, resendLetterValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Issues the invoice. A repetition with the same data, after a lost response, gets the same invoice. */
export const requestInvoice = (
  api: Api<Names>,
  orderUUID: string,
  body: InvoiceRequest,
): Promise<Result<InvoiceResponse, ApiError>> =>
  api.request(invoiceRequestCall, invoiceRequestValidator, { params: { orderUUID }, body });

/** Sends a letter to the buyer again. */
export const resendLetter = (
  api: Api<Names>,
  orderUUID: string,
  what: ResendRequest['what'],
): Promise<Result<null, ApiError>> =>
  api.request(resendLetterCall, resendLetterValidator, { params: { orderUUID }, body: { what } });
