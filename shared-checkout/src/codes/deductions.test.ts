import fc from 'fast-check';
import { shareOut } from './deductions';

describe('shareOut', () => {
  it('never exceeds a card’s value or the price, and uses all value that the price needs', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, fc.array(amount, { maxLength: 5 }), (total, promotion, remaining) => {
        const cards = remaining.map((left, index) => ({ code: String(index), remaining: left }));
        const { due, paid } = shareOut(total, promotion, cards);
        const sum = [...paid.values()].reduce((all, one) => all + one, 0);
        const toPay = Math.max(0, total - promotion);
        expect(due).toBe(Math.max(0, toPay - remaining.reduce((all, one) => all + one, 0)));
        expect(sum + due).toBe(toPay);
        for (const { code, remaining: left } of cards) expect(paid.get(code)).toBeLessThanOrEqual(left);
      }),
    );
  });
});
