import { canonicalCriteria, emptyCriteria } from './canonical-criteria';
import type { Criteria } from './criteria';
import type { CarriedCriteria } from './declared-criteria';

type Value = string | number | boolean | readonly (string | number)[] | undefined;

const printValue = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value === true) return '1';
  if (typeof value === 'object') return value.map((item) => encodeURIComponent(item)).join(',');
  return encodeURIComponent(value);
};

const printActivityDates = (choices: Criteria['activityDates']): string =>
  choices.map(({ activityId, date }) => `${activityId}.${date.replaceAll('-', '')}`).join('-');

const toEntries = (criteria: Criteria): Record<string, Value> => ({
  a: criteria.adults === emptyCriteria.adults ? undefined : criteria.adults,
  activityDates: printActivityDates(criteria.activityDates),
  anchor: criteria.anchor,
  b: criteria.babies || undefined,
  bucket: criteria.gift?.bucket,
  c: criteria.children || undefined,
  checkin: criteria.dates?.checkin,
  checkout: criteria.dates?.checkout,
  code: criteria.code,
  distanceMax: criteria.distance?.max,
  distanceMin: criteria.distance?.min,
  error: criteria.error,
  facilities: criteria.facilities,
  fallback: criteria.fallback,
  flexDays: criteria.flexDays,
  freeCancellation: criteria.freeCancellation,
  giftAdult: criteria.gift?.nights === undefined ? undefined : 2,
  giftFormat: criteria.gift?.format,
  giftNights: criteria.gift?.nights,
  hotelEnvironments: criteria.hotelEnvironments,
  hotelScore: criteria.hotelScore,
  hotelStyles: criteria.hotelStyles,
  hotelTypes: criteria.hotelTypes,
  id: criteria.id,
  isLoading: criteria.isLoading,
  lat: criteria.position?.lat.toString(),
  lng: criteria.position?.lng.toString(),
  meals: criteria.meals,
  nights: criteria.dates?.nights,
  offerId: criteria.offerId,
  petsAllowed: criteria.petsAllowed,
  priceMax: criteria.price?.max,
  priceMin: criteria.price?.min,
  promotions: criteria.promotions,
  r: criteria.r,
  s: criteria.singleRoom,
  sleeves: criteria.gift?.sleeves,
  sort: criteria.sort,
  stars: criteria.stars,
  tags: criteria.tags,
  theme: criteria.theme,
  weekends: criteria.weekends && `${criteria.weekends.month}.${criteria.weekends.nights}`,
  ...(criteria.place ? { [criteria.place.key]: criteria.place.id } : {}),
});

/**
 * Prints criteria as their one canonical hash, without `#`: keys in alphabetical order, no defaults or empty values, lists joined
 * by commas, flags as `1`. Empty criteria print an empty string. Equal criteria print equal text, so the result serves as
 * query key.
 * @spec HASH-001 HASH-005 HASH-021 HASH-022 HASH-024
 */
export const printCriteria = (criteria: CarriedCriteria): string =>
  // Safe: carried criteria are whole.
  Object.entries(toEntries(canonicalCriteria(criteria as Criteria)))
    .map(([key, value]) => [key, printValue(value)] as const)
    .filter(([, text]) => text !== '')
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, text]) => `${key}=${text}`)
    .join('&');
