import fc from 'fast-check';
import type { MoneyPart } from '../refunds/split-refund';
import { priceCancellation } from './price-cancellation';

const cardOf = (net: number, turn: number): MoneyPart => ({
  orderUuid: `order ${turn}`,
  to: 'card',
  ref: `intent ${turn}`,
  net,
  validUntil: null,
  turn,
});

describe('the refund of a stay that is paid in parts', () => {
  it.each([
    // Of 300 €, one part is paid.
    [100, 10_000, 20_000, 10_000, 0],
    [80, 10_000, 20_000, 4_000, 6_000],
    [50, 10_000, 20_000, 0, 10_000],
    [0, 10_000, 20_000, 0, 10_000],
    // Two parts are paid: half of 300 € is kept.
    [50, 20_000, 10_000, 5_000, 15_000],
    // Everything is paid.
    [50, 30_000, 0, 15_000, 15_000],
  ])('at %i %% of %i paid and %i open cents is %i, and %i are kept', (percent, paid, unpaid, card, kept) => {
    expect(priceCancellation([cardOf(paid, 0)], percent, { unpaid })).toMatchObject({ card, kept });
  });

  it('never exceeds what was paid, and is as for one payment once everything is paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        fc.constantFrom(0, 30, 50, 80, 100),
        (amounts, paidParts, percent) => {
          const paid = amounts.slice(0, paidParts + 1).map(cardOf);
          const net = paid.reduce((sum, part) => sum + part.net, 0);
          const total = amounts.reduce((sum, amount) => sum + amount, 0);
          const { card, kept } = priceCancellation(paid, percent, { unpaid: total - net });
          const { card: ofAll } = priceCancellation([cardOf(total, 0)], percent);
          expect(card + kept).toBe(net);
          expect(card).toBe(Math.max(0, ofAll - (total - net)));
        },
      ),
    );
  });
});
