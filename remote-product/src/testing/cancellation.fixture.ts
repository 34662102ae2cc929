import type { Cancellation, Order } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { orderFixture } from './order.fixture';

/** 382,00 €, of which a gift card paid 100,00 €. Everything is refunded. */
export const cancellationFixture = (change: Partial<Cancellation> = {}): Cancellation => ({
  ...recorded('cancellation'),
  steps: [],
  now: {
    percent: 100,
    card: 28_200,
    vouchers: [{ kind: 'gift_card', codeEnd: 'K7QX', amount: 10_000 }],
    kept: 0,
  },
  card: { method: 'card', last4: '4242' },
  daysToCard: { least: 5, most: 10 },
  ...change,
});

/** The same with a refund of half, to the card only. */
export const halfFixture = (): Cancellation =>
  cancellationFixture({
    steps: [
      {
        until: '2026-12-09T22:59:59.000Z',
        day: '2026-12-09',
        percent: 50,
        card: 19_100,
        vouchers: [],
        kept: 19_100,
      },
    ],
    now: { percent: 50, card: 19_100, vouchers: [], kept: 19_100 },
  });

type Money = NonNullable<Order['money']>;

/** A stay that was cancelled on 21 November 2026, 11 h 05 in Paris. */
export const cancelledFixture = (money: Partial<Money> = {}, change: Partial<Order> = {}): Order =>
  orderFixture({
    status: 'cancelled',
    closedAt: '2026-11-21T10:05:00.000Z',
    payment: { method: 'card', last4: '4242' },
    money: {
      paidByCard: 28_200,
      paidByVouchers: [{ kind: 'gift_card', codeEnd: 'K7QX', amount: 10_000 }],
      refunds: [
        {
          to: 'card',
          codeEnd: null,
          last4: '4242',
          amount: 28_200,
          state: 'pending',
          at: '2026-11-21T10:05:00.000Z',
        },
        {
          to: 'gift_card',
          codeEnd: 'K7QX',
          last4: null,
          amount: 10_000,
          state: 'settled',
          at: '2026-11-21T10:05:00.000Z',
        },
      ],
      kept: 0,
      ...money,
    },
    ...change,
  });
