import type { GiftDelivery } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { deliveryFindings } from './delivery-findings';

const terms = { now: Date.parse('2026-11-23T10:00:00Z'), lastDay: '2028-11-30' as IsoDate };

const delivery = (part: Partial<GiftDelivery>): GiftDelivery => ({
  toName: 'Chloé',
  toEmail: 'chloe@example.org',
  locale: 'fr_FR',
  design: 'place',
  sendAt: null,
  ...part,
});

describe('a delivery of a gift', () => {
  it.each([
    ['at once', null, []],
    ['tomorrow', '2026-11-24T08:00:00Z', []],
    ['in the past', '2026-11-22T08:00:00Z', ['must be in the future']],
    [
      'after two years',
      '2028-11-22T08:00:00Z',
      ['must be within 12 months and 30 days before the last day of the gift'],
    ],
    ['on the 98th of the 91st month', '5490-91-98T22:18:41Z', ['is not a point in time']],
  ])('%s', (_, sendAt, messages) => {
    const found = deliveryFindings(delivery({ sendAt }), terms);
    expect(found.map(({ member, message }) => [member, message])).toEqual(
      messages.map((message) => ['sendAt', message]),
    );
  });

  it('needs a name, and an address for an hour', () => {
    expect(deliveryFindings(delivery({ toName: ' ' }), terms).map(({ member }) => member)).toEqual([
      'toName',
    ]);
    const later = delivery({ toEmail: null, sendAt: '2026-11-24T08:00:00Z' });
    expect(deliveryFindings(later, terms).map(({ member }) => member)).toEqual(['sendAt']);
  });
});
