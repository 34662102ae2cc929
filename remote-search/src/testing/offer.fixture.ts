import type { Card, OffersResponse } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';

/** The recorded card of a stay with a promotion. A test gives the members that it is about; the amounts follow from `sellPrice` and `refPrice`. */
export const offerOf = (changes: Partial<Card> = {}): Card => {
  const card = recorded('stays').exactMatch.find(({ promo }) => promo > 5);
  if (!card) throw new Error('The recorded search has no stay with a promotion.');
  const { sellPrice, refPrice } = { ...card, ...changes };
  return { ...card, moneySaved: refPrice - sellPrice, finalPrice: sellPrice, ...changes };
};

/** The recorded response with other cards. */
export const offersOf = (
  cards: readonly Card[],
  changes: { readonly totalCount?: number; readonly details?: Partial<OffersResponse['searchDetails']> } = {},
): OffersResponse => {
  const answer = recorded('stays');
  const totalCount = changes.totalCount ?? cards.length;
  return {
    ...answer,
    exactMatch: [...cards],
    totalCount,
    searchDetails: { ...answer.searchDetails, totalCount, ...changes.details },
  };
};

/** `count` stays with ids `w1`, `w2`, … */
export const manyOffers = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) =>
    offerOf({
      id: `w${index + 1}`,
      uri: `/sejours/recherche/w${index + 1}`,
      label: `Séjour ${index + 1}`,
      index,
    }),
  );
