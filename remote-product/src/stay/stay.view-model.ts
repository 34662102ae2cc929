import type { HotelSummary, ProgramLine, StayDetail } from '@detour/shared-contracts/api';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Format } from '@detour/shared-contracts/format';
import { productDetailsOf } from '../details/product-details';
import { scoreLabel, starsOf, type ScoreLabel } from '@detour/shared-contracts/rules';
import { hotelPath, printPath, type Locale } from '@detour/shared-contracts/sites';
import {
  truncate,
  type Crumb,
  type HotelLineProps,
  type PictureImage,
  type ScoreBadgeProps,
} from '@detour/shared-ui';
import type { Text, TextId } from '../text';
import type { Criteria, Names } from '../contract';

export interface StayTools {
  readonly t: Text;
  readonly format: Format;
  readonly locale: Locale;
}

export interface ProgramItem {
  readonly title: string;
  readonly text: string;
  readonly image: PictureImage | null;
  readonly facts: readonly string[];
}

export interface StayView {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly hotel: HotelLineProps;
  readonly images: readonly PictureImage[];
  readonly includes: readonly { readonly icon: string; readonly title: string; readonly detail: string }[];
  readonly description: string;
  readonly room: {
    readonly title: string;
    readonly text: string;
    readonly image: PictureImage | null;
    readonly facts: readonly string[];
  };
  readonly program: readonly ProgramItem[];
  readonly about: {
    readonly text: string;
    readonly facilities: readonly string[];
    /** For the map. */
    readonly place: { readonly name: string; readonly lat: number; readonly lng: number };
  };
}

const scoreWords: Readonly<Record<ScoreLabel, TextId>> = {
  new: 'badge.new',
  good: 'reviews.scoreGood',
  veryGood: 'reviews.scoreVeryGood',
  excellent: 'reviews.scoreExcellent',
  fantastic: 'reviews.scoreFantastic',
  perfect: 'reviews.scorePerfect',
};

const toScore = (
  review: HotelSummary['review'],
  { t, format }: StayTools,
  allIncentive: boolean,
): ScoreBadgeProps => {
  const word = scoreLabel(review?.average, allIncentive);
  if (!review || word === 'new') return { value: t('badge.new') };
  const value = format.rating(review.average);
  const spoken = t('reviews.scoreOf', { score: value });
  if (!word) return { value, label: spoken };
  return { value, word: t(scoreWords[word]), label: `${spoken}, ${t(scoreWords[word])}` };
};

/** URL of the hotel of a stay, with the dates and guests of the visitor. */
const hotelAddress = (id: string, locale: Locale, { dates, adults, children, babies }: Criteria): string =>
  hotelPath<Names>(locale, id, {
    flow: 'booking',
    criteria: applyPatch<Names>(emptyCriteria, { adults, children, babies, ...(dates && { dates }) }),
  });

/**
 * `allIncentive`: for the page of this house, where a score from 7 has a word too (1070). Cards have one from 9.
 * @spec PROD-013 REV-017 REV-018
 */
export const toHotelLine = (
  hotel: HotelSummary,
  tools: StayTools,
  { allIncentive = false }: { readonly allIncentive?: boolean } = {},
): HotelLineProps => {
  const { t, locale } = tools;
  const count = starsOf(hotel.stars);
  const { label, area } = hotel.location;
  return {
    name: hotel.label,
    href: printPath<Names>('hotel', locale, { id: hotel.id }),
    stars: count === null ? undefined : { count, label: t('filter.stars', { count }) },
    place: area === '' || area === label ? label : `${label}, ${area}`,
    score: toScore(hotel.review, tools, allIncentive),
    reviews:
      hotel.review && hotel.review.count > 0 ? t('reviews.count', { count: hotel.review.count }) : null,
  };
};

/** Maximum length of a program line (characters), on every screen. @spec PROD-036 */
const programSummaryLimit = 250;

const toProgramItem = (line: ProgramLine): ProgramItem => ({
  title: line.title,
  text: truncate(line.description || line.detail, programSummaryLimit),
  image: line.image,
  facts: [
    line.duration,
    ...line.schedules,
    line.displayPax ? line.activityParticipantsLabel : null,
    ...line.mustKnowList,
    ...line.importantInfos,
  ].filter((fact) => fact !== null),
});

/** Breakfasts, dinners, activities, then other items. */
const blocksOf = (stay: StayDetail): readonly ProgramLine[] => {
  const { breakfasts, dinners, activities, extra } = productDetailsOf(stay);
  return [...breakfasts, ...dinners, ...activities.map(({ programLine }) => programLine), ...extra];
};

const toRoom = ({ room }: StayDetail, { t }: StayTools): StayView['room'] => ({
  title: room.title,
  text: room.description,
  image: room.images[0] ?? null,
  facts: [
    ...(room.size === null ? [] : [t('room.size', { size: room.size })]),
    room.bedding,
    t('room.capacity', { count: room.maxCapacity }),
    ...room.highlightedFacilities.map(({ label }) => label),
  ].filter((fact) => fact !== ''),
});

/** View of a stay without price, reviews and practical facts. @spec PROD-002 PROD-013 PROD-014 PROD-015 */
export const toStayView = (stay: StayDetail, tools: StayTools, criteria: Criteria): StayView => ({
  title: stay.label,
  crumbs: toCrumbs(stay, tools),
  hotel: {
    ...toHotelLine(stay.hotel, tools, { allIncentive: true }),
    href: hotelAddress(stay.hotel.id, tools.locale, criteria),
    placeHref: stay.hotel.location.uri,
  },
  images: stay.images,
  includes: stay.programLine.map(({ icon, title, detail }) => ({ icon, title, detail })),
  description: stay.description,
  room: toRoom(stay, tools),
  program: blocksOf(stay).map(toProgramItem),
  about: {
    text: stay.hotel.description,
    facilities: stay.hotel.highlightedFacilities.map(({ label }) => label),
    place: { name: stay.hotel.label, lat: stay.hotel.location.lat, lng: stay.hotel.location.lng },
  },
});

/** From home to the page itself. */
export const toCrumbs = (
  stay: Pick<StayDetail, 'breadCrumb' | 'label'>,
  { t, locale }: StayTools,
): readonly Crumb[] => {
  const home = printPath<Names>('home', locale);
  const levels = stay.breadCrumb
    .filter(({ uri }) => uri !== home)
    .map(({ label, uri }) => (uri === null ? { label } : { label, href: uri }));
  const last = levels.at(-1);
  const self = last && last.label === stay.label ? [] : [{ label: stay.label }];
  return [{ label: t('nav.home'), href: home }, ...levels, ...self];
};
