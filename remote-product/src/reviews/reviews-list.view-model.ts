import type { ReviewsResponse } from '@detour/shared-contracts/api';
import { monthOf, parseIsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { languageTagOf } from '@detour/shared-contracts/sites';
import type { SelectOption } from '@detour/shared-ui';
import type { Text, TextId } from '../text';
import { reviewLanguages, reviewSorts, type ReviewLanguage, type ReviewSort } from './reviews.client';

type Review = ReviewsResponse['list'][number];

interface Tools {
  readonly t: Text;
  readonly format: Format;
}

export const typeIds: Readonly<Record<Review['type'], TextId>> = {
  couple: 'reviews.typeCouple',
  family: 'reviews.typeFamily',
  friends: 'reviews.typeFriends',
  solo: 'reviews.typeSolo',
  business: 'reviews.typeBusiness',
};

const sortIds: Readonly<Record<ReviewSort, TextId>> = {
  DATE_DESC: 'reviews.sortDateDesc',
  DATE_ASC: 'reviews.sortDateAsc',
  SCORE_DESC: 'reviews.sortScoreDesc',
  SCORE_ASC: 'reviews.sortScoreAsc',
};

const languageIds: Readonly<Record<ReviewLanguage, TextId>> = {
  all: 'reviews.langAll',
  fr_FR: 'reviews.langFr',
  es_ES: 'reviews.langEs',
  it_IT: 'reviews.langIt',
  nl_NL: 'reviews.langNl',
};

/** "Hélène · En couple · octobre 2026" */
export const bylineOf = ({ customer, type, date }: Review, { t, format }: Tools): string => {
  const day = parseIsoDate(date);
  return [customer, t(typeIds[type]), day ? format.monthTitle(monthOf(day)) : '']
    .filter((part) => part !== '')
    .join(' · ');
};

export interface ReviewItem {
  readonly id: string;
  /** "9,5" */
  readonly score: string;
  readonly by: string;
  /** Language tag of the review. */
  readonly lang: string;
  readonly positive: string;
  readonly negative: string;
}

/** @spec REV-003 REV-021 */
export const toReviewItem = (review: Review, tools: Tools): ReviewItem => ({
  id: review.id,
  score: tools.format.rating(review.average),
  by: bylineOf(review, tools),
  lang: languageTagOf(review.locale),
  positive: review.positive.trim(),
  negative: review.negative.trim(),
});

/** @spec REV-006 */
export const sortOptions = (t: Text): readonly SelectOption[] =>
  reviewSorts.map((value) => ({ value, label: t(sortIds[value]) }));

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @spec REV-007 */
export const languageOptions = (t: Text): readonly SelectOption[] =>
  reviewLanguages.map((value) => ({ value, label: capitalised(t(languageIds[value])) }));

/** "néerlandais", in the form used inside a sentence. */
export const languageName = (language: ReviewLanguage, t: Text): string => t(languageIds[language]);
