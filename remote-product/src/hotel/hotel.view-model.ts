import type {
  CancellationPolicy,
  HotelOffer,
  HotelPage,
  HotelRoom,
  NearbyHotel,
} from '@detour/shared-contracts/api';
import { parseIsoDate, perNight } from '@detour/shared-contracts/base';
import { factLine } from '@detour/shared-contracts/format';
import { isLastMinute, marketToday, promoToShow, stressMessages } from '@detour/shared-contracts/rules';
import { hotelPath, timeZoneOf } from '@detour/shared-contracts/sites';
import type { HotelLineProps, PictureImage, PriceProps, StressMessage } from '@detour/shared-ui';
import { cancellationLine, type CancellationLine } from '../booking/quote/cancellation-text';
import { toHotelLine, type StayTools } from '../stay/stay.view-model';
import { toStressMessages } from '../stay/stress.view-model';
import type { Criteria, Names } from '../contract';

export interface OfferView {
  readonly id: string;
  readonly title: string;
  /** "Petit-déjeuner · Dîner" */
  readonly holds: string;
  readonly price: PriceProps;
  /** "2 nuits, 2 personnes, taxes comprises" */
  readonly basis: string;
  /** "Taxe de séjour à régler sur place : 7,40 €" */
  readonly taxNote: string | null;
  /** Explanation of the crossed-out price. */
  readonly referenceNote: string | null;
  /** "+ 12 € par nuit", against the room's cheapest offer. */
  readonly difference: string | null;
  /** Number of rooms in the price. */
  readonly roomCount: number;
  /** "Prix pour 2 chambres" */
  readonly rooms: string | null;
  readonly cancellation: CancellationLine;
  readonly stress: readonly StressMessage[];
  /** Cents: the amount that the visitor pays us. */
  readonly amount: number;
  readonly priceType: string;
  readonly nights: number;
  readonly policy: CancellationPolicy;
}

export interface RoomView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly facts: readonly string[];
  readonly images: readonly PictureImage[];
  readonly offers: readonly OfferView[];
}

export interface NearbyView {
  readonly line: HotelLineProps;
  readonly href: string;
  readonly image: PictureImage | null;
  /** "à 3 km" */
  readonly distance: string;
  /** "2 nuits, 2 personnes, taxes comprises"; null if nothing is available. */
  readonly basis: string | null;
  readonly price: PriceProps | null;
}

export interface OfferTools extends StayTools {
  readonly criteria: Criteria;
  /** ms UTC */
  readonly now: number;
}

const totalOf = ({ sellPrice, localTaxTotalAmount }: Pick<HotelOffer, 'sellPrice' | 'localTaxTotalAmount'>) =>
  sellPrice + localTaxTotalAmount;

/** @spec HOTEL-019 */
const priceOf = (
  offer: HotelOffer,
  { t, format }: OfferTools,
): Pick<OfferView, 'price' | 'referenceNote'> => {
  const discount = promoToShow('hotel-list', offer.promoPercentageRounded);
  const print = offer.hasSelectedDates ? format.price : format.wholePrice;
  const price: PriceProps = {
    amount: print(totalOf(offer)),
    ...(!offer.hasSelectedDates && { from: t('price.fromWord') }),
  };
  if (discount === null || offer.refPrice <= offer.sellPrice) return { price, referenceNote: null };
  const reference = print(offer.refPrice + offer.localTaxTotalAmount);
  return {
    price: {
      ...price,
      reference,
      referenceLabel: t('price.referenceLabel'),
      amountLabel: t('price.now'),
      promo: t('price.discount', { discount }),
    },
    referenceNote: t('price.lowest30', { price: reference }),
  };
};

/** Surcharge per night over the room's cheapest offer, in whole euros. @spec HOTEL-020 */
const differenceOf = (offer: HotelOffer, cheapest: HotelOffer, { t, format }: OfferTools): string | null => {
  const more = totalOf(offer) / offer.nights - totalOf(cheapest) / cheapest.nights;
  return more > 0
    ? t('product.extraPerNight', {
        price: format.signedWholePrice(perNight(more, 1)),
      })
    : null;
};

