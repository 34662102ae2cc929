import type { Order, OrderedStay } from '@detour/shared-contracts/api';

/** The stay of an order that buys one. */
export const stayOf = ({ stay }: Pick<Order, 'stay'>): OrderedStay => {
  if (!stay) throw new Error('This order buys a voucher, not a stay.');
  return stay;
};
