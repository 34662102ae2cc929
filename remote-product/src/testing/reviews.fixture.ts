import type { OffersResponse, ReviewsResponse } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { cardFixture } from './card.fixture';

export const reviewFixture = (change: Partial<ReviewsResponse['list'][number]> = {}) => ({
  id: 'r1',
  locale: 'fr_FR' as const,
  customer: 'Hélène',
  type: 'couple' as const,
  date: '2026-10-12',
  average: 9.5,
  positive: 'On s’est réveillés dans le brouillard.',
  negative: '',
  ...change,
});

export const reviewsFixture = (list = [reviewFixture()]): ReviewsResponse => ({
  ...recorded('reviews'),
  totalCount: 286,
  score: 9.2,
  list,
  details: {
    welcoming: 9.5,
    comfort: 9.1,
    cleanliness: 9.4,
    food: 9,
    localization: 9.3,
    priceQualityRatio: 8.7,
  },
});

export const offersFixture = (cards = [cardFixture()]): OffersResponse => {
  const answer = recorded('stays');
  return {
    ...answer,
    exactMatch: cards,
    totalCount: cards.length,
    searchDetails: { ...answer.searchDetails, totalCount: cards.length, hotelId: '7' },
  };
};
