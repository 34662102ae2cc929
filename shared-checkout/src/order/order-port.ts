import type {
  Order,
  OrderRequest,
  OrderResponse,
  WalletOrderRequest,
  WalletOrderResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { ApiError } from '@detour/remote-kit';
import type { DraftStore } from '../buyer/checkout-draft';
import type { OrderFailure } from './order-failure';

/** Order calls of a checkout; `orderPortOf` makes them, tests replace them. */
export interface OrderPort {
  create(request: OrderRequest, idempotencyKey: string): Promise<Result<OrderResponse, ApiError>>;
  load(orderUUID: string): Promise<Result<Order, ApiError>>;
  /** Cancels an order: releases the holds of an unpaid one, refunds a paid one. */
  release(orderUUID: string): Promise<unknown>;
  /** Confirms an order with nothing left to pay. Idempotent. */
  confirm(orderUUID: string): Promise<Result<true, OrderFailure>>;
  /** Idempotent by `paymentIntentId`, so safe to retry. */
  pay(request: WalletOrderRequest): Promise<Result<WalletOrderResponse, ApiError>>;
}

export interface OrderServices {
  readonly orders: OrderPort;
  readonly draft: DraftStore;
  /** ms UTC */
  readonly now: () => number;
  readonly createKey: () => string;
  /** Waits before the next attempt; the page tells the visitor meanwhile. `ms`: milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}
