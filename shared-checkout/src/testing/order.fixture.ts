import type { OrderRequest, OrderResponse } from '@detour/shared-contracts/api';
import { buyerFixture } from './buyer.fixture';

export const orderUUID = '0193f0a0-0000-7000-8000-000000000001';

/** Two nights for two guests. */
export const orderRequestFixture = (change: Partial<OrderRequest> = {}): OrderRequest => ({
  locale: 'fr_FR',
  buyer: buyerFixture,
  currency: 'EUR',
  expectedAmount: 38200,
  items: {
    insuranceItem: false,
    promotionCodeItem: '',
    shortStayItem: {
      gift: null,
      reservationCriteria: {
        offerId: '123',
        activityDaySelections: [],
        pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: '2026-12-11', checkoutDate: '2026-12-13' },
        minisiteId: null,
      },
      specialRequest: '',
    },
  },
  ...change,
});

export const orderResponseFixture = (change: Partial<OrderResponse> = {}): OrderResponse => ({
  orderUUID,
  orderNumber: '12345678',
  status: 'held',
  expectedAmount: 38200,
  currency: 'EUR',
  paymentIntent: { id: 'pi_1', clientSecret: 'secret' },
  holdExpiresAt: '2026-11-21T10:15:00Z',
  ...change,
});
