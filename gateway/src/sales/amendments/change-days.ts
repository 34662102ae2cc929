import type { ChangeDays } from '@detour/shared-contracts/api';
import { addDays, monthOf, nightsBetween, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { Database } from '../../database/open-database';
import { assessStay, momentOf, nightLimits, type Guests, type Moment } from '../inventory/assess-stay';
import { freeFor } from '../inventory/own-rooms';
import {
  findNights,
  findStayProduct,
  type Night,
  type StayProduct,
} from '../inventory/stay-product.repository';
import { isSameStay, type BookedStay } from './price-change';

export interface DaysAsk {
  readonly offerId: string;
  readonly guests: Guests;
  readonly nights: number;
  readonly checkin: IsoDate | null;
  /** First shown day. */
  readonly from: IsoDate;
  /** Exclusive. */
  readonly until: IsoDate;
  /** ms UTC */
  readonly now: number;
}

interface Calendar {
  readonly product: StayProduct;
  readonly nights: readonly Night[];
  readonly positions: ReadonlyMap<string, number>;
  readonly moment: Moment;
  readonly booked: BookedStay;
  readonly ask: DaysAsk;
}

const promotionOf = ({ lines }: BookedStay): number =>
  lines.reduce((sum, { kind, amount }) => (kind === 'promotion' ? sum - amount : sum), 0);

/** Difference in cents of a stay, or null when it cannot be booked. The booked stay itself costs nothing more. */
const dueOf = (
  { product, nights, positions, moment, booked, ask }: Calendar,
  stay: { readonly checkin: IsoDate; readonly nights: number },
): number | null => {
  const position = positions.get(stay.checkin);
  if (position === undefined) return null;
  const request = { ...stay, guests: ask.guests };
  const assessed = assessStay(product, nights.slice(position, position + stay.nights), request, moment);
  if (!assessed.ok) return null;
  if (isSameStay({ offerId: product.pack.id, stay: request }, booked.stay)) return 0;
  const { amountToPay, sellPrice } = assessed.value.price;
  return amountToPay - Math.min(promotionOf(booked), sellPrice) - booked.paid;
};

/** The wished number of nights, or the nearest that the day allows. */
const nightsFrom = ({ product, nights, positions, ask }: Calendar, day: IsoDate): number | null => {
  const first = nights[positions.get(day) ?? -1];
  const limits = first ? nightLimits(product, first) : null;
  return limits && Math.min(limits.max, Math.max(limits.min, ask.nights));
};

const checkinsOf = (calendar: Calendar): ChangeDays['checkins'] => {
  const { from, until } = calendar.ask;
  const days: ChangeDays['checkins'] = {};
  for (let day = from; day < until && day <= calendar.moment.lastArrival; day = addDays(day, 1)) {
    const nights = nightsFrom(calendar, day);
    const due = nights === null ? null : dueOf(calendar, { checkin: day, nights });
    days[day] = nights === null || due === null ? null : { due, nights };
  }
  return days;
};

const checkoutsOf = (calendar: Calendar): ChangeDays['checkouts'] => {
  const { checkin } = calendar.ask;
  const longest = calendar.product.pack.max_nights;
  if (!checkin) return {};
  return Object.fromEntries(
    Array.from({ length: longest }, (_, index) => addDays(checkin, index + 1)).flatMap((day) => {
      const due = dueOf(calendar, { checkin, nights: nightsBetween(checkin, day) });
      return due === null ? [] : [[day, { due }]];
    }),
  );
};

const earliest = (a: IsoDate, b: IsoDate | null): IsoDate => (b && b < a ? b : a);

const openCalendar = async (db: Database, booked: BookedStay, ask: DaysAsk): Promise<Calendar | null> => {
  const product = await findStayProduct(db, ask.offerId);
  if (!product || product.hotel.id !== booked.stay.hotel.id) return null;
  const range = {
    roomTypeId: product.room.id,
    from: earliest(ask.from, ask.checkin),
    until: addDays(ask.until, 31),
  };
  const nights = freeFor(await findNights(db, range), booked.own);
  return {
    product,
    nights,
    positions: new Map(nights.map(({ night }, index) => [night, index])),
    moment: momentOf(ask.now, timeZoneOf(booked.order.locale as Locale)),
    booked,
    ask,
  };
};

/** Days to which a booking can be moved, each with its difference. Null when its hotel does not have the package. */
export const findChangeDays = async (
  db: Database,
  booked: BookedStay,
  ask: DaysAsk,
): Promise<ChangeDays | null> => {
  const calendar = await openCalendar(db, booked, ask);
  return (
    calendar && {
      checkins: checkinsOf(calendar),
      checkouts: checkoutsOf(calendar),
      nextMonth: ask.until <= calendar.moment.lastArrival ? monthOf(ask.until) : null,
    }
  );
};
