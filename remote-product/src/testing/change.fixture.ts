import type { ChangeDays, ChangeQuote } from '@detour/shared-contracts/api';
import { orderFixture } from './order.fixture';
import { stayOf } from '../order/stay-order';
import { flexible } from './stay.fixture';

const booked = stayOf(orderFixture());

/** The quote of an unchanged booking of 382,00 € that may be changed. */
export const changeFixture = (change: Partial<ChangeQuote> = {}): ChangeQuote => ({
  reason: null,
  until: '2026-12-08T22:59:59.000Z',
  before: { stay: booked, total: 38_200, taxAtHotel: 740 },
  isChanged: false,
  problem: null,
  after: { stay: booked, total: 38_200, taxAtHotel: 740 },
  due: 0,
  back: { card: 0, vouchers: [] },
  card: { method: 'card', last4: '4242' },
  daysToCard: { least: 5, most: 10 },
  offers: [
    { offerId: '123', label: 'Deux nuits de château', roomTitle: 'Chambre Douves', due: 0 },
    { offerId: '124', label: 'Deux nuits en tour', roomTitle: 'Chambre Tour', due: 4000 },
    { offerId: '125', label: 'Deux nuits en suite', roomTitle: 'Suite', due: null },
  ],
  activities: [],
  otherDays: [],
  ...change,
});

/** The same a week later, `due` cents dearer. */
export const laterFixture = (due: number, change: Partial<ChangeQuote> = {}): ChangeQuote =>
  changeFixture({
    isChanged: true,
    due,
    after: {
      stay: {
        ...booked,
        checkin: '2026-12-18',
        checkout: '2026-12-20',
        cancellationPolicy: flexible('2026-12-15'),
      },
      total: 38_200 + due,
      taxAtHotel: 740,
    },
    back: { card: Math.max(0, -due), vouchers: [] },
    ...change,
  });

export const changeDaysFixture = (): ChangeDays => ({
  checkins: {
    '2026-12-11': { due: 0, nights: 2 },
    '2026-12-18': { due: 2400, nights: 2 },
    '2026-12-19': null,
  },
  checkouts: { '2026-12-20': { due: 2400 } },
  nextMonth: null,
});
