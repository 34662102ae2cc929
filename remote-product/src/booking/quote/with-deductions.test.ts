import { plain } from '@detour/remote-kit/testing';
import { quoteFixture } from '../../testing/quote.fixture';
import { toolsFor } from '../../testing/view-tools';
import { toPriceBreakdown } from './price-lines.view-model';
import { withDeductions } from './with-deductions';

describe('withDeductions', () => {
  it.each([
    ['fr_FR', '−50,00 €', '339,40 €'],
    ['nl_NL', '€ −50,00', '€ 339,40'],
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
