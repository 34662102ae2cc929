import type { ReviewsResponse } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import type { Text, TextId } from '../text';
import { bylineOf, typeIds } from './reviews-list.view-model';

export interface ReviewsView {
  readonly criteria: readonly { readonly label: string; readonly value: string; readonly percent: number }[];
  /** How many reviews are in each band of scores. Empty from older gateways. */
  readonly scores: readonly {
    readonly label: string;
    readonly value: string;
    readonly percent: number;
  }[];
  /** "En couple (12)", most frequent first. */
  readonly types: readonly string[];
  readonly quotes: readonly { readonly id: string; readonly text: string; readonly by: string }[];
}

type Details = ReviewsResponse['details'];

const criteria = [
  ['welcoming', 'reviews.welcoming'],
  ['comfort', 'reviews.comfort'],
  ['cleanliness', 'reviews.cleanliness'],
  ['food', 'reviews.food'],
  ['localization', 'reviews.location'],
  ['priceQualityRatio', 'reviews.value'],
] as const satisfies readonly (readonly [keyof Details, TextId])[];

/** How many positive reviews the stay page quotes. @spec REV-010 */
const quotedReviews = 4;

const scoresOf = (
  overview: ReviewsResponse['overview'],
  { t, format }: { readonly t: Text; readonly format: Format },
): ReviewsView['scores'] => {
  const bands = overview?.scores ?? [];
  const total = bands.reduce((sum, { count }) => sum + count, 0);
  return total === 0
    ? []
    : bands.map(({ from, count }, index) => ({
        label:
          from === 0
            ? t('reviews.scoreBelow', { score: bands[index - 1]?.from ?? 10 })
            : t('reviews.scoreBand', { from, to: from + 1 }),
        value: format.count(count),
        percent: Math.round((count / total) * 100),
      }));
};

/** The block of the stay page; null if there is nothing to show. @spec REV-010 REV-014 */
export const toReviewsView = (
  reviews: ReviewsResponse | undefined,
  { t, format }: { readonly t: Text; readonly format: Format },
): ReviewsView | null => {
  if (!reviews || reviews.list.length === 0) return null;
  return {
    criteria: criteria.map(([key, label]) => ({
      label: t(label),
      value: format.rating(reviews.details[key]),
      percent: Math.round(reviews.details[key] * 10),
    })),
    scores: scoresOf(reviews.overview, { t, format }),
    types: (reviews.overview?.types ?? []).map(
      ({ type, count }) => `${t(typeIds[type])} (${format.count(count)})`,
    ),
    quotes: reviews.list
      .filter(({ positive }) => positive.trim() !== '')
      .slice(0, quotedReviews)
      .map((review) => ({
        id: review.id,
        text: t('reviews.quoted', { text: review.positive }),
        by: bylineOf(review, { t, format }),
      })),
  };
};
