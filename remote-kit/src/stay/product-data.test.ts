import { fromAmount, productData } from './product-data';

const facts = {
  name: 'Deux nuits',
  description: 'Au château',
  path: '/sejours/recherche/7',
  image: '/images/a/960_540.webp',
  origin: 'https://fr.shop.example',
};

describe('the structured data of a product', () => {
  it('has name, picture and the price in euros with its currency and availability', () => {
    expect(productData({ ...facts, amount: 26_950 })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Deux nuits',
        description: 'Au château',
        image: 'https://fr.shop.example/images/a/960_540.webp',
        offers: {
          '@type': 'Offer',
          url: 'https://fr.shop.example/sejours/recherche/7',
          price: '269.50',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
      },
    ]);
  });

  it('is absent without a price', () => {
    expect(productData({ ...facts, amount: null })).toEqual([]);
  });
});

describe('a from-price', () => {
  it('is in whole euros, as on the page', () => {
    expect([fromAmount(26_801), fromAmount(26_800), fromAmount(null)]).toEqual([26_900, 26_800, null]);
  });
});
