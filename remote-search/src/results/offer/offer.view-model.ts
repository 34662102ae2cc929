import type { Card } from '@detour/shared-contracts/api';
import { parseIsoDate, perNight, zonedNow, type Cents } from '@detour/shared-contracts/base';
import type { EventPayload } from '@detour/shared-contracts/events';
import type { Format } from '@detour/shared-contracts/format';
import type { Flow, SiteFlags } from '@detour/shared-contracts/mount';
import {
  discountPercent,
  priceWordingOf,
  promoToShow,
  scoreLabel,
  starsOf,
  stressMessages,
  type StressFacts,
  type StressMessage as StressFact,
} from '@detour/shared-contracts/rules';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { StayCardProps, StressMessage } from '@detour/shared-ui';
import { giftWords } from '@detour/remote-kit';
import { hasDates, isFlexible } from '../../calendar/flexible/flexible-dates.view-model';
import type { Criteria } from '../../contract';
import type { MessageId, Text } from '../../text';
import { offerAddress } from './offer-address';

export interface OfferContext {
  readonly locale: Locale;
  readonly flow: Flow;
  readonly criteria: Criteria;
  /** Milliseconds, UTC. */
  readonly now: number;
  readonly text: Text;
  readonly format: Format;
  /** Of the site. Missing flags have their defaults. */
  readonly flags?: Partial<
    SiteFlags<'autoDiscount' | 'connectivityLabel' | 'newProductCard' | 'productLabels'>
  >;
  /** Price (cents) of the booking that customer care compares with. Null or absent for everybody else. */
  readonly compared?: Cents | null;
  /** Cents that an open gift still pays; null without one. */
  readonly giftRest?: Cents | null;
}

/** View model of a card, and the event emitted when it is chosen. */
export interface Offer {
  readonly id: string;
  readonly card: StayCardProps;
  readonly selection: EventPayload<'search.offer-selected@1'>;
}

/** Converts an offer to the eight parts of a card. The only formatting of offers in this remote. */
export const toOffer = (card: Card, context: OfferContext): Offer => {
  const { giftRest = null, compared = null } = context;
  if (compared !== null) return withDifference(offerOf(card, context), card, { ...context, compared });
  return giftRest !== null && isPaidByGift(card, context)
    ? withGift(offerOf(card, context), card, { ...context, giftRest })
    : offerOf(card, context);
};

const isPaidByGift = (card: Card, { giftRest = null, flow }: OfferContext): boolean =>
  giftRest !== null && flow !== 'gifting' && card.itemCategory === 'weekend';

/** Whether the card strikes a reference price through. */
export const hasStruckPrice = (card: Card, context: OfferContext): boolean => {
  const { compared = null, criteria } = context;
  const isCompared = compared !== null && criteria.dates !== undefined;
  return isStruck(card) && !isCompared && !(compared === null && isPaidByGift(card, context));
};

/** The card of a visitor who has opened a gift: included, or what is left to pay. @spec BENEF-009 */
const withGift = (offer: Offer, card: Card, context: OfferContext & { readonly giftRest: Cents }): Offer => {
  const { amountToPay, priceType } = card;
  const isFrom = priceWordingOf(priceType) === 'from';
  const { atHotel } = totalsOf(card);
  const { due, price, taxNote } = giftWords({ amountToPay, atHotel, isFrom }, context.giftRest, context);
  const [stay = ''] = offer.card.basis;
  return {
    ...offer,
    card: {
      ...offer.card,
      amount: due,
      priceType: 'beneficiary',
      basis: taxNote === null ? [stay] : [stay, taxNote],
      price,
    },
  };
};

const toDifference = (difference: Cents, { text, format }: Pick<OfferContext, 'text' | 'format'>): string =>
  difference === 0 ? text('care.samePrice') : format.signedPrice(difference);

/** The card of customer care while a booking is changed: its dates, and with them the difference of price. @spec CARE-005 */
const withDifference = (
  offer: Offer,
  card: Card,
  context: OfferContext & { readonly compared: Cents },
): Offer => {
  const { criteria, format } = context;
  const { dates } = criteria;
  if (!dates) return offer;
  const checkin = parseIsoDate(card.checkin) ?? dates.checkin;
  const checkout = parseIsoDate(card.checkout) ?? dates.checkout;
  // With flexible dates the first line has the days already.
  const basis = isFlexible(criteria) ? offer.card.basis.slice(1) : offer.card.basis;
  return {
    ...offer,
    card: {
      ...offer.card,
      basis: [format.dateRange(checkin, checkout), ...basis.slice(0, 1)],
      price: { amount: toDifference(card.amountToPay - context.compared, context) },
    },
  };
};

