import type { Order, OrderedStay } from '@detour/shared-contracts/api';

/** The stay of a stay order. Throws for a voucher order. */
export const stayOf = ({ stay }: Pick<Order, 'stay'>): OrderedStay => {
  if (!stay) throw new Error('The order contains a voucher, not a stay.');
  return stay;
};
