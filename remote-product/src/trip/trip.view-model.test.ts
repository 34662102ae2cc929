import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import { plain } from '@detour/remote-kit/testing';
import { orderFixture } from '../testing/order.fixture';
import { quoteFixture } from '../testing/quote.fixture';
import { stayFixture } from '../testing/stay.fixture';
import { toolsFor } from '../testing/view-tools';
import { orderBreakdown } from './order-price.view-model';
import { tripOfOrder, tripOfQuote } from './trip.view-model';

const dates = { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 };
const criteria = { ...applyPatch(emptyCriteria, { dates }), dates };

describe('a trip', () => {
  it('is the same for a quote and its order', () => {
    const tools = toolsFor('fr_FR');
    const { image: _, ...ofQuote } = tripOfQuote(stayFixture(), quoteFixture(), criteria, tools);
    const { image: __, ...ofOrder } = tripOfOrder(orderFixture(), tools);
    expect(ofOrder).toEqual(ofQuote);
  });

  it.each([
    [
      'fr_FR',
      'vendredi 11 décembre 2026',
      'Arrivée à partir de 15 h',
      '2 adultes, 1 chambre : Chambre Douves',
    ],
    [
      'nl_NL',
      'vrijdag 11 december 2026',
      'Inchecken vanaf 15.00 uur',
      '2 volwassenen, 1 kamer: Chambre Douves',
    ],
  ] as const)('shows dates and guests in %s', (locale, day, time, guests) => {
    const trip = tripOfOrder(orderFixture(), toolsFor(locale));
    expect(plain(trip.arrival.day)).toBe(day);
    expect(plain(trip.arrival.time)).toBe(time);
    expect(plain(trip.guests)).toBe(guests);
  });
});

describe('orderBreakdown', () => {
  it('sums the order’s lines minus discounts and separates the hotel’s tax [CHK-012] [PROD-068]', () => {
    const order = orderFixture({
      amount: 36200,
      lines: [
        { kind: 'stay', label: 'x', quantity: 1, amount: 38200 },
        { kind: 'extra', label: 'Bouquet', quantity: 1, amount: 3000 },
        { kind: 'promotion', label: 'DETOUR10', quantity: 1, amount: -5000 },
      ],
    });
    const price = orderBreakdown(order, toolsFor('fr_FR'));
    expect(price.lines.map(({ label, amount }) => plain(`${label} | ${amount}`))).toEqual([
      'Séjour, 2 nuits | 382,00 €',
      'Bouquet | 30,00 €',
      'DETOUR10 | −50,00 €',
      'Taxe de séjour, à régler sur place | 7,40 €',
    ]);
    expect(plain(price.total.amount)).toBe('369,40 €');
    expect(price).toMatchObject({ amountToPay: 36200, totalAmount: 36940 });
  });

  it('says "paid" only after the payment', () => {
    const labelOf = (status: 'held' | 'confirmed') =>
      orderBreakdown(orderFixture({ status }), toolsFor('it_IT')).split[0]?.label;
    expect(labelOf('held')).toBe('Da pagare ora');
    expect(labelOf('confirmed')).toBe('Pagato online');
  });
});
