import type { CardLabel } from '../../../content/kinds/label-body';
import { targetedLabelFor } from '../../content/labels/card-labels';
import type { Card, CardPrice } from '@detour/shared-contracts/api';
import { addDays } from '@detour/shared-contracts/base';
import { discountPercent, isLastMinute } from '@detour/shared-contracts/rules';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Moment } from '../../../sales/inventory/assess-stay';
import { cancellationPolicyOf } from '../../../sales/inventory/cancellation-policy';
import { announcedPriceOf } from '../../../sales/reductions/announced-discount';
import { autoDiscountOf, extraDiscountOf, type LawfulPrice } from '../../../sales/reductions/lawful-price';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import { hotelSummaryOf } from '../../../catalogue/hotel-summary';
import { coverImage } from '../../../catalogue/stay-images';
import { inMealWords } from '../../../catalogue/meal-words';
import { marketingLabel } from '../../../catalogue/marketing-labels';
import type { PriceBasis } from './candidates.repository';
import type { OfferRow } from './offer-rows.repository';
import type { FoundOffer } from './offers.repository';
import type { SearchFilter } from '../search-filter';

export interface CardContext {
  readonly locale: Locale;
  readonly flow: Card['flowType'];
  readonly basis: PriceBasis;
  readonly filter: SearchFilter;
  readonly moment: Moment;
  /** Labels for target groups. Absent: none. */
  readonly labels?: readonly CardLabel[];
}

const priceTypes = { dates: 'final', from: 'from', gift: 'gift' } as const;

/** Guests that the price is for: the search's guests if it has dates, otherwise two adults. */
const guestsOf = ({ basis, filter }: CardContext) =>
  basis === 'dates' ? filter.guests : { adults: 2, children: 0, babies: 0 };

const stayOf = (offer: FoundOffer, { basis, moment }: CardContext) => {
  const checkin = basis === 'dates' ? offer.checkin : null;
  return {
    checkin,
    checkout: checkin ? addDays(checkin, offer.nights) : null,
    lastMinute: isLastMinute(checkin, moment.today),
  };
};

/** The percentage is exact, because the card rounds it up. @spec CARD-013 CARD-019 */
const cardPriceOf = (
  offer: FoundOffer,
  { pack }: OfferRow,
  price: LawfulPrice,
  basis: PriceBasis,
): CardPrice => {
  const { basePrice, refPrice, sellPrice } = price;
  return {
    sellPrice: basePrice,
    refPrice,
    promo: discountPercent(basePrice, refPrice),
    moneySaved: Math.max(0, refPrice - basePrice),
    priceType: priceTypes[basis],
    extraDiscount: extraDiscountOf(price),
    finalPrice: sellPrice,
    fromPrice:
      basis === 'gift' || pack.from_price === null || pack.from_nights === null
        ? null
        : { price: pack.from_price, nights: pack.from_nights },
  };
};

const pricesOf = (offer: FoundOffer, row: OfferRow, context: CardContext) => {
  const guests = guestsOf(context);
  const lawful = announcedPriceOf(row.pack, offer, context.moment);
  const price = cardPriceOf(offer, row, lawful, context.basis);
  return {
    ...price,
    autoDiscount: autoDiscountOf(lawful),
    localTaxTotalAmount: offer.tax,
    amountToPay: offer.pay,
    nights: offer.nights,
    participants: guests.adults + guests.children + guests.babies,
    paxCount: guests.adults + guests.children + guests.babies,
    adult: guests.adults,
    child: guests.children,
    baby: guests.babies,
    prices: [
      {
        paxComposition: { adults: guests.adults },
        promo: price.promo,
        sellPrice: price.sellPrice,
        barPrice: price.refPrice,
        priceType: price.priceType,
      },
    ],
  };
};

const descriptionOf = ({ pack, hotel }: OfferRow, locale: Locale) => {
  const texts = pack.texts[wordingOf(locale)];
  const image = coverImage(hotel.photos, pack.scene, locale);
  return {
    label: inMealWords(locale, texts.label),
    headwords: texts.headwords.map((label) => ({ label: inMealWords(locale, label) })),
    images: [image],
    imageUrl: image.url,
    marketingLabels: pack.labels
      .flatMap((key) => marketingLabel(key, locale) ?? [])
      .map((label) => ({ label })),
  };
};

/**
 * Converts an offer to a card. `availableRooms` is a number, and `lastMinute` can be true, only if the search has dates.
 * @spec CARD-001 CARD-002 CARD-003 CARD-004 CARD-005 CARD-006
 */
export const toCard = (offer: FoundOffer, row: OfferRow, index: number, context: CardContext): Card => {
  const { locale, basis } = context;
  const { checkin, checkout, lastMinute } = stayOf(offer, context);
  const isGift = basis === 'gift';
  return {
    id: offer.id,
    ...descriptionOf(row, locale),
    ...pricesOf(offer, row, context),
    hotel: hotelSummaryOf(row.hotel, row.town, locale, row.area),
    uri: productPath(locale, offer.id, { kind: isGift ? 'single-voucher' : 'stay' }),
    distance: offer.distance === null ? null : Math.round(offer.distance * 10) / 10,
    availableRooms: offer.free_rooms,
    lastMinute,
    expiration: row.pack.expiration,
    targetedLabel: isGift
      ? null
      : targetedLabelFor(context.labels ?? [], { guests: context.filter.guests, themes: row.pack.themes }),
    cancellationPolicy: cancellationPolicyOf(row, checkin, context.moment.today),
    itemCategory: isGift ? 'single_voucher' : 'weekend',
    newTab: false,
    checkin,
    checkout,
    searchType: isGift ? 'SINGLEVOUCHER' : 'default',
    flowType: context.flow,
    index,
    topTheme: row.pack.theme,
    channelManagerId: row.hotel.channel_manager_id,
    connectivity: row.hotel.connectivity,
  };
};
