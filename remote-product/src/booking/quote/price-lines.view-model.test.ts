import { plain } from '@detour/remote-kit/testing';
import { toPriceBreakdown } from './price-lines.view-model';
import { quoteFixture, unbookable } from '../../testing/quote.fixture';
import { taxAtHotel } from '../../testing/stay.fixture';
import { toolsFor } from '../../testing/view-tools';

const readable = (breakdown: ReturnType<typeof toPriceBreakdown>) =>
  breakdown && {
    lines: breakdown.lines.map(({ label, amount }) => plain(`${label} | ${amount}`)),
    total: plain(`${breakdown.total.label} | ${breakdown.total.amount}`),
    split: breakdown.split.map(({ label, amount }) => plain(`${label} | ${amount}`)),
  };

describe('toPriceBreakdown', () => {
  it('adds a tax that the hotel collects to the total, not to the amount due now [PROD-068]', () => {
    const breakdown = toPriceBreakdown(quoteFixture(), toolsFor('fr_FR'));
    expect(readable(breakdown)).toEqual({
      lines: ['Séjour, 2 nuits | 382,00 €', 'Taxe de séjour, à régler sur place | 7,40 €'],
      total: 'Total | 389,40 €',
      split: ['À payer maintenant | 382,00 €', 'À régler sur place | 7,40 €'],
    });
    expect(breakdown).toMatchObject({ amountToPay: 38200, totalAmount: 38940 });
  });

  it('has one amount if we collect the tax [PROD-068]', () => {
    const quote = quoteFixture(
      { localTax: { ...taxAtHotel, toBePaidAtHotel: false } },
      { amountToPay: 38940 },
    );
    expect(readable(toPriceBreakdown(quote, toolsFor('nl_BE')))).toEqual({
      lines: ['Verblijf, 2 nachten | € 382,00', 'Toeristentaks | € 7,40'],
      total: 'Totaal | € 389,40',
      split: [],
    });
  });

  it('omits a missing tax', () => {
    const quote = quoteFixture({ localTax: null }, { localTaxTotalAmount: 0 });
    expect(readable(toPriceBreakdown(quote, toolsFor('it_IT')))).toEqual({
      lines: ['Soggiorno, 2 notti | 382,00 €'],
      total: 'Totale | 382,00 €',
      split: [],
    });
  });

  it('shows an automatic discount [PROD-041]', () => {
    const quote = quoteFixture(
      { localTax: null },
      { sellPrice: 34380, extraDiscount: 10, localTaxTotalAmount: 0, amountToPay: 34380 },
    );
    expect(readable(toPriceBreakdown(quote, toolsFor('fr_FR')))?.lines).toEqual([
      'Séjour, 2 nuits | 382,00 €',
      'Remise supplémentaire de 10 % | −38,20 €',
    ]);
  });

  it('formats an amount in cents [QUOTE-010]', () => {
    const quote = quoteFixture(
      { localTax: null },
      { sellPrice: 123456, localTaxTotalAmount: 0, amountToPay: 123456 },
    );
    expect(plain(toPriceBreakdown(quote, toolsFor('es_ES'))?.total.amount ?? '')).toBe('1234,56 €');
  });

  it('is null without a price', () => {
    expect(toPriceBreakdown(unbookable(), toolsFor('fr_FR'))).toBeNull();
  });
});
