import type { Order } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import { stayOf } from './stay-order';

/** Dates and guests of an order, for a new search. */
export const criteriaOfOrder = (order: Pick<Order, 'stay'>): Criteria => {
  const stay = stayOf(order);
  const [checkin, checkout] = [parseIsoDate(stay.checkin), parseIsoDate(stay.checkout)];
  return applyPatch(emptyCriteria, {
    adults: stay.adult,
    children: stay.child,
    babies: stay.baby,
    ...(checkin && checkout && { dates: { checkin, checkout, nights: stay.nights } }),
  });
};
