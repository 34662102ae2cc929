import type { AvailabilityDay, AvailabilityResponse } from '@detour/shared-contracts/api';
import { addDays, monthOf, nightsBetween, type IsoDate } from '@detour/shared-contracts/base';
import { assessStay, nightLimits, type AssessedStay, type Guests, type Moment } from './assess-stay';
import { savedPercent } from './pricing';
import type { Night, StayProduct } from './stay-product.repository';

export interface CalendarInput {
  readonly product: StayProduct;
  /** In order, from `from` (or an earlier chosen check-in) to the last night of a stay that starts on a shown day. */
  readonly nights: readonly Night[];
  readonly guests: Guests;
  readonly moment: Moment;
  /** First shown day. */
  readonly from: IsoDate;
  /** Exclusive end of the shown days. */
  readonly until: IsoDate;
  /** Chosen check-in: later days then show the price of leaving on them. */
  readonly checkin?: IsoDate;
}

interface Ask {
  readonly checkin: IsoDate;
  /** Nights of the stay; the shortest possible by default. */
  readonly nights?: number;
}

const toDay = (
  day: IsoDate,
  { price, freeRooms, nights }: AssessedStay,
  minLos: number,
): AvailabilityDay => ({
  day,
  price: price.sellPrice + price.localTaxTotalAmount,
  amount: price.amountToPay,
  promo: savedPercent(price),
  bestPriceOfTheMonth: false,
  minLos: nights.length > 0 ? minLos : 1,
  availableRooms: freeRooms,
});

const createAsk = ({ product, nights, guests, moment }: CalendarInput) => {
  const positions = new Map(nights.map(({ night }, index) => [night, index]));
  return ({
    checkin,
    nights: wanted,
  }: Ask): { readonly stay: AssessedStay; readonly minLos: number } | null => {
    const position = positions.get(checkin);
    const first = position === undefined ? undefined : nights[position];
    if (position === undefined || !first) return null;
    const limits = nightLimits(product, first);
    if (!limits) return null;
    const { min } = limits;
    const count = wanted ?? min;
    const request = { checkin, nights: count, guests };
    const stay = assessStay(product, nights.slice(position, position + count), request, moment);
    return stay.ok ? { stay: stay.value, minLos: min } : null;
  };
};

type Days = Record<string, AvailabilityDay | null>;

/** Marks the days with the cheapest night of their month; there may be several. @spec CAL-014 */
const markBest = (days: Days): Days => {
  const lowest = new Map<string, number>();
  const perNight = ({ price, minLos }: AvailabilityDay): number => price / minLos;
  for (const day of Object.values(days)) {
    if (!day) continue;
    const month = monthOf(day.day as IsoDate);
    lowest.set(month, Math.min(lowest.get(month) ?? Infinity, perNight(day)));
  }
  return Object.fromEntries(
    Object.entries(days).map(([key, day]) => [
      key,
      day && { ...day, bestPriceOfTheMonth: perNight(day) === lowest.get(monthOf(day.day as IsoDate)) },
    ]),
  );
};

/** Sets on each day after the chosen check-in the price of leaving on it. `best` marks stay as they are. */
const toCheckout = (input: CalendarInput, days: Days, checkin: IsoDate): Days => {
  const ask = createAsk(input);
  return Object.fromEntries(
    Object.entries(days).map(([key, day]) => {
      if (key <= checkin) return [key, day];
      const found = ask({ checkin, nights: nightsBetween(checkin, key as IsoDate) });
      const best = day?.bestPriceOfTheMonth ?? false;
      return [
        key,
        found && { ...toDay(key as IsoDate, found.stay, found.minLos), bestPriceOfTheMonth: best },
      ];
    }),
  );
};

/** First month after the shown days, or null after the booking horizon. */
const nextMonthOf = ({ until, moment }: CalendarInput): string | null =>
  until <= moment.lastArrival ? monthOf(until) : null;

/**
 * Days on which a stay can start, with the total (cents, taxes included) of the shortest possible stay, or null.
 * @spec DATE-011 CAL-014 CALL-051 CALL-052
 */
export const toStayCalendar = (input: CalendarInput): AvailabilityResponse => {
  const ask = createAsk(input);
  const days: Days = {};
  for (let day = input.from; day < input.until && day <= input.moment.lastArrival; day = addDays(day, 1)) {
    const found = ask({ checkin: day });
    days[day] = found && toDay(day, found.stay, found.minLos);
  }
  const marked = markBest(days);
  return {
    days: input.checkin ? toCheckout(input, marked, input.checkin) : marked,
    possibleNights: { start: input.product.pack.min_nights, end: input.product.pack.max_nights },
    nextMonth: nextMonthOf(input),
  };
};
