import { parseIsoDate } from '../base/iso-date';
import { isDayClosed } from '../rules/calendar/day-closed';
import { flexDays, weekendArrivals } from '../rules/calendar/flexible-dates';
import { timeZoneOf, type Locale } from '../sites/locale';
import { canonicalCriteria, emptyCriteria, withoutAbsent } from './canonical-criteria';
import { placeKeys, sorts, type Criteria } from './criteria';
import type { AllNames, CriteriaNames, CriteriaOf } from './declared-criteria';
import {
  readCompactDate,
  readDegrees,
  readFlag,
  readInteger,
  readList,
  readOneOf,
  readWord,
} from './hash-values';

/** Longer than any output of `printCriteria`. */
const longestHash = 16_384;

type Read = (key: string) => string | undefined;

/** True when the fragment holds criteria. A fragment without `=` is an element id. */
export const isCriteriaHash = (hash: string): boolean => hash.includes('=');

const readHash = (hash: string): Read => {
  const bare = hash.startsWith('#') ? hash.slice(1) : hash;
  // The first of repeated keys wins. Broken escapes become U+FFFD, which no value accepts.
  const entries = new URLSearchParams(bare.length > longestHash || !isCriteriaHash(bare) ? '' : bare);
  return (key) => entries.get(key) ?? undefined;
};

/** @spec HASH-013 HASH-014 */
const readDates = (read: Read, now: number, locale: Locale): Criteria['dates'] => {
  const checkin = parseIsoDate(read('checkin'));
  const checkout = parseIsoDate(read('checkout'));
  if (!checkin || !checkout || isDayClosed(checkin, now, timeZoneOf(locale))) return undefined;
  // Nights follow from the dates (ROUTE-016). `nights` and `night` are known keys that cannot override them.
  return { checkin, checkout, nights: 0 };
};

const readFlexDays = (read: Read): Criteria['flexDays'] =>
  flexDays.find((days) => String(days) === read('flexDays'));

/** `2026-12.2`: month and nights. Drops a month whose week-ends are all closed for check-in. */
const readWeekends = (read: Read, now: number, locale: Locale): Criteria['weekends'] => {
  const [, month, length] = /^(\d{4}-(?:0[1-9]|1[0-2]))\.([12])$/.exec(read('weekends') ?? '') ?? [];
  if (month === undefined) return undefined;
  const weekends = { month, nights: length === '1' ? 1 : 2 } as const;
  const timeZone = timeZoneOf(locale);
  return weekendArrivals(weekends).some((day) => !isDayClosed(day, now, timeZone)) ? weekends : undefined;
};

const readPlace = (read: Read): Criteria['place'] => {
  for (const key of placeKeys) {
    const id = readWord(read(key));
    if (id !== null) return { key, id };
  }
  return undefined;
};

const readPosition = (read: Read): Criteria['position'] => {
  const lat = readDegrees(read('lat'), 90);
  const lng = readDegrees(read('lng'), 180);
  return lat === null || lng === null ? undefined : { lat, lng };
};

const readRange = (read: Read, name: 'price' | 'distance', highest: number): Criteria['price'] => {
  const min = readInteger(read(`${name}Min`), 0, highest);
  const max = readInteger(read(`${name}Max`), 0, highest);
  return withoutAbsent({ min: min ?? undefined, max: max ?? undefined });
};

/** `giftAdult` is always 2: written, never read. @spec HASH-004 HASH-023 */
const readGift = (read: Read): Criteria['gift'] => ({
  ...withoutAbsent({
    nights: readInteger(read('giftNights'), 1, 60) ?? undefined,
    bucket: readWord(read('bucket')) ?? undefined,
    format: readOneOf(read('giftFormat'), ['digital', 'physical']) ?? undefined,
  }),
  sleeves: readList(read('sleeves'), readWord),
});

/** `12.20260514-7.20260515`. @spec HASH-019 */
const readActivityDates = (text: string | undefined): Criteria['activityDates'] =>
  readList(text?.replaceAll('-', ','), (item) => {
    const [id, compact, ...rest] = item.split('.', 3);
    const activityId = readId(id ?? '');
    const date = readCompactDate(compact ?? '');
    return activityId === null || !date || rest.length > 0 ? null : { activityId, date };
  });

const readId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

const readScore = (read: Read): number | undefined => {
  const text = read('hotelScore') ?? read('minHotelReviewScore');
  return text === '7' || text === '8' || text === '9' ? Number(text) : undefined;
};

const readMembers = (read: Read) => ({
  theme: readId(read('theme') ?? '') ?? undefined,
  sort: readOneOf(read('sort'), sorts) ?? undefined,
  hotelScore: readScore(read),
  freeCancellation: readFlag(read('freeCancellation')) || undefined,
  meals: readList(read('meals'), readWord),
  promotions: readFlag(read('promotions')) || undefined,
  code: readWord(read('code')) ?? undefined,
  id: readWord(read('id')) ?? undefined,
  offerId: readWord(read('offerId')) ?? undefined,
  fallback: readWord(read('fallback')) ?? undefined,
  anchor: readOneOf(read('anchor'), ['products']) ?? undefined,
  r: readOneOf(read('r'), ['modification', 'cancellation', 'invoice', 'withdrawal']) ?? undefined,
});

/**
 * Parses a URL hash, with or without `#`. Total: any input gives canonical criteria, and unreadable values count as absent. Drops
 * dates that are closed for check-in by the market's clock, hence the `now` (ms UTC) and locale parameters.
 * A package says `parseCriteria<Names>` and reads the declared members.
 * @spec HASH-001 HASH-002 HASH-003 HASH-004 HASH-005 HASH-006 HASH-008 HASH-009 HASH-010 HASH-011 HASH-012 HASH-015 HASH-020
 * @spec HASH-021 HASH-022 HASH-026 HASH-027
 */
export const parseCriteria = <N extends CriteriaNames = AllNames>(
  hash: string,
  now: number,
  locale: Locale,
): CriteriaOf<N> => {
  const read = readHash(hash);
  return canonicalCriteria({
    ...emptyCriteria,
    adults: readInteger(read('a'), 1, 20) ?? emptyCriteria.adults,
    children: readInteger(read('c'), 0, 10) ?? 0,
    babies: readInteger(read('b'), 0, 10) ?? 0,
    hotelTypes: readList(read('hotelTypes'), readWord),
    hotelEnvironments: readList(read('hotelEnvironments'), readWord),
    hotelStyles: readList(read('hotelStyles'), readWord),
    stars: readList(read('stars'), (item) => (/^[1-5]$/.test(item) ? Number(item) : null)),
    facilities: readList(read('facilities'), readWord),
    petsAllowed: readFlag(read('petsAllowed')),
    tags: readList(read('tags'), readId),
    activityDates: readActivityDates(read('activityDates')),
    isLoading: readFlag(read('isLoading')),
    error: readFlag(read('error')),
    ...withoutAbsent({
      ...readMembers(read),
      dates: readDates(read, now, locale),
      flexDays: readFlexDays(read),
      weekends: readWeekends(read, now, locale),
      place: readPlace(read),
      position: readPosition(read),
      price: readRange(read, 'price', 100_000_000),
      distance: readRange(read, 'distance', 300),
      gift: readGift(read),
    }),
  });
};
