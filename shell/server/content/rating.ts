import { isoDate, parseIsoDate, type Json } from '@detour/shared-contracts/base';
import { createFormat } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import type { RatingLine } from '../../src/frame/footer/FooterBase';

/** A rating configured by the operator. Requires source and date. */
export interface Rating {
  readonly score: number;
  readonly max: number;
  readonly count: number;
  readonly source: string;
  /** `yyyy-MM-dd` */
  readonly date: string;
}

/** Parses `4.5/5 4146 2026-03-01 Name of the source`. Null for an empty setting. Throws otherwise. */
export const parseRating = (text: string): Rating | null => {
  if (text.trim() === '') return null;
  const [, score, max, count, date, source] =
    /^(\d(?:\.\d)?)\/(\d{1,2}) (\d{1,7}) (\d{4}-\d{2}-\d{2}) (\S.*)$/.exec(text.trim()) ?? [];
  if (!source || !date || !parseIsoDate(date))
    throw new Error('must read "4.5/5 4146 2026-03-01 Name of the source"');
  return { score: Number(score), max: Number(max), count: Number(count), date, source };
};

/** In the visitor's number format. @spec FOOT-008 */
export const ratingLineOf = (rating: Rating | null, locale: Locale): RatingLine | null => {
  if (!rating) return null;
  const format = createFormat(locale);
  return {
    score: format.rating(rating.score),
    max: String(rating.max),
    count: rating.count,
    source: rating.source,
    date: format.longDate(isoDate(rating.date)),
  };
};

/** Structured data of the shop for search engines, with a rating only if one is configured. @spec SEO-009 */
export const organizationOf = (brand: string, origin: string, rating: Rating | null): Json => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  url: `${origin}/`,
  ...(rating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          bestRating: rating.max,
          reviewCount: rating.count,
        },
      }
    : {}),
});
