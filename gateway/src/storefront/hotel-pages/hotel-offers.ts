import type { HotelOffer } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import type { Flow } from '@detour/shared-contracts/mount';
import { flowProductOf } from '@detour/shared-contracts/rules';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import {
  assessStay,
  type AssessedStay,
  type Guests,
  type Moment,
  type StayRequest,
} from '../../sales/inventory/assess-stay';
import { cancellationPolicyOf } from '../../sales/inventory/cancellation-policy';
import { savedPercent } from '../../sales/inventory/pricing';
import { findNights, type Night, type StayProduct } from '../../sales/inventory/stay-product.repository';
import { labelOf, roomTitleOf } from '../../sales/inventory/stay-labels';
import type { Database } from '../../database/open-database';
import { fromPriceOf } from '../stay-pages/from-price';
import { programLinesOf } from '../../catalogue/program-lines';

export interface HotelAsk {
  readonly guests: Guests;
  /** Absent for from-prices. */
  readonly dates?: { readonly checkin: IsoDate; readonly nights: number };
  readonly moment: Moment;
  readonly locale: Locale;
  readonly flow: Flow;
}

type Facts = Pick<HotelOffer, 'id' | 'label' | 'uri' | 'shortProgramIntroWithoutRoom' | 'room'>;

const factsOf = (product: StayProduct, locale: Locale): Facts => ({
  id: product.pack.id,
  label: labelOf(product, locale),
  uri: productPath(locale, product.pack.id),
  shortProgramIntroWithoutRoom: programLinesOf(product.pack.program, locale)
    .filter(({ type }) => type !== 'room')
    .map(({ title }) => title),
  room: { id: product.room.id, title: roomTitleOf(product, locale) },
});

const peopleIn = ({ adults, children, babies }: Guests): number => adults + children + babies;

const pricedOffer = (
  product: StayProduct,
  { price, rooms, freeRooms, nights }: AssessedStay,
  { checkin }: StayRequest,
  ask: HotelAsk,
): HotelOffer => {
  const dated = ask.dates !== undefined;
  return {
    ...factsOf(product, ask.locale),
    nights: nights.length,
    sellPrice: price.sellPrice,
    refPrice: price.refPrice,
    promoPercentageRounded: savedPercent(price),
    localTaxTotalAmount: price.localTaxTotalAmount,
    amountToPay: price.amountToPay,
    priceType: dated ? 'final' : 'from',
    checkin: dated ? checkin : null,
    paxCount: peopleIn(ask.guests),
    hasSelectedDates: dated,
    cancellationPolicy: cancellationPolicyOf(product, dated ? checkin : null, ask.moment.today),
    nbRooms: rooms,
    availableRooms: dated ? freeRooms : null,
  };
};

/**
 * Returns the stored price for two adults, for a stay that other guests cannot book on the cheapest day. The offer names its
 * guests.
 */
const storedOffer = (product: StayProduct, ask: HotelAsk): HotelOffer | null => {
  const from = fromPriceOf(product, ask.moment);
  return (
    from && {
      ...factsOf(product, ask.locale),
      nights: from.nights,
      sellPrice: from.sellPrice,
      refPrice: from.refPrice,
      promoPercentageRounded: from.promo,
      localTaxTotalAmount: from.localTaxTotalAmount,
      amountToPay: from.amountToPay,
      priceType: 'from',
      checkin: null,
      paxCount: from.participants,
      hasSelectedDates: false,
      cancellationPolicy: cancellationPolicyOf(product, null, ask.moment.today),
      nbRooms: 1,
      availableRooms: null,
    }
  );
};

/** Returns the requested dates, or those of the cheapest start. */
const requestOf = ({ pack }: StayProduct, { dates, guests }: HotelAsk): StayRequest | null => {
  if (dates) return { ...dates, guests };
  return pack.from_checkin && pack.from_nights
    ? { checkin: pack.from_checkin as IsoDate, nights: pack.from_nights, guests }
    : null;
};

/** The same rule as `soldIn` of the search. @spec FLOW-004 */
export const isSoldIn = ({ pack, hotel }: StayProduct, flow: Flow): boolean =>
  flowProductOf(flow).program === 'none'
    ? pack.kind === 'night'
    : pack.kind === 'stay' || hotel.origin === 'import';

const isForSale = (product: StayProduct, { moment, flow }: HotelAsk): boolean =>
  isSoldIn(product, flow) && isOnSale(product, moment);

const isOnSale = ({ pack, hotel }: StayProduct, moment: Moment): boolean =>
  hotel.active && pack.published && (pack.expiration === null || pack.expiration >= moment.today);

/** The published stays of a hotel. */
export const onSale = (products: readonly StayProduct[], ask: HotelAsk): readonly StayProduct[] =>
  products.filter((product) => isForSale(product, ask));

type NightsOf = (request: StayRequest, roomTypeId: string) => Promise<readonly Night[]>;

/** Reads each room and its nights once, because several stays sell the same ones. */
const createNightReader = (db: Database): NightsOf => {
  const read = new Map<string, Promise<readonly Night[]>>();
  return ({ checkin, nights }, roomTypeId) => {
    const key = `${roomTypeId} ${checkin} ${nights}`;
    const known =
      read.get(key) ?? findNights(db, { roomTypeId, from: checkin, until: addDays(checkin, nights) });
    read.set(key, known);
    return known;
  };
};

/** Available offers of these stays, cheapest first. Totals include every tax. @spec HOTEL-012 HOTEL-024 QUOTE-011 */
export const findHotelOffers = async (
  db: Database,
  products: readonly StayProduct[],
  ask: HotelAsk,
): Promise<readonly HotelOffer[]> => {
  const nightsOf = createNightReader(db);
  const offers: HotelOffer[] = [];
  for (const product of onSale(products, ask)) {
    const request = requestOf(product, ask);
    if (!request) continue;
    const nights = await nightsOf(request, product.room.id);
    const stay = assessStay(product, nights, request, ask.moment);
    const offer = stay.ok
      ? pricedOffer(product, stay.value, request, ask)
      : ask.dates
        ? null
        : storedOffer(product, ask);
    if (offer) offers.push(offer);
  }
  const total = ({ sellPrice, localTaxTotalAmount }: HotelOffer): number => sellPrice + localTaxTotalAmount;
  return offers.sort((a, b) => total(a) - total(b) || a.id.localeCompare(b.id));
};
