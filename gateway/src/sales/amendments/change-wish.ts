import type { ChangeWish, OrderedStay } from '@detour/shared-contracts/api';
import { isoDate, nightsBetween, parseIsoDate } from '@detour/shared-contracts/base';
import { HttpProblem } from '../../http/problem';
import type { RequestedStay } from '../orders/opening/opening';

/** Checks what the schema cannot express: real days, in order. Throws 400 with all findings. */
export const toRequestedStay = (wish: ChangeWish): RequestedStay => {
  const [checkin, checkout] = [parseIsoDate(wish.checkin), parseIsoDate(wish.checkout)];
  const activityDays = wish.activityDays.map(({ activityId, date }) => ({
    activityId,
    date: parseIsoDate(date),
  }));
  const errors = [
    ...(checkin ? [] : [{ path: 'body/checkin', message: 'must be a calendar date' }]),
    ...(checkin && checkout && checkin < checkout
      ? []
      : [{ path: 'body/checkout', message: 'must be a date after checkin' }]),
    ...activityDays.flatMap(({ date }, index) =>
      date ? [] : [{ path: `body/activityDays/${index}/date`, message: 'must be a calendar date' }],
    ),
  ];
  if (!checkin || !checkout || errors.length > 0) {
    const detail = 'The wished stay is not valid; see "errors".';
    throw new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail, errors });
  }
  return {
    kind: 'stay',
    offerId: wish.offerId,
    checkout,
    activityDays: activityDays.flatMap(({ activityId, date }) => (date ? [{ activityId, date }] : [])),
    stay: {
      checkin,
      nights: nightsBetween(checkin, checkout),
      guests: { adults: wish.adult, children: wish.child, babies: wish.baby },
    },
  };
};

/** The booked stay as a wish. */
export const toWish = (stay: OrderedStay): ChangeWish => ({
  offerId: stay.offerId,
  checkin: isoDate(stay.checkin),
  checkout: isoDate(stay.checkout),
  adult: stay.adult,
  child: stay.child,
  baby: stay.baby,
  activityDays: (stay.activities ?? []).map(({ activityId, date }) => ({ activityId, date })),
});
