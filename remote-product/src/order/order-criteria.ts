import type { Order } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Criteria, Names } from '../contract';
import { stayOf } from './stay-order';

/** Dates and guests of an order, for a new search. */
export const criteriaOfOrder = (order: Pick<Order, 'stay'>): Criteria => {
  const stay = stayOf(order);
  const [checkin, checkout] = [parseIsoDate(stay.checkin), parseIsoDate(stay.checkout)];
  return applyPatch<Names>(emptyCriteria, {
    adults: stay.adult,
    children: stay.child,
    babies: stay.baby,
    ...(checkin && checkout && { dates: { checkin, checkout, nights: stay.nights } }),
  });
};
