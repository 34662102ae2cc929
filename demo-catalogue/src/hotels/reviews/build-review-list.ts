import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import type { Country } from '@detour/shared-contracts/sites';
import { type FacilityKey, type Language, typeset } from '@detour/shared-contracts/catalogue';
import { createRandom, type Random } from '../../random';
import { reviewTexts } from '../../texts/review-texts';
import type { Hotel } from '../hotel';
import { canWrite, contradicts, unwritten } from './review-rules';
import { itemAt } from '../../item-at';

export interface GuestReview {
  readonly id: string;
  readonly hotelId: string;
  readonly locale: 'fr_FR' | 'es_ES' | 'nl_NL' | 'it_IT';
  readonly customer: string;
  readonly type: 'couple' | 'family' | 'friends' | 'solo' | 'business';
  readonly day: IsoDate;
  readonly average: number;
  readonly positive: string;
  readonly negative: string;
}

/** Kinds of travellers, weighted by repetition. */
const languagesAt: Readonly<Record<Country, readonly Language[]>> = {
  FR: ['fr', 'fr', 'fr', 'fr', 'nl', 'es', 'it'],
  ES: ['es', 'es', 'es', 'es', 'fr', 'nl', 'it'],
  IT: ['it', 'it', 'it', 'it', 'fr', 'nl', 'es'],
  BE: ['fr', 'nl', 'nl', 'fr', 'fr', 'nl', 'es'],
  NL: ['nl', 'nl', 'nl', 'nl', 'fr', 'it', 'es'],
};

const locales = { fr: 'fr_FR', es: 'es_ES', nl: 'nl_NL', it: 'it_IT' } as const;
const types = ['couple', 'couple', 'couple', 'family', 'friends', 'solo', 'business'] as const;

const clamp = (value: number): number => Math.min(10, Math.max(4, Math.round(value * 10) / 10));

/** Returns ratings with exactly this average, in tenths. */
const marksOf = (average: number, count: number, random: Random): readonly number[] => {
  const marks = Array.from({ length: count }, () => clamp(average + (random.next() - 0.5) * 2.2));
  // Distributes the difference to the average in tenths.
  let missing = Math.round((average * count - marks.reduce((sum, mark) => sum + mark, 0)) * 10);
  for (let turn = 0; missing !== 0 && turn < count * 60; turn += 1) {
    const index = turn % count;
    const next = clamp(itemAt(marks, index) + Math.sign(missing) * 0.1);
    if (next === marks[index]) continue;
    marks[index] = next;
    missing -= Math.sign(missing);
  }
  return marks;
};

const praiseFor = (language: Language, facilities: readonly FacilityKey[]): readonly string[] => {
  const { praise, praiseOf } = reviewTexts[language];
  return [...praise, ...facilities.flatMap((facility) => praiseOf[facility] ?? [])];
};

const writeReview = (
  hotel: Hotel,
  { mark, index, day, uses }: { mark: number; index: number; day: IsoDate; uses: Map<string, number> },
  random: Random,
): GuestReview => {
  const language = random.pick(languagesAt[hotel.country]);
  const texts = reviewTexts[language];
  const praise = random.shuffle(praiseFor(language, hotel.facilities));
  const isEager = mark >= 9 && random.chance(0.35);
  const firstReserve = random.chance(mark < 8 ? 0.85 : 0.3) ? random.int(0, texts.reserves.length - 1) : null;
  const customer = random.pick(texts.names.split(','));
  const type = random.pick(types);
  const guest = { type, facilities: hotel.facilities };
  const lines = praise.filter((line) => canWrite(line, guest));
  // Two lines only while enough are left for the guests who write later.
  const isEnough = lines.filter((line) => !uses.has(line)).length > hotel.reviewCount - index;
  const praised = unwritten(lines, isEager && isEnough, uses);
  const positive = praised.join(' ');
  for (const words of new Set([...praised, positive])) uses.set(words, (uses.get(words) ?? 0) + 1);
  const negative =
    firstReserve === null
      ? ''
      : [...texts.reserves.slice(firstReserve), ...texts.reserves.slice(0, firstReserve)].find(
          (line) => canWrite(line, guest) && !contradicts(positive, line),
        );
  return {
    id: `${hotel.id}-${index + 1}`,
    hotelId: hotel.id,
    locale: locales[language],
    customer,
    type,
    day: addDays(day, -random.int(6, 540)),
    average: mark,
    positive: typeset(language, positive),
    negative: typeset(language, negative ?? ''),
  };
};

/** Builds the reviews for a hotel's average and count, dated before `day`. */
export const buildReviews = (seed: string, hotel: Hotel, day: IsoDate): readonly GuestReview[] => {
  if (hotel.reviewCount === 0) return [];
  const random = createRandom(`${seed}/${hotel.id}/reviews`);
  const uses = new Map<string, number>();
  return marksOf(hotel.reviewAverage, hotel.reviewCount, random).map((mark, index) =>
    writeReview(hotel, { mark, index, day, uses }, random),
  );
};
