import fc from 'fast-check';
import { shareOf, splitRefund, type MoneyPart } from './split-refund';

const part = (
  to: MoneyPart['to'],
  ref: string,
  net: number,
  validUntil: string | null = null,
  turn = 0,
): MoneyPart => ({ orderUuid: `order-${turn}`, to, ref, net, validUntil, turn });

const anyPart: fc.Arbitrary<Omit<MoneyPart, 'ref' | 'orderUuid'>> = fc.record({
  to: fc.constantFrom<MoneyPart['to']>('card', 'gift_card', 'gift_stay', 'box'),
  net: fc.nat(100_000),
  validUntil: fc.constantFrom(null, '2027-01-31', '2028-05-01'),
  turn: fc.nat(3),
});

const anyParts = fc
  .array(anyPart, { maxLength: 6 })
  .map((all) => all.map((one, index) => ({ ...one, orderUuid: `order-${one.turn}`, ref: `ref-${index}` })));

describe('the split of a refund', () => {
  const parts = [
    part('gift_stay', 'stay', 5000, '2028-01-01'),
    part('gift_card', 'short', 2000, '2027-01-31'),
    part('gift_card', 'long', 3000, '2028-01-31'),
    part('card', 'pi', 10_000),
  ];

  it('gives the card back first, then gift cards, the longest first, then gifts', () => {
    expect(splitRefund(parts, 16_500)).toEqual([
      { orderUuid: 'order-0', to: 'card', ref: 'pi', amount: 10_000 },
      { orderUuid: 'order-0', to: 'gift_card', ref: 'long', amount: 3000 },
      { orderUuid: 'order-0', to: 'gift_card', ref: 'short', amount: 2000 },
      { orderUuid: 'order-0', to: 'gift_stay', ref: 'stay', amount: 1500 },
    ]);
  });

  it('gives each part back in full when everything comes back', () => {
    const all = splitRefund(parts, 20_000);
    expect(Object.fromEntries(all.map(({ ref, amount }) => [ref, amount]))).toEqual({
      pi: 10_000,
      long: 3000,
      short: 2000,
      stay: 5000,
    });
  });

  it('gives the latest change of a booking back first', () => {
    const changed = [
      part('card', 'booking', 20_000),
      part('card', 'first', 3000, null, 1),
      part('card', 'second', 1000, null, 2),
    ];
    expect(splitRefund(changed, 4500).map(({ ref, orderUuid, amount }) => [ref, orderUuid, amount])).toEqual([
      ['second', 'order-2', 1000],
      ['first', 'order-1', 3000],
      ['booking', 'order-0', 500],
    ]);
  });

  it('refuses more than the order keeps', () => {
    expect(() => splitRefund(parts, 20_001)).toThrow('exceeds what the order keeps by 1 cents');
  });

  it('sums up exactly, exceeds no part, and refunds a voucher only after the card, for any order of the parts', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(100), fc.func(fc.integer()), (all, percent, shuffle) => {
        const net = all.reduce((sum, one) => sum + one.net, 0);
        const amount = shareOf(net, percent);
        const split = splitRefund(all, amount);
        expect(split.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        for (const { ref, amount: back } of split) {
          expect(back).toBeGreaterThan(0);
          expect(back).toBeLessThanOrEqual(all.find((one) => one.ref === ref)?.net ?? 0);
        }
        const cards = all.filter(({ to }) => to === 'card').reduce((sum, one) => sum + one.net, 0);
        const toCards = split.filter(({ to }) => to === 'card').reduce((sum, one) => sum + one.amount, 0);
        expect(toCards).toBe(Math.min(cards, amount));
        const shuffled = [...all].sort((a, b) => shuffle(a.ref) - shuffle(b.ref));
        expect(splitRefund(shuffled, amount)).toEqual(split);
      }),
    );
  });

  it('takes a second refund from the amounts that the first one left', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(100), (all, percent) => {
        const net = all.reduce((sum, one) => sum + one.net, 0);
        const first = splitRefund(all, shareOf(net, percent));
        const left = all.map((one) => ({
          ...one,
          net: one.net - (first.find(({ ref }) => ref === one.ref)?.amount ?? 0),
        }));
        const second = splitRefund(left, net - shareOf(net, percent));
        for (const { ref, net: whole } of all) {
          const back = [...first, ...second].filter((one) => one.ref === ref);
          expect(back.reduce((sum, one) => sum + one.amount, 0)).toBe(whole);
        }
      }),
    );
  });
});

describe('the share of an amount', () => {
  it.each([
    [20_001, 50, 10_001],
    [20_000, 50, 10_000],
    [1, 50, 1],
    [33, 0, 0],
    [33, 100, 33],
  ])('is of %i cents at %i %% %i cents', (amount, percent, share) => {
    expect(shareOf(amount, percent)).toBe(share);
  });
});
