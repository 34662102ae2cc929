import type { Card, OffersResponse } from '@detour/shared-contracts/api';

const image: Card['images'][number] = {
  sizes: { '640_360': '/images/etretat/640_360', '960_540': '/images/etretat/960_540' },
  url: '/images/etretat/960_540',
  alt: '',
  title: null,
  legend: null,
};

/** A stay in Étretat: two nights, two people, 20 % off, tax paid at the hotel. */
export const offerOf = (changes: Partial<Card> = {}): Card => ({
  id: 'w1',
  label: 'Face aux falaises, petit déjeuner en terrasse',
  imageUrl: image.url,
  images: [image],
  hotel: {
    id: 'h1',
    label: 'Maison Saint-Aubert',
    stars: 4,
    uri: '/hotel/h1',
    review: { count: 128, average: 9.1 },
    location: { label: 'Étretat', area: 'Seine-Maritime', uri: null, lat: 49.7, lng: 0.2 },
    address: '1 rue de la Plage',
    zipCode: '76790',
  },
  headwords: [
    { label: 'Petit déjeuner' },
    { label: 'Vue mer' },
    { label: 'Accès au spa' },
    { label: 'Vélos' },
  ],
  sellPrice: 23_240,
  refPrice: 29_050,
  promo: 20,
  moneySaved: (changes.refPrice ?? 29_050) - (changes.sellPrice ?? 23_240),
  priceType: 'from',
  extraDiscount: 0,
  finalPrice: changes.sellPrice ?? 23_240,
  fromPrice: null,
  localTaxTotalAmount: 512,
  amountToPay: 23_240,
  uri: '/sejours/recherche/w1',
  nights: 2,
  participants: 2,
  distance: null,
  availableRooms: null,
  lastMinute: false,
  expiration: null,
  marketingLabels: [],
  targetedLabel: null,
  cancellationPolicy: {
    type: 'NCNR',
    cancellable: false,
    isCancellable: false,
    cancellationDeadline: null,
    cancellableUntil: null,
    message: null,
  },
  prices: [],
  itemCategory: 'weekend',
  newTab: false,
  checkin: null,
  checkout: null,
  paxCount: 2,
  adult: 2,
  child: 0,
  baby: 0,
  searchType: 'exact',
  flowType: 'booking',
  index: 0,
  topTheme: null,
  channelManagerId: null,
  connectivity: null,
  autoDiscount: null,
  ...changes,
});

export const offersOf = (
  cards: readonly Card[],
  changes: { readonly totalCount?: number; readonly details?: Partial<OffersResponse['searchDetails']> } = {},
): OffersResponse => {
  const totalCount = changes.totalCount ?? cards.length;
  return {
    exactMatch: [...cards],
    totalCount,
    searchDetails: {
      totalCount,
      theme: null,
      checkin: null,
      night: null,
      adult: 2,
      child: 0,
      baby: 0,
      hotelId: null,
      uri: null,
      latitude: null,
      longitude: null,
      destination: null,
      locationHierarchy: [],
      ...changes.details,
    },
  };
};

/** `count` stays with ids `w1`, `w2`, … */
export const manyOffers = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) =>
    offerOf({ id: `w${index + 1}`, label: `Séjour ${index + 1}`, index }),
  );
