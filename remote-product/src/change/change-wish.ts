import type { ChangeWish, OrderedStay } from '@detour/shared-contracts/api';
import { nightsBetween, parseIsoDate } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';
import type { ActivityDays } from '../booking/dates/activity-days';
import type { Criteria, CriteriaPatch } from '../contract';

/** The booked stay as a wish. */
const wishOfStay = (stay: OrderedStay): ChangeWish => ({
  offerId: stay.offerId,
  checkin: stay.checkin,
  checkout: stay.checkout,
  adult: stay.adult,
  child: stay.child,
  baby: stay.baby,
  activityDays: (stay.activities ?? []).map(({ activityId, date }) => ({ activityId, date })),
});

/** The wish of the URL, so that a reload keeps it; without dates there, the booked stay. */
export const wishOfCriteria = (criteria: Criteria, stay: OrderedStay): ChangeWish => {
  const { dates } = criteria;
  if (!dates) return wishOfStay(stay);
  return {
    offerId: criteria.offerId ?? stay.offerId,
    checkin: dates.checkin,
    checkout: dates.checkout,
    adult: criteria.adults,
    child: criteria.children,
    baby: criteria.babies,
    activityDays: criteria.activityDates.map(({ activityId, date }) => ({ activityId, date })),
  };
};

/** Writes a whole wish into the URL. */
export const patchOfWish = (wish: ChangeWish): CriteriaPatch => {
  const { checkin, checkout } = selectionOf(wish);
  if (!checkin || !checkout) return {};
  return {
    dates: { checkin, checkout, nights: nightsBetween(checkin, checkout) },
    adults: wish.adult,
    children: wish.child,
    babies: wish.baby,
    offerId: wish.offerId,
    activityDates: activityDaysOf(wish),
  };
};

/** Takes the wish out of the URL: the booked stay again. */
export const noWish: CriteriaPatch = {
  dates: null,
  adults: null,
  children: null,
  babies: null,
  offerId: null,
  activityDates: null,
};

export const selectionOf = ({ checkin, checkout }: ChangeWish): DateSelection => ({
  checkin: parseIsoDate(checkin),
  checkout: parseIsoDate(checkout),
});

export const nightsOf = (wish: ChangeWish): number => {
  const { checkin, checkout } = selectionOf(wish);
  return checkin && checkout ? nightsBetween(checkin, checkout) : 1;
};

export const activityDaysOf = ({ activityDays }: ChangeWish): ActivityDays =>
  activityDays.flatMap(({ activityId, date }) => {
    const day = parseIsoDate(date);
    return day ? [{ activityId, date: day }] : [];
  });
