import { createFormat } from '@detour/shared-contracts';
import { boxFixture } from '../testing/boxes.fixture';
import { isBox, priceSpanOf, toBoxView } from './box.view-model';

const french = createFormat('fr_FR');
const dutch = createFormat('nl_NL');

const priced = (sellPrice: number, referencePrice: number) =>
  toBoxView(boxFixture({ price: { sellPrice, referencePrice, promo: 0 } }), 'fr_FR', french);

describe('a box in the list', () => {
  it.each([
    ['CASTLES-D-EBOX', true],
    ['CARD-50', false],
    ['EBOX-CARD', false],
  ])('%s is listed: %s [BOX-003]', (code, listed) => {
    expect(isBox({ code })).toBe(listed);
  });

  it('leads to the page of its slug and code in its locale [ROUTE-018]', () => {
    expect(toBoxView(boxFixture(), 'fr_BE', french).href).toBe(
      '/fr/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX',
    );
    expect(toBoxView(boxFixture(), 'it_IT', french).href).toBe(
      '/regalo/p/chateaux-et-belles-demeures/CASTLES-D-EBOX',
    );
  });

  it('shows its content line by line, without empty ones [BOX-005]', () => {
    const { content } = toBoxView(
      boxFixture({ includedContent: ' 1 nuit \n\nPetit déjeuner\n' }),
      'fr_FR',
      french,
    );
    expect(content).toEqual(['1 nuit', 'Petit déjeuner']);
  });

  it('prints whole euros on cards, cents on its page, and keeps the exact amount', () => {
    expect(toBoxView(boxFixture(), 'fr_FR', french)).toMatchObject({
      amount: 14_990,
      cardPrice: '150\u00a0€',
      exactPrice: '149,90\u00a0€',
    });
    expect(toBoxView(boxFixture(), 'nl_NL', dutch)).toMatchObject({
      cardPrice: '€\u00a0150',
      exactPrice: '€\u00a0149,90',
    });
  });

  it('rounds its discount down [BOX-020]', () => {
    expect(priced(14_990, 17_990).promo?.percent).toBe(16);
    expect(priced(8001, 10_000).promo?.percent).toBe(19);
  });

  it('hides a discount of 5 percent and shows one of 6 [BOX-021]', () => {
    expect(priced(9500, 10_000).promo).toBeNull();
    expect(priced(9400, 10_000).promo?.percent).toBe(6);
  });

  it('shows none when the reference is not higher [BOX-022]', () => {
    expect(priced(10_000, 10_000).promo).toBeNull();
    expect(priced(10_000, 8000).promo).toBeNull();
  });
});

describe('the span of prices', () => {
  it('goes from the cheapest to the dearest box', () => {
    const prices = [14_990, 4990, 34_990].map((sellPrice) =>
      boxFixture({ price: { sellPrice, referencePrice: sellPrice, promo: 0 } }),
    );
    expect(priceSpanOf(prices, french)).toEqual({ min: '50\u00a0€', max: '350\u00a0€' });
    expect(priceSpanOf([], french)).toBeNull();
  });
});