const stressOf = (offer: HotelOffer, { t, format, locale, now }: OfferTools): readonly StressMessage[] => {
  const today = marketToday(now, timeZoneOf(locale));
  return toStressMessages(
    stressMessages('card', {
      flow: 'booking',
      today,
      hasDates: offer.hasSelectedDates,
      availableRooms: offer.availableRooms,
      // Check-in within seven days.
      lastMinute: isLastMinute(parseIsoDate(offer.checkin), today),
    }),
    { t, format },
  );
};

export const toOffer = (offer: HotelOffer, cheapest: HotelOffer, tools: OfferTools): OfferView => {
  const { t, format } = tools;
  const atHotel = totalOf(offer) - offer.amountToPay;
  return {
    id: offer.id,
    title: offer.label,
    holds: factLine(offer.shortProgramIntroWithoutRoom),
    ...priceOf(offer, tools),
    basis: t('panel.basis', { nights: offer.nights, people: offer.paxCount }),
    taxNote: atHotel > 0 ? t('price.touristTaxAtHotel', { amount: format.price(atHotel) }) : null,
    difference: offer.id === cheapest.id ? null : differenceOf(offer, cheapest, tools),
    roomCount: offer.nbRooms,
    rooms: offer.nbRooms > 1 ? t('panel.severalRooms', { count: offer.nbRooms }) : null,
    cancellation: cancellationLine(offer.cancellationPolicy, {
      hasDates: offer.hasSelectedDates,
      t,
      format,
    }),
    stress: stressOf(offer, tools),
    amount: offer.amountToPay,
    priceType: offer.priceType,
    nights: offer.nights,
    policy: offer.cancellationPolicy,
  };
};

/** @spec HOTEL-006 */
export const toRoom = (room: HotelRoom, tools: OfferTools): RoomView => {
  const { t } = tools;
  const [cheapest] = room.offers;
  return {
    id: room.id,
    title: room.label,
    description: room.description,
    facts: [
      ...(room.size === null ? [] : [t('room.size', { size: room.size })]),
      room.type,
      t('room.capacity', { count: room.maxCapacity }),
      ...room.highlights.map(({ label }) => label),
    ].filter((fact) => fact !== ''),
    images: room.images,
    offers: cheapest ? room.offers.map((offer) => toOffer(offer, cheapest, tools)) : [],
  };
};

/** @spec HOTEL-008 */
export const toNearby = (hotel: NearbyHotel, tools: OfferTools): NearbyView => {
  const { t, format, locale, criteria } = tools;
  const { fromPrice } = hotel;
  return {
    line: toHotelLine(hotel, tools),
    href: hotelPath<Names>(locale, hotel.id, { flow: 'booking', criteria }),
    image: hotel.images[0] ?? null,
    distance: t('hotel.distance', { distance: format.distance(Math.max(1, Math.round(hotel.distance))) }),
    basis: fromPrice && t('panel.basis', { nights: fromPrice.nights, people: fromPrice.participants }),
    price: fromPrice && {
      from: t('price.fromWord'),
      amount: format.wholePrice(fromPrice.sellPrice + fromPrice.localTaxTotalAmount),
    },
  };
};

export type OfferListState = 'loading' | 'offers' | 'none' | 'none-for-dates' | 'failed';

/** @spec HOTEL-012 */
export const offerListState = (
  hotel: HotelPage | undefined,
  { failed, hasDates }: { readonly failed: boolean; readonly hasDates: boolean },
): OfferListState => {
  if (!hotel) return failed ? 'failed' : 'loading';
  if (hotel.rooms.some(({ offers }) => offers.length > 0)) return 'offers';
  return hasDates && hotel.weekends.length > 0 ? 'none-for-dates' : 'none';
};
