import { plain } from '@detour/remote-kit/testing';
import fc from 'fast-check';
import { toPriceBreakdown } from '../booking/quote/price-lines.view-model';
import { quoteFixture } from '../testing/quote.fixture';
import { toolsFor } from '../testing/view-tools';
import { shareOut, withDeductions } from './deductions';

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

describe('withDeductions', () => {
  it.each([
    ['fr_FR', '-50,00 €', '339,40 €'],
    ['nl_NL', '€ -50,00', '€ 339,40'],
  ] as const)(
    'subtracts codes from total and amount due in %s, without the hotel’s tax [CHK-012]',
    (locale, line, total) => {
      const tools = toolsFor(locale);
      const full = toPriceBreakdown(quoteFixture(), tools);
      const price = withDeductions(full!, [{ id: 'code-1', label: 'TEN', amount: 5000 }], tools.format);
      expect(plain(price.lines.at(-1)?.amount ?? '')).toBe(line);
      expect(plain(price.total.amount)).toBe(total);
      expect(price).toMatchObject({ amountToPay: 33_200, totalAmount: 33_940 });
      expect(price.split.map(({ id }) => id)).toEqual(['pay-now', 'pay-at-hotel']);
    },
  );
});
