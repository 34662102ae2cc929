import type { Card } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { flexible, stayFixture } from './stay.fixture';

/** The recorded card as a stay of 210,00 € for one night, 3,70 € of tax at the hotel. */
export const cardFixture = (change: Partial<Card> = {}): Card => {
  const [card] = recorded('stays').exactMatch;
  if (!card) throw new Error('The recorded search is empty.');
  const { id, label, stars, uri, review, location, address, zipCode } = stayFixture().hotel;
  return {
    ...card,
    id: '124',
    label: 'Une nuit et une matinée au potager',
    hotel: { id, label, stars, uri, review, location, address, zipCode },
    sellPrice: 21000,
    refPrice: 21000,
    moneySaved: (change.refPrice ?? 21000) - (change.sellPrice ?? 21000),
    finalPrice: change.sellPrice ?? 21000,
    fromPrice: null,
    localTaxTotalAmount: 370,
    amountToPay: 21000,
    uri: '/sejours/recherche/124',
    nights: 1,
    cancellationPolicy: flexible(),
    ...change,
  };
};