const offerOf = (card: Card, context: OfferContext): Offer => ({
  id: card.id,
  selection: { id: card.id, index: card.index, sellPrice: card.sellPrice },
  card: {
    id: card.id,
    hotelId: card.hotel.id,
    amount: card.amountToPay,
    priceType: card.priceType,
    nights: card.nights,
    distanceKm: card.distance,
    href: offerAddress(card, context),
    newTab: card.newTab,
    image: card.images[0] ?? { sizes: {}, url: card.imageUrl, alt: '' },
    flag: toFlag(card, context),
    place: toPlace(card.hotel.location),
    distance: card.distance === null ? undefined : context.format.distance(card.distance),
    title: card.label,
    hotel: card.hotel.label,
    stars: toStars(card, context.text),
    ...toPraise(card, context),
    stress: toStress(card, context),
    basis: toBasis(card, context),
    price: toPrice(card, context),
    look: lookOf(context),
  },
});

/** @spec FLAG-004 */
const autoDiscountOf = ({ autoDiscount }: Card, { flags = {} }: OfferContext): Card['autoDiscount'] =>
  flags['autoDiscount'] === false ? null : autoDiscount;

const toFlag = (card: Card, context: OfferContext): string | undefined => {
  const { flow, text } = context;
  const autoDiscount = autoDiscountOf(card, context);
  if (autoDiscount && flow !== 'gifting')
    return text('product.autoDiscount', { discount: autoDiscount.value });
  const discount = promoToShow('card', card.promo);
  return discount === null ? undefined : text('price.discount', { discount });
};

const toPlace = ({ label, area }: Card['hotel']['location']): string =>
  area === '' || area === label ? label : `${label}, ${area}`;

const toStars = ({ hotel }: Card, text: Text): StayCardProps['stars'] => {
  const count = starsOf(hotel.stars);
  return count === null ? undefined : { count, label: text('filter.stars', { count }) };
};

/** Score and keywords. Gifts show them everywhere except in Spain. @spec SRCH-013 */
const toPraise = (card: Card, context: OfferContext): Pick<StayCardProps, 'score' | 'headwords'> =>
  context.flow === 'gifting' && context.locale === 'es_ES'
    ? {}
    : {
        score: toScore(card, context),
        headwords: card.headwords.slice(0, 3).map(({ label }) => label),
      };

const scoreWords = {
  new: 'badge.new',
  good: 'reviews.scoreGood',
  veryGood: 'reviews.scoreVeryGood',
  excellent: 'reviews.scoreExcellent',
  fantastic: 'reviews.scoreFantastic',
  perfect: 'reviews.scorePerfect',
} as const satisfies Readonly<Record<NonNullable<ReturnType<typeof scoreLabel>>, MessageId>>;

const toScore = ({ hotel: { review } }: Card, { text, format }: OfferContext): StayCardProps['score'] => {
  const label = scoreLabel(review?.average, false);
  if (!review || label === 'new') return { value: text('badge.new') };
  const value = format.rating(review.average);
  const word = label === null ? undefined : text(scoreWords[label]);
  const spoken = text('reviews.scoreOf', { score: value });
  return { value, word, label: word ? `${spoken}, ${word}` : spoken };
};

const toStress = (card: Card, context: OfferContext): readonly StressMessage[] => {
  const messages = stressMessages('card', {
    flow: context.flow,
    today: zonedNow(context.now, timeZoneOf(context.locale)).date,
    hasDates: hasDates(context.criteria),
    availableRooms: card.availableRooms,
    lastMinute: card.lastMinute,
    expiration: parseIsoDate(card.expiration),
    ...toLabels(card, context),
    autoDiscount: autoDiscountOf(card, context),
  });
  const worded = messages.flatMap((message) => toStressMessage(message, context) ?? []);
  // The automatic discount is on the picture and counts as one of the two.
  const room = 2 - messages.length;
  const reassurance = room > 0 ? toReassurance(card, context) : [];
  return [...worded, ...reassurance];
};

