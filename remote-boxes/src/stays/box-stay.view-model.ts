import type { BoxOffer, Image } from '@detour/shared-contracts/api';
import { factLine, type Format } from '@detour/shared-contracts/format';
import { scoreLabel, starsOf } from '@detour/shared-contracts/rules';
import type { MapMarker, ScoreBadgeProps, StarsProps } from '@detour/shared-ui';
import type { Text } from '../text';

export interface StayTools {
  readonly format: Format;
  readonly text: Text;
}

/** A stay of a box as strings. */
export interface BoxStayView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** "Amboise, Indre-et-Loire" */
  readonly place: string;
  readonly hotel: string;
  readonly stars: StarsProps | undefined;
  readonly score: ScoreBadgeProps;
  readonly words: string;
  /** "1 nuit pour 2 personnes" */
  readonly basis: string;
  /** "Compris dans le coffret" */
  readonly tag: string;
  /** null if only the place was requested. */
  readonly image: Image | null;
  /** Action besides viewing it. */
  readonly action?: { readonly label: string; readonly href: string; readonly kind: 'buy' | 'quiet' };
}

const scoreOf = (review: BoxOffer['hotel']['review'], { format, text }: StayTools): ScoreBadgeProps => {
  const label = scoreLabel(review?.average, false);
  if (!review || label === 'new') return { value: text('badge.new') };
  const value = format.rating(review.average);
  const spoken = text('reviews.scoreOf', { score: value });
  if (label !== 'perfect' && label !== 'fantastic') return { value, label: spoken };
  const word = text(label === 'perfect' ? 'reviews.scorePerfect' : 'reviews.scoreFantastic');
  return { value, word, label: `${spoken}, ${word}` };
};

type StayWords = Pick<BoxOffer, 'id' | 'label' | 'hotel' | 'headwords' | 'images'>;

/** Strings that every list of stays shows, whoever pays. */
export const toStayFacts = (
  stay: StayWords,
  { nights, people }: { readonly nights: number; readonly people: number },
  tools: StayTools,
): Omit<BoxStayView, 'href' | 'tag'> => {
  const { hotel } = stay;
  const { label, area } = hotel.location;
  const stars = starsOf(hotel.stars);
  return {
    id: stay.id,
    title: stay.label,
    place: area === '' || area === label ? label : `${label}, ${area}`,
    hotel: hotel.label,
    stars: stars === null ? undefined : { count: stars, label: tools.text('filter.stars', { count: stars }) },
    score: scoreOf(hotel.review, tools),
    words: factLine(stay.headwords.slice(0, 3).map((word) => word.label)),
    basis: tools.text('price.forNightsPeople', { nights, people }),
    image: stay.images[0] ?? null,
  };
};

/** @spec BOX-007 */
export const toBoxStayView = (offer: BoxOffer, tools: StayTools): BoxStayView => ({
  ...toStayFacts(offer, { nights: offer.nights, people: offer.adults }, tools),
  href: offer.uri,
  tag: tools.text('box.included'),
});

/** A box map has no prices: the tags show hotel names. @spec BOX-008 BOX-026 */
export const toMarker = ({ id, location, hotel }: BoxOffer): MapMarker => ({
  id,
  lat: location.lat,
  lng: location.lng,
  label: hotel.label,
});
