import type {
  ActivityDetail,
  BoxDetail,
  GiftExtrasResponse,
  GiftPrice,
  GiftPricesResponse,
  ShippingCostResponse,
} from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';

const priceFixture = (nights: number, comfort: number): GiftPrice => ({
  nights,
  sellPrice: comfort,
  price: { sellPrice: comfort, promo: 0, shippingCost: 0, totalPrice: comfort, subElementsPrice: 0 },
  sellPrices: [
    {
      value: 'essential',
      label: 'Essentiel',
      subtext: 'Une date sur deux',
      tag: null,
      sellPrice: comfort - 4000,
    },
    {
      value: 'comfort',
      label: 'Confort',
      subtext: 'Huit dates sur dix',
      tag: 'Recommandé',
      sellPrice: comfort,
    },
    { value: 'freedom', label: 'Liberté', subtext: 'Toutes les dates', tag: null, sellPrice: comfort + 6000 },
  ],
});

/** One night at 218.50 €, two at 389 €, three at 549 €. */
export const pricesFixture = (change: Partial<GiftPricesResponse> = {}): GiftPricesResponse => ({
  ...recorded('gift-prices'),
  productId: '123',
  minNights: 1,
  maxNights: 3,
  defaultBucket: 'comfort',
  prices: [priceFixture(1, 21_850), priceFixture(2, 38_900), priceFixture(3, 54_900)],
  ...change,
});

export const shippingFixture = (amount = 0): ShippingCostResponse => ({
  amount,
  internationalFee: 0,
  currency: 'EUR',
  minDays: 2,
  maxDays: 4,
});

export const boxFixture = (change: Partial<BoxDetail> = {}): BoxDetail => ({
  ...recorded('box'),
  code: 'SEA1N-D-EBOX',
  slug: 'bord-de-mer',
  title: 'Une nuit au bord de la mer',
  description: '',
  includedContent: 'Une nuit\nLe petit-déjeuner',
  value: 14_900,
  referencePrice: 19_900,
  searchCriteriaProperties: { nights: 1, adults: 2, withDinner: false, themes: [] },
  searchCriteria: { subthemas: [] },
  pageModel: { pageTitle: 'Une nuit au bord de la mer', metaDescription: '' },
  ...change,
});

/** A morning of baths; 77.90 € for two. */
export const activityFixture = (change: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...recorded('activity'),
  id: '77',
  label: 'Trois heures de bains',
  uri: '/sejours/recherche/activity/77',
  mainActivityCenter: {
    id: 'c1',
    label: 'Les Bains d’Ardoise',
    star: null,
    location: { label: 'Bagnères-de-Luchon', lat: 42.79, lng: 0.59 },
  },
  duration: '3 h',
  prices: {
    '2': {
      barPrice: 8200,
      sellPrice: 7790,
      promoPercentageRounded: 5,
      refPrice: 8200,
      promo: 5,
      moneySaved: 410,
      paxComposition: { adults: 2 },
    },
  },
  ...change,
});

/** One sleeve and two optional extras. */
export const extrasFixture = (): GiftExtrasResponse => ({
  groups: [
    {
      id: 'sleeve',
      label: 'Étui',
      selection: 'single',
      defaultOption: 'kraft',
      options: [
        { id: 'kraft', label: 'Étui en carton', price: 0, recommended: false },
        { id: 'linen', label: 'Étui en lin', price: 390, recommended: true },
      ],
    },
    {
      id: 'touches',
      label: 'Petites attentions',
      selection: 'multiple',
      defaultOption: null,
      options: [
        { id: 'ribbon', label: 'Ruban de satin', price: 290, recommended: false },
        { id: 'seal', label: 'Cachet de cire', price: 350, recommended: false },
      ],
    },
  ],
});
