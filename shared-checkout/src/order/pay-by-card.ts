import type { OrderRequest } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { OrderServices } from './order-port';
import type { OrderFailure } from './order-failure';
import { placeOrder } from './place-order';

export interface PlacedOrder {
  readonly orderUUID: string;
  /** Nothing is left to pay: codes paid the whole, or the order is confirmed already. */
  readonly isPaid: boolean;
}

/** Creates the order of the card's button. One that codes pay in full is confirmed at once, without a payment page. @spec CHK-011 */
export const payByCard = async (
  services: OrderServices,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OrderFailure>> => {
  const placed = await placeOrder(services, request);
  if (!placed.ok) return placed;
  const { orderUUID, status, expectedAmount } = placed.value;
  if (status === 'confirmed') return ok({ orderUUID, isPaid: true });
  if (expectedAmount > 0) return ok({ orderUUID, isPaid: false });
  const confirmed = await services.orders.confirm(orderUUID);
  return confirmed.ok ? ok({ orderUUID, isPaid: true }) : confirmed;
};
