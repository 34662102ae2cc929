import type {
  Order,
  OrderRequest,
  OrderResponse,
  Result,
  WalletOrderRequest,
  WalletOrderResponse,
} from '@detour/shared-contracts';
import type { ApiError } from '@detour/remote-kit';
import type { DraftStore } from './checkout-draft';

/** The purchase calls of a checkout; each remote makes its own, so that its contract says so. */
export interface OrderPort {
  create(request: OrderRequest, idempotencyKey: string): Promise<Result<OrderResponse, ApiError>>;
  load(orderUUID: string): Promise<Result<Order, ApiError>>;
  /** Gives back what an order holds. */
  release(orderUUID: string): Promise<unknown>;
  /** Idempotent by `paymentIntentId`, so it may be repeated. */
  pay(request: WalletOrderRequest): Promise<Result<WalletOrderResponse, ApiError>>;
}

export interface OrderServices {
  readonly orders: OrderPort;
  readonly draft: DraftStore;
  /** ms UTC */
  readonly now: () => number;
  readonly createKey: () => string;
}
