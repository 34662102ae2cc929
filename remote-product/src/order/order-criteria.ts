import { applyPatch, emptyCriteria, parseIsoDate, type Criteria, type Order } from '@detour/shared-contracts';
import { stayOf } from './stay-order';

/** Dates and travellers of an order, to look for the same stay again. */
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
