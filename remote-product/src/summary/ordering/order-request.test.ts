import { isoDate } from '@detour/shared-contracts/base';
import { buyerFixture } from '@detour/shared-checkout/testing';
import { toOrderRequest } from './order-request';

describe('toOrderRequest', () => {
  it('writes a wallet order in euros and cents, without insurance, code or gift [WALLET-011] [WALLET-012]', () => {
    const request = toOrderRequest({
      locale: 'it_IT',
      buyer: { ...buyerFixture },
      expectedAmount: 38201,
      offerId: '123',
      dates: { checkin: isoDate('2026-12-31'), checkout: isoDate('2027-01-02'), nights: 2 },
      criteria: {
        adults: 3,
        children: 1,
        babies: 0,
        activityDates: [{ activityId: 12, date: isoDate('2027-01-01') }],
      },
    });
    expect(request).toEqual({
      locale: 'it_IT',
      buyer: buyerFixture,
      currency: 'EUR',
      expectedAmount: 38201,
      items: {
        insuranceItem: false,
        promotionCodeItem: '',
        shortStayItem: {
          gift: null,
          reservationCriteria: {
            offerId: '123',
            activityDaySelections: [{ activityId: 12, date: '2027-01-01' }],
            pax: { numberOfAdults: 3, numberOfChildren: 1, numberOfBabies: 0 },
            travelPeriod: { checkinDate: '2026-12-31', checkoutDate: '2027-01-02' },
            minisiteId: null,
          },
          specialRequest: '',
        },
      },
    });
  });
});
