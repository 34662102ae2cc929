import type { FacetsResponse, FacetType } from '@detour/shared-contracts/api';
import { createFormat } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  environments,
  facilities,
  facilityName,
  type Four,
  hotelTypes,
  meals,
  petsName,
  styles,
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import { activityNames } from '../activities/activity-list';
import {
  anyPromotion,
  freeCancellation,
  priceStep,
  priceTop,
  scoreSteps,
  type FacetCounts,
} from './facets.repository';

type Property = FacetsResponse['properties'][number];

const starWords: Four = ['étoiles', 'estrellas', 'sterren', 'stelle'];

const cancellationWords: Four = [
  'Annulation gratuite',
  'Cancelación gratuita',
  'Gratis annuleren',
  'Cancellazione gratuita',
];

const promotionWords: Four = ['En promotion', 'En oferta', 'In de aanbieding', 'In offerta'];

const fromTable =
  (table: Readonly<Record<string, Four>>) =>
  (locale: Locale): readonly (readonly [id: string, name: string])[] =>
    Object.entries(table).map(([id, words]) => [id, wordingFrom(words)[wordingOf(locale)]]);

const priceBars = (locale: Locale): readonly (readonly [id: string, name: string])[] => {
  const format = createFormat(locale);
  return Array.from({ length: priceTop / priceStep + 1 }, (_, bar) => [
    String(bar * priceStep),
    format.wholePrice(bar * priceStep),
  ]);
};

/** Every value in the order of the list, with its name. */
const valuesOf: Readonly<
  Record<FacetType, (locale: Locale) => readonly (readonly [id: string, name: string])[]>
> = {
  stars: (locale) =>
    [5, 4, 3, 2].map((stars) => [String(stars), `${stars} ${wordingFrom(starWords)[wordingOf(locale)]}`]),
  score: (locale) => scoreSteps.map((step) => [String(step), `${createFormat(locale).count(step)}+`]),
  type: fromTable(hotelTypes),
  environment: fromTable(environments),
  style: fromTable(styles),
  facility: (locale) => [
    ...Object.keys(facilities).map((key) => [key, facilityName(key, locale) ?? key] as const),
    ['pets', wordingFrom(petsName)[wordingOf(locale)]],
  ],
  tag: (locale) => activityNames(locale).map(([id, name]) => [String(id), name]),
  cancellation: (locale) => [[freeCancellation, wordingFrom(cancellationWords)[wordingOf(locale)]]],
  meal: fromTable(meals),
  promotion: (locale) => [[anyPromotion, wordingFrom(promotionWords)[wordingOf(locale)]]],
  price: priceBars,
};

/**
 * Response of the facets call. Values without matches have count 0 and are shown disabled. A price bar is named by its lower
 * end in cents; the last one has no upper end.
 * @spec CALL-042 CALL-043
 */
export const toFacets = (counts: FacetCounts, locale: Locale, withNames: boolean): FacetsResponse => ({
  properties: [...counts].map(([propertyType, found]): Property => ({
    propertyType,
    values: valuesOf[propertyType](locale).map(([id, name]) => ({
      id,
      name: withNames ? name : '',
      count: found.get(id) ?? 0,
    })),
  })),
});
