import {
  changeDaysCall,
  changeOrderCall,
  changeQuoteCall,
  giveUpChangeCall,
  type ChangeDays,
  type ChangeDaysQuery,
  type ChangeQuote,
  type ChangeResponse,
  type ChangeWish,
  type Order,
} from '@detour/shared-contracts/api';
import type { Cents, Result } from '@detour/shared-contracts/base';
import {
  changeDaysValidator,
  changeOrderValidator,
  changeQuoteValidator,
  giveUpChangeValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface ChangeQuestion {
  readonly orderUUID: string;
  readonly wish: ChangeWish;
}

export const loadChangeQuote = (
  api: Api<Names>,
  { orderUUID, wish }: ChangeQuestion,
  signal?: AbortSignal,
): Promise<Result<ChangeQuote, ApiError>> =>
  api.request(changeQuoteCall, changeQuoteValidator, {
    params: { orderUUID },
    body: wish,
    ...(signal && { signal }),
  });

export interface ChangeDaysRequest {
  readonly orderUUID: string;
  readonly query: ChangeDaysQuery;
}

export const loadChangeDays = (
  api: Api<Names>,
  { orderUUID, query }: ChangeDaysRequest,
  signal?: AbortSignal,
): Promise<Result<ChangeDays, ApiError>> =>
  api.request(changeDaysCall, changeDaysValidator, {
    params: { orderUUID },
    query,
    ...(signal && { signal }),
  });

interface ChangeAsTold {
  /** Difference before codes. */
  readonly expectedDue: Cents;
  readonly key: string;
  readonly voucherCodes?: string[];
  readonly promotionCode?: string;
}

/** Changes the booking for the difference that the buyer saw. A repeated key, after a lost response, has no second effect. */
export const changeAsTold = (
  api: Api<Names>,
  { orderUUID, wish }: ChangeQuestion,
  { key, ...told }: ChangeAsTold,
): Promise<Result<ChangeResponse, ApiError>> =>
  api.request(changeOrderCall, changeOrderValidator, {
    params: { orderUUID },
    body: { wish, ...told },
    idempotencyKey: key,
  });

/** Cancels the unpaid change. The booking stays unchanged; a repeated request has no further effect. */
export const giveUpChange = (api: Api<Names>, orderUUID: string): Promise<Result<Order, ApiError>> =>
  api.request(giveUpChangeCall, giveUpChangeValidator, { params: { orderUUID } });
