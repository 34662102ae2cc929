import type { Card } from '@detour/shared-contracts/api';
import { imageFixture } from '@detour/remote-kit/testing';
import { flexible, stayFixture } from './stay.fixture';

/** A stay in a list: 210,00 € for one night, 3,70 € of tax at the hotel. */
export const cardFixture = (change: Partial<Card> = {}): Card => {
  const { id, label, stars, uri, review, location, address, zipCode } = stayFixture().hotel;
  return {
    id: '124',
    label: 'Une nuit et une matinée au potager',
    imageUrl: '/images/amboise-9/640_360.webp',
    images: [imageFixture('amboise-9')],
    hotel: { id, label, stars, uri, review, location, address, zipCode },
    headwords: [{ label: 'Atelier cuisine' }, { label: 'Petit-déjeuner' }],
    sellPrice: 21000,
    refPrice: 21000,
    promo: 0,
    moneySaved: (change.refPrice ?? 21000) - (change.sellPrice ?? 21000),
    priceType: 'from',
    extraDiscount: 0,
    finalPrice: change.sellPrice ?? 21000,
    fromPrice: null,
    localTaxTotalAmount: 370,
    amountToPay: 21000,
    uri: '/sejours/recherche/124',
    nights: 1,
    participants: 2,
    distance: null,
    availableRooms: null,
    lastMinute: false,
    expiration: null,
    marketingLabels: [],
    targetedLabel: null,
    cancellationPolicy: flexible(),
    prices: [],
    itemCategory: 'weekend',
    newTab: false,
    checkin: null,
    checkout: null,
    paxCount: 2,
    adult: 2,
    child: 0,
    baby: 0,
    searchType: 'default',
    flowType: 'booking',
    index: 0,
    topTheme: null,
    channelManagerId: null,
    connectivity: null,
    autoDiscount: null,
    ...change,
  };
};
