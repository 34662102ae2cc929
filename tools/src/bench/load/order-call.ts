import { randomUUID } from 'node:crypto';
import { buyer } from '../bench-buyer';
import type { LoadCall } from './closed-loop';
import type { StayOnSale } from './stays-on-sale';

export const orderPath = '/api/front/purchase/orders';

/** Request of an order for two adults. */
export const orderOf = ({ packageId, checkin, checkout, amount }: StayOnSale): object => ({
  locale: 'fr_FR',
  buyer,
  currency: 'EUR',
  expectedAmount: amount,
  items: {
    insuranceItem: false,
    promotionCodeItem: '',
    shortStayItem: {
      gift: null,
      specialRequest: '',
      reservationCriteria: {
        offerId: packageId,
        activityDaySelections: [],
        pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
        minisiteId: null,
      },
    },
  },
});

/** An order under a key of its own. */
export const orderCall = (stay: StayOnSale): LoadCall => ({
  name: 'order',
  method: 'POST',
  path: orderPath,
  body: orderOf(stay),
  key: randomUUID(),
});
