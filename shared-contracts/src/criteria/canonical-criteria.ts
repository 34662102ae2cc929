import { nightsBetween } from '../base/iso-date';
import type { Criteria } from './criteria';
import { roundDegrees } from './hash-values';

/** Longest stay that any call accepts, in nights. */
const longestStay = 60;

/** Criteria of an empty hash. @spec HASH-015 */
export const emptyCriteria: Criteria = {
  adults: 2,
  children: 0,
  babies: 0,
  singleRoom: false,
  hotelTypes: [],
  hotelEnvironments: [],
  hotelStyles: [],
  stars: [],
  facilities: [],
  petsAllowed: false,
  tags: [],
  activityDates: [],
  isLoading: false,
  error: false,
};

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, lowest), highest);

const wordSet = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

const numberSet = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((first, second) => first - second);

type Range = { readonly min?: number; readonly max?: number };

/** Bounds in ascending order within `highest`. Empty when neither is given. */
const toRange = (range: Range | undefined, highest: number): Range | undefined => {
  if (range?.min === undefined && range?.max === undefined) return undefined;
  const min = range.min === undefined ? undefined : clamp(range.min, 0, highest);
  const max = range.max === undefined ? undefined : clamp(range.max, 0, highest);
  if (min === undefined) return max === undefined ? undefined : { max };
  if (max === undefined) return { min };
  return { min: Math.min(min, max), max: Math.max(min, max) };
};

const toGift = (gift: Criteria['gift']): Criteria['gift'] => {
  if (!gift) return undefined;
  const sleeves = wordSet(gift.sleeves);
  if (gift.nights === undefined && !gift.bucket && !gift.format && sleeves.length === 0) return undefined;
  return {
    ...(gift.nights === undefined ? {} : { nights: clamp(gift.nights, 1, longestStay) }),
    ...(gift.bucket ? { bucket: gift.bucket } : {}),
    ...(gift.format ? { format: gift.format } : {}),
    sleeves,
  };
};

// One date per activity: the last choice wins (CHK-004).
const toActivityDates = (choices: Criteria['activityDates']): Criteria['activityDates'] =>
  [...new Map(choices.map((choice) => [choice.activityId, choice])).values()].sort(
    (first, second) => first.activityId - second.activityId,
  );

const toDates = (dates: Criteria['dates']): Criteria['dates'] => {
  const nights = dates ? nightsBetween(dates.checkin, dates.checkout) : 0;
  return dates && nights >= 1 && nights <= longestStay
    ? { checkin: dates.checkin, checkout: dates.checkout, nights }
    : undefined;
};

/**
 * Normalises criteria, so that equal meaning gives equal values. Clamps guests, derives the single-room flag and the
 * nights, keeps flexible dates only with what they belong to, sorts and deduplicates lists, orders ranges, and separates `pets` from the facilities. Its printed form is the query
 * key of a search.
 * @spec HASH-007 HASH-016
 */
export const canonicalCriteria = (criteria: Criteria): Criteria => {
  const children = clamp(criteria.children, 0, 10);
  const babies = clamp(criteria.babies, 0, 10);
  const {
    dates: asked,
    flexDays,
    weekends,
    place,
    position,
    theme,
    sort,
    hotelScore,
    meals,
    price,
    distance,
    gift,
    ...rest
  } = criteria;
  const facilities = wordSet(criteria.facilities);
  const dates = toDates(asked);
  const members = {
    dates,
    flexDays: dates && flexDays,
    weekends: dates ? undefined : weekends,
    place,
    position: position && { lat: roundDegrees(position.lat), lng: roundDegrees(position.lng) },
    theme,
    sort,
    hotelScore,
    meals: meals && meals.length > 0 ? wordSet(meals) : undefined,
    price: toRange(price, 100_000_000),
    distance: toRange(distance, 300),
    gift: toGift(gift),
  };
  return {
    ...withoutAbsent(rest),
    adults: clamp(criteria.adults, 1, 20),
    children,
    babies,
    singleRoom: children + babies > 0,
    hotelTypes: wordSet(criteria.hotelTypes),
    hotelEnvironments: wordSet(criteria.hotelEnvironments),
    hotelStyles: wordSet(criteria.hotelStyles),
    stars: numberSet(criteria.stars),
    facilities: facilities.filter((word) => word !== 'pets'),
    petsAllowed: criteria.petsAllowed || facilities.includes('pets'),
    tags: numberSet(criteria.tags),
    activityDates: toActivityDates(criteria.activityDates),
    ...withoutAbsent(members),
  };
};

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes undefined members, which `exactOptionalPropertyTypes` distinguishes from absent ones. */
export const withoutAbsent = <T extends object>(members: T): Present<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
