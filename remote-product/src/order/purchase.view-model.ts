import type { Order } from '@detour/shared-contracts/api';
import { tripOfOrder, type PurchaseView, type ViewTools } from '../trip/trip.view-model';
import { purchaseOfVoucher } from './voucher.view-model';

/** The purchase of an order: a dated stay or a voucher. */
export const purchaseOf = (order: Pick<Order, 'stay' | 'voucher'>, tools: ViewTools): PurchaseView =>
  order.voucher ? purchaseOfVoucher(order.voucher, tools) : tripOfOrder(order, tools);
