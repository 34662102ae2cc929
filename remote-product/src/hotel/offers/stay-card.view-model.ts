import type { Card } from '@detour/shared-contracts/api';
import { parseIsoDate, perNight, type Cents } from '@detour/shared-contracts/base';
import { printCriteria } from '@detour/shared-contracts/criteria';
import type { SiteFlags } from '@detour/shared-contracts/mount';
import {
  discountPercent,
  marketToday,
  priceWordingOf,
  promoToShow,
  stressMessages,
} from '@detour/shared-contracts/rules';
import { productPath, timeZoneOf } from '@detour/shared-contracts/sites';
import type { StayCardProps } from '@detour/shared-ui';
import { giftWords } from '@detour/remote-kit';
import { toHotelLine, type StayTools } from '../../stay/stay.view-model';
import { toStressMessages } from '../../stay/stress.view-model';
import { offersCriteria } from './hotel-offers.query';
import type { Criteria, Names } from '../../contract';

export interface CardTools extends StayTools {
  readonly criteria: Criteria;
  /** Defaults to booking. */
  readonly flow?: 'booking' | 'gifting';
  /** ms UTC */
  readonly now: number;
  readonly flags?: Partial<SiteFlags<'autoDiscount'>>;
  /** Cents that an open gift still pays; null without one. */
  readonly giftRest?: Cents | null;
}

/** A stay of the same hotel as a card. With an open gift: what is left to pay. @spec BENEF-009 */
export const toStayCard = (card: Card, tools: CardTools): StayCardProps => {
  const { t, format, flow, giftRest = null } = tools;
  const shown = toPricedCard(card, tools);
  if (giftRest === null || flow === 'gifting') return shown;
  const { amountToPay, finalPrice, localTaxTotalAmount, priceType } = card;
  const atHotel = finalPrice + localTaxTotalAmount - amountToPay;
  const isFrom = priceWordingOf(priceType) === 'from';
  const gift = giftWords({ amountToPay, atHotel, isFrom }, giftRest, { text: t, format });
  const [stay = ''] = shown.basis;
  return {
    ...shown,
    amount: gift.due,
    priceType: 'beneficiary',
    basis: gift.taxNote === null ? [stay] : [stay, gift.taxNote],
    price: gift.price,
  };
};

/** Whether the reference price is struck through. With an automatic discount, the whole reduction counts. */
const isStruck = ({ promo, moneySaved, extraDiscount, finalPrice, refPrice }: Card): boolean =>
  (promoToShow('card', promo) !== null && moneySaved > 0) ||
  (extraDiscount > 0 && promoToShow('card', discountPercent(finalPrice, refPrice)) !== null);

/** @spec CARD-015 */
const basisOf = (card: Card, { t, format }: CardTools): readonly string[] => {
  const { nights, participants: people, amountToPay } = card;
  const total = card.finalPrice + card.localTaxTotalAmount;
  const atHotel = total - amountToPay;
  return [
    t('price.forNightsPeople', { nights, people }),
    atHotel > 0
      ? t('price.taxesIncludedAtHotel', { amount: format.price(atHotel) })
      : t('price.taxesIncluded'),
    ...(nights > 1 ? [t('price.perNight', { price: format.wholePrice(perNight(total, nights)) })] : []),
  ];
};

/** Total with taxes, rounded up, and exact `data-amount`. */
const toPricedCard = (card: Card, tools: CardTools): StayCardProps => {
  const { t, locale, format, criteria, now, flow = 'booking', flags = {} } = tools;
  const hotel = toHotelLine(card.hotel, tools);
  const discount = promoToShow('card', card.promo);
  const total = card.finalPrice + card.localTaxTotalAmount;
  return {
    testId: 'hotel-offer',
    id: card.id,
    hotelId: card.hotel.id,
    amount: card.amountToPay,
    priceType: card.priceType,
    nights: card.nights,
    href:
      flow === 'gifting'
        ? productPath<Names>(locale, card.id, { search: 'flow=gifting' })
        : productPath<Names>(locale, card.id, { hash: printCriteria(offersCriteria(criteria)) }),
    newTab: card.newTab,
    image: card.images[0] ?? { sizes: {}, url: card.imageUrl, alt: '' },
    ...(discount !== null && { flag: t('price.discount', { discount }) }),
    place: hotel.place,
    title: card.label,
    hotel: hotel.name,
    stars: hotel.stars,
    score: hotel.score,
    headwords: card.headwords.map(({ label }) => label),
    stress: toStressMessages(
      stressMessages('card', {
        flow,
        today: marketToday(now, timeZoneOf(locale)),
        hasDates: criteria.dates !== undefined,
        availableRooms: card.availableRooms,
        lastMinute: card.lastMinute,
        expiration: parseIsoDate(card.expiration),
        targetedLabel: card.targetedLabel,
        marketingLabels: card.marketingLabels,
        // @spec FLAG-004
        autoDiscount: flags['autoDiscount'] ? card.autoDiscount : null,
      }),
      { t, format },
    ),
    basis: basisOf(card, tools),
    price: {
      amount: format.wholePrice(total),
      ...(priceWordingOf(card.priceType) === 'from' && { from: t('price.fromWord') }),
      ...(isStruck(card) && {
        reference: format.wholePrice(card.refPrice + card.localTaxTotalAmount),
        referenceLabel: t('price.referenceLabel'),
        amountLabel: t('price.now'),
      }),
    },
  };
};
