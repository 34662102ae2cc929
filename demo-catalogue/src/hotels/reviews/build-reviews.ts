import type { FacilityKey, ReviewDetailsColumn } from '@detour/shared-contracts/catalogue';
import type { Random } from '../../random';

export interface ReviewFacts {
  readonly average: number;
  readonly count: number;
  readonly details: ReviewDetailsColumn | null;
}

const tenth = (value: number): number => Math.round(Math.min(10, Math.max(1, value)) * 10) / 10;

/** Average and number of reviews. One hotel in twelve has none. The reviews are built to match. */
export const reviewFactsOf = (
  house: { readonly stars: number; readonly facilities: readonly FacilityKey[] },
  random: Random,
): ReviewFacts => {
  if (random.chance(1 / 12)) return { average: 0, count: 0, details: null };
  const average = tenth(7.5 + house.stars * 0.16 + random.next() * 1.35);
  const around = (shift: number): number => tenth(average + shift + (random.next() - 0.5) * 0.7);
  return {
    average,
    count: random.int(3, 38),
    details: {
      welcoming: around(0.25),
      comfort: around(0),
      cleanliness: around(0.15),
      food: around(house.facilities.includes('restaurant') ? 0.1 : -0.2),
      localization: around(0.2),
      priceQualityRatio: around(-0.35),
    },
  };
};
