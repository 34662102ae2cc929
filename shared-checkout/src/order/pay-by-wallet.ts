import type { OrderRequest, OrderResponse, WalletOrderRequest } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { EventPayload } from '@detour/shared-contracts/events';
import type { ApiError } from '@detour/remote-kit';
import type { OrderServices } from './order-port';
import type { OrderFailure } from './order-failure';
import type { PlacedOrder } from './pay-by-card';
import { placeOrder } from './place-order';

/** The only wallet without provider keys: approves at once and moves no money. */
export const sandboxWallet =
  'sandbox_wallet' satisfies WalletOrderRequest['pspAuthorization']['paymentMethod'];

export interface WalletFailure {
  readonly kind: EventPayload<'product.wallet-failed@1'>['reason'];
  readonly message: string;
  /** Reason why the order was rejected. */
  readonly order?: OrderFailure;
}

/** Creates and pays the order of a wallet. An unpaid order leads to its payment page. */
export type PayOrder = (
  services: OrderServices,
  request: OrderRequest,
) => Promise<Result<PlacedOrder, WalletFailure>>;

/** The failure of a wallet whose order was not created. */
export const notPlaced = (order: OrderFailure): WalletFailure => ({
  kind: order.kind === 'unreachable' ? 'network' : 'refused',
  message: order.message,
  order,
});

/**
 * Pays with the sandbox wallet. Returns the paid order, or the failure. After a lost response it queries the order before reporting a
 * failure.
 * @spec WALLET-002 WALLET-013 WALLET-014 WALLET-015
 */
export const payByWallet: PayOrder = async (services, request) => {
  const placed = await placeOrder(services, request);
  if (!placed.ok) return err(notPlaced(placed.error));
  const { orderUUID, status } = placed.value;
  if (status === 'confirmed') return ok({ orderUUID, isPaid: true });
  const paid = await pay(services, request, placed.value);
  return paid.ok ? ok({ orderUUID: paid.value, isPaid: true }) : paid;
};

const pay = async (
  { orders }: OrderServices,
  request: OrderRequest,
  order: OrderResponse,
): Promise<Result<string, WalletFailure>> => {
  const body: WalletOrderRequest = {
    ...request,
    pspAuthorization: { paymentIntentId: order.paymentIntent.id, paymentMethod: sandboxWallet },
  };
  const answer = await orders.pay(body);
  if (answer.ok) {
    const { booking, error } = answer.value;
    return booking
      ? ok(booking.orderUUID)
      : err({ kind: 'no-order', message: error?.message ?? 'The wallet answered without an order.' });
  }
  const state = await orders.load(order.orderUUID);
  if (state.ok && state.value.status === 'confirmed') return ok(order.orderUUID);
  return err(toFailure(answer.error));
};

const toFailure = (error: ApiError): WalletFailure => ({
  kind: error.kind === 'problem' ? 'refused' : 'network',
  message: error.message,
});
