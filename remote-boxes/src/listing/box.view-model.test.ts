import { createFormat } from '@detour/shared-contracts/format';
import { boxFixture } from '../testing/boxes.fixture';
import type { Text } from '../text';
import { linesOf, onlyBoxes, priceSpanOf, toBoxView } from './box.view-model';
import { toBoxPrice } from './box-price.view-model';

const text: Text = (id, values = {}) => [id, ...Object.values(values)].join(' ');
const french = { locale: 'fr_FR', format: createFormat('fr_FR'), text } as const;
const dutch = { locale: 'nl_NL', format: createFormat('nl_NL'), text } as const;

const promoOf = (value: number, reference: number) =>
  toBoxPrice({ value, reference }, { ...french, exact: false }).shown.promo;

describe('a box in the list', () => {
  it('accepts only products whose code ends in EBOX [BOX-003]', () => {
    const codes = ['CASTLES-D-EBOX', 'CARD-50', 'EBOX-CARD'].map((code) => boxFixture({ code }));
    expect(onlyBoxes(codes).map(({ code }) => code)).toEqual(['CASTLES-D-EBOX']);
  });

  it('links to the page of its slug and code in its locale [ROUTE-018]', () => {
    const hrefIn = (locale: 'fr_BE' | 'it_IT') => toBoxView(boxFixture(), { ...french, locale }).href;
    expect(hrefIn('fr_BE')).toBe('/fr/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX');
    expect(hrefIn('it_IT')).toBe('/regalo/p/chateaux-et-belles-demeures/CASTLES-D-EBOX');
  });

  it('lists its contents line by line, without empty lines [BOX-005]', () => {
    expect(linesOf(' 1 nuit \n\nPetit déjeuner\n')).toEqual(['1 nuit', 'Petit déjeuner']);
    expect(toBoxView(boxFixture(), french).content).toBe(
      'Une nuit pour 2 personnes\u00a0· Le petit-déjeuner',
    );
  });

  it('shows whole euros on cards and cents on its page, and keeps the exact amount', () => {
    expect(toBoxView(boxFixture(), french).price).toMatchObject({
      amount: 14_990,
      shown: { amount: '150\u00a0€', reference: '180\u00a0€' },
    });
    expect(toBoxView(boxFixture(), dutch).price.shown.amount).toBe('€\u00a0150');
    const prices = { value: 14_990, reference: 17_990 };
    expect(toBoxPrice(prices, { ...french, exact: true }).shown.amount).toBe('149,90\u00a0€');
    expect(toBoxPrice(prices, { ...dutch, exact: true }).shown.reference).toBe('€\u00a0179,90');
  });

  it('rounds its discount down [BOX-020]', () => {
    expect(promoOf(14_990, 17_990)).toBe('boxes.discount 16');
    expect(promoOf(8001, 10_000)).toBe('boxes.discount 19');
  });

  it('hides a 5 % discount and shows a 6 % discount [BOX-021]', () => {
    expect(promoOf(9500, 10_000)).toBeUndefined();
    expect(promoOf(9400, 10_000)).toBe('boxes.discount 6');
  });

  it('shows no discount if the reference price is not higher [BOX-022]', () => {
    expect(promoOf(10_000, 10_000)).toBeUndefined();
    expect(promoOf(10_000, 8000)).toBeUndefined();
  });
});

describe('the span of prices', () => {
  it('spans the cheapest to the most expensive box', () => {
    const prices = [14_990, 4990, 34_990].map((sellPrice) =>
      boxFixture({ price: { sellPrice, referencePrice: sellPrice, promo: 0 } }),
    );
    expect(priceSpanOf(prices, french.format)).toEqual({ min: '50\u00a0€', max: '350\u00a0€' });
    expect(priceSpanOf([], french.format)).toBeNull();
  });
});
