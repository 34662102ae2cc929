import { isoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { toolsFor } from '../../testing/view-tools';
import type { PurchaseView } from '../purchase/purchase.view-model';
import { exchangeLabel, exchangeTerms, withExchange } from './exchange.view-model';

const purchaseOf = (amount: number, locale: Locale = 'fr_FR'): PurchaseView => {
  const { t, format } = toolsFor(locale);
  const until = isoDate('2027-11-23');
  return {
    title: 'Une nuit au bord de la mer',
    venue: '',
    image: '',
    facts: ['2 personnes', t('gift.validUntil', { date: format.longDate(until) })],
    lines: [{ label: 'Coffret cadeau', amount: format.price(amount) }],
    total: format.price(amount),
    amount,
    until,
  };
};

const gift = { rest: 23_900, validUntil: '2028-05-21', fromName: 'Camille' };

describe('the exchange of an open gift', () => {
  it.each<[Locale, number, string]>([
    ['fr_FR', 27_900, 'Votre cadeau couvre 239,00 €. Il reste 40,00 € à payer.'],
    ['fr_FR', 23_900, 'Votre cadeau couvre tout : 239,00 €.'],
    [
      'nl_NL',
      19_000,
      'Er gaat niets verloren: het verschil van € 49,00 komt bij het nieuwe cadeau, dat € 239,00 waard is.',
    ],
  ])('shows in %s the price or the gain of an exchange for a gift of %d cents', (locale, amount, text) => {
    const [first = ''] = exchangeTerms(purchaseOf(amount, locale), gift, toolsFor(locale));
    expect(plain(first)).toBe(text);
  });

  it('names the giver, if one is known', () => {
    expect(exchangeLabel(gift, toolsFor('fr_FR'))).toBe('Échanger le cadeau de Camille contre celui-ci');
    expect(exchangeLabel({ fromName: '' }, toolsFor('it_IT'))).toBe('Cambia il mio regalo con questo');
  });

  it('pays a cheaper gift in full, adds the difference to its value, and keeps the last day', () => {
    const exchanged = withExchange(purchaseOf(19_000), gift, toolsFor('fr_FR'));
    expect(exchanged).toMatchObject({ amount: 0, until: '2028-05-21' });
    expect(exchanged.lines.map(({ amount }) => plain(amount))).toEqual(['190,00 €', '49,00 €', '−239,00 €']);
    expect(plain(exchanged.facts[1] ?? '')).toBe('Valable jusqu’au 21 mai 2028');
  });

  it('leaves the difference of a more expensive gift to pay, and uses the later last day', () => {
    const exchanged = withExchange(
      purchaseOf(27_900),
      { ...gift, validUntil: '2027-01-10' },
      toolsFor('fr_FR'),
    );
    expect(exchanged).toMatchObject({ amount: 4000, until: '2027-11-23' });
    expect(plain(exchanged.total)).toBe('40,00 €');
  });
});
