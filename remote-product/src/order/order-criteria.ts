import { applyPatch, emptyCriteria, parseIsoDate, type Criteria, type Order } from '@detour/shared-contracts';
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
