import type { HotelDetail, Image, StayDetail } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import { scoreLabel, starsOf, type ScoreLabel } from '@detour/shared-contracts/rules';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { Crumb, ScoreBadgeProps, StarsProps } from '@detour/shared-ui';
import type { Names } from '../../contract';
import type { Text, TextId } from '../../text';

interface Tools {
  readonly t: Text;
  readonly format: Format;
  readonly locale: Locale;
}

export interface GivenHotel {
  readonly name: string;
  readonly href: string;
  readonly stars: StarsProps | undefined;
  /** "Amboise, Indre-et-Loire" */
  readonly place: string;
  /** "1 allée des Cyprès, 37400 Amboise" */
  readonly address: string;
  readonly score: ScoreBadgeProps;
  /** "286 avis"; null without any. */
  readonly reviews: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly text: string;
}

/** Content of the gift. */
export interface GivenStay {
  readonly hotel: GivenHotel;
  readonly room: { readonly title: string; readonly text: string; readonly image: Image | null };
  readonly includes: readonly { readonly icon: string; readonly title: string; readonly detail: string }[];
}

const scoreWords: Readonly<Record<ScoreLabel, TextId>> = {
  new: 'badge.new',
  good: 'reviews.scoreGood',
  veryGood: 'reviews.scoreVeryGood',
  excellent: 'reviews.scoreExcellent',
  fantastic: 'reviews.scoreFantastic',
  perfect: 'reviews.scorePerfect',
};

/** Of the page of this stay, where a score from 7 has a word too (1070). @spec REV-017 REV-018 */
const toScore = ({ review }: Pick<HotelDetail, 'review'>, { t, format }: Tools): ScoreBadgeProps => {
  const word = scoreLabel(review?.average, true);
  if (!review || word === 'new') return { value: t('badge.new') };
  const value = format.rating(review.average);
  const spoken = t('reviews.scoreOf', { score: value });
  return word
    ? { value, word: t(scoreWords[word]), label: `${spoken}, ${t(scoreWords[word])}` }
    : { value, label: spoken };
};

/** The stay and hotel of a gift, without dates and prices. @spec PROD-013 PROD-014 */
/** From the stays to give to the hotel. */
export const giftCrumbs = (hotel: string, locale: Locale, t: Text): readonly Crumb[] => [
  { label: t('gift.crumb'), href: `${printPath<Names>('search', locale)}?flow=gifting` },
  { label: hotel },
];

export const toGivenStay = ({ hotel, room, programLine }: StayDetail, tools: Tools): GivenStay => {
  const { t, locale } = tools;
  const { review, location } = hotel;
  const count = starsOf(hotel.stars);
  return {
    hotel: {
      name: hotel.label,
      href: printPath<Names>('hotel', locale, { id: hotel.id }),
      stars: count === null ? undefined : { count, label: t('filter.stars', { count }) },
      place:
        location.area === '' || location.area === location.label
          ? location.label
          : `${location.label}, ${location.area}`,
      address: `${hotel.address}, ${hotel.zipCode} ${location.label}`,
      score: toScore(hotel, tools),
      reviews: review && review.count > 0 ? t('reviews.count', { count: review.count }) : null,
      lat: location.lat,
      lng: location.lng,
      text: hotel.description,
    },
    room: { title: room.title, text: room.description, image: room.images[0] ?? null },
    includes: programLine.map(({ icon, title, detail }) => ({ icon, title, detail })),
  };
};