/** @spec FLAG-012 CARE-005 */
const lookOf = ({ compared = null, flags = {} }: OfferContext): StayCardProps['look'] => {
  if (compared !== null) return 'modification';
  return flags['newProductCard'] === false ? 'plain' : 'full';
};

/** @spec FLAG-005 FLAG-020 */
const toLabels = (
  { targetedLabel, marketingLabels, connectivity }: Card,
  { flags = {} }: OfferContext,
): Pick<StressFacts, 'targetedLabel' | 'marketingLabels' | 'customLabel'> => ({
  ...(flags['productLabels'] !== false && { targetedLabel, marketingLabels }),
  ...(flags['connectivityLabel'] === true && connectivity !== null && { customLabel: 'CM' }),
});

const toStressMessage = (message: StressFact, { text, format }: OfferContext): StressMessage | null => {
  switch (message.kind) {
    case 'auto-discount':
    case 'priority':
      return null;
    case 'expiration':
      return { kind: message.kind, text: text('badge.expires', { date: format.longDate(message.date) }) };
    case 'last-minute':
      return { kind: message.kind, text: text('badge.lastMinute') };
    case 'rooms-left':
      return {
        kind: message.kind,
        text: text('badge.roomsLeft', { count: message.count }),
        ...(message.tone === 'error' && { urgent: true }),
      };
    default:
      return { kind: message.kind, text: message.label };
  }
};

/** A gift has no dates yet: its buyer withdraws from the contract instead of cancelling a stay. */
const toReassurance = (
  { cancellationPolicy }: Card,
  { flow, text }: OfferContext,
): readonly StressMessage[] =>
  cancellationPolicy.isCancellable && flow !== 'gifting'
    ? [{ kind: 'free-cancellation', text: text('badge.freeCancellation') }]
    : [];

/** Cents: total cost of the stay, with the tax that the hotel collects. @spec CARD-019 */
const totalsOf = (card: Card): { readonly total: number; readonly atHotel: number } => {
  const total = card.finalPrice + card.localTaxTotalAmount;
  return { total, atHotel: Math.max(0, total - card.amountToPay) };
};

/** Nights of the from-price when one is shown. */
const nightsOf = ({ priceType, fromPrice, nights }: Card): number =>
  priceWordingOf(priceType) === 'from' ? (fromPrice?.nights ?? nights) : nights;

/** @spec CARD-015 */
const toBasis = (card: Card, { text, format, criteria }: OfferContext): readonly string[] => {
  const { total, atHotel } = totalsOf(card);
  const nights = nightsOf(card);
  const [checkin, checkout] = [parseIsoDate(card.checkin), parseIsoDate(card.checkout)];
  return [
    // Flexible dates: each card has its own.
    ...(isFlexible(criteria) && checkin && checkout ? [format.dateRange(checkin, checkout)] : []),
    text('price.forNightsPeople', { nights, people: card.participants }),
    atHotel > 0
      ? text('price.taxesIncludedAtHotel', { amount: format.price(atHotel) })
      : text('price.taxesIncluded'),
    ...(nights > 1 ? [text('price.perNight', { price: format.wholePrice(perNight(total, nights)) })] : []),
  ];
};

/** With an automatic discount, the whole reduction counts. */
const isStruck = ({ promo, moneySaved, extraDiscount, finalPrice, refPrice }: Card): boolean =>
  (promoToShow('card', promo) !== null && moneySaved > 0) ||
  (extraDiscount > 0 && promoToShow('card', discountPercent(finalPrice, refPrice)) !== null);

/**
 * Total with all taxes, rounded up to whole euros. The struck price includes the same tax, so that both are comparable.
 * @spec SRCH-049 CARD-014
 */
const toPrice = (card: Card, { text, format }: OfferContext): StayCardProps['price'] => {
  const { total } = totalsOf(card);
  return {
    amount: format.wholePrice(total),
    ...(priceWordingOf(card.priceType) === 'from' ? { from: text('price.fromWord') } : {}),
    ...(isStruck(card)
      ? {
          reference: format.wholePrice(card.refPrice + card.localTaxTotalAmount),
          referenceLabel: text('price.referenceLabel'),
          amountLabel: text('price.now'),
        }
      : {}),
  };
};
