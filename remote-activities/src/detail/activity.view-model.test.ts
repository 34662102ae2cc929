import { createFormat } from '@detour/shared-contracts';
import { toActivityPrice } from './activity.view-model';

const french = createFormat('fr_FR');

const price = (sellPrice: number, barPrice = sellPrice, promoPercentageRounded = 0) => ({
  sellPrice,
  barPrice,
  promoPercentageRounded,
});

describe('the price of an activity', () => {
  it('is for two people by default, and divided by them [ACT-025] [ACT-030]', () => {
    expect(toActivityPrice({ '1': price(4200), '2': price(7790), '4': price(15_000) }, french)).toMatchObject(
      {
        people: 2,
        amount: 7790,
        total: '77,90\u00a0€',
        perPerson: '38,95\u00a0€',
      },
    );
  });

  it.each([
    [{ '1': price(4200) }, 1],
    [{ '4': price(9000), '6': price(12_000) }, 4],
  ])('takes the nearest party that has a price', (prices, people) => {
    expect(toActivityPrice(prices, french)?.people).toBe(people);
  });

  it('never prints less than one pays', () => {
    expect(toActivityPrice({ '3': price(10_000) }, french)?.perPerson).toBe('33,34\u00a0€');
  });

  it('hides a discount of 4 percent and shows one of 5 [ACT-027]', () => {
    expect(toActivityPrice({ '2': price(9600, 10_000, 4) }, french)?.promo).toBeNull();
    expect(toActivityPrice({ '2': price(9500, 10_000, 5) }, french)?.promo).toEqual({
      percent: 5,
      reference: '50,00\u00a0€',
    });
  });

  it.each([{}, { x: price(100) }, { '0': price(100) }])('is not there without a party size', (prices) => {
    expect(toActivityPrice(prices, french)).toBeNull();
  });
});
