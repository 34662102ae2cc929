import { isoDate } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';
import { calendarOf } from '../testing/search.fixture';
import { wordsOf } from '../testing/text.fixture';
import {
  createDayOf,
  endsEarly,
  joinPages,
  sumOfNights,
  type CalendarPrices,
} from './calendar-days.view-model';

const none: DateSelection = { checkin: null, checkout: null };
const loaded = joinPages([calendarOf('2026-11', 2, { closed: ['2026-12-08'] })], '2026-11');

interface Asked {
  readonly selection?: DateSelection;
  readonly now?: string;
  readonly prices?: CalendarPrices;
  readonly loading?: boolean;
}

const dayOf = (day: string, { selection = none, now = '2026-11-21T10:00:00Z', ...rest }: Asked = {}) =>
  createDayOf({
    prices: rest.prices ?? loaded,
    selection,
    loading: rest.loading ?? false,
    now: Date.parse(now),
    timeZone: 'Europe/Paris',
    ...wordsOf('fr_FR'),
  })(isoDate(day));

const from = (checkin: string): DateSelection => ({ checkin: isoDate(checkin), checkout: null });

describe('a day of the search calendar', () => {
  it('has the price of its cheapest night, rounded up, and its exact cents', () => {
    expect(dayOf('2026-12-11')).toMatchObject({
      blocked: false,
      amount: 10_000,
      price: '100\u00a0€',
      best: false,
    });
  });

  it('is the best of its month if nothing costs less', () => {
    expect(dayOf('2026-12-10')).toMatchObject({ amount: 9800, best: true });
  });

  it('cannot be chosen before today [CAL-004]', () => {
    expect(dayOf('2026-11-20').blocked).toBe(true);
    expect(dayOf('2026-11-21').blocked).toBe(false);
  });

  it.each([
    ['2026-11-21T18:59:00Z', false],
    ['2026-11-21T19:00:00Z', true],
  ])('closes today at 20:00 market time: at %s blocked is %s [CAL-005]', (now, blocked) => {
    expect(dayOf('2026-11-21', { now }).blocked).toBe(blocked);
  });

  it('cannot be chosen without availability, as new check-in or after a complete range [CAL-006]', () => {
    expect(dayOf('2026-12-08').blocked).toBe(true);
    const complete = { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13') };
    expect(dayOf('2026-12-08', { selection: complete }).blocked).toBe(true);
    expect(dayOf('2026-12-09', { selection: complete }).blocked).toBe(false);
  });

  it('limits check-outs to the nights allowed from the check-in, even if the check-in is blocked now [CAL-007]', () => {
    expect(dayOf('2026-12-08', { selection: from('2026-12-06') }).blocked).toBe(false);
    expect(dayOf('2026-12-13', { selection: from('2026-12-06') }).blocked).toBe(false);
    expect(dayOf('2026-12-14', { selection: from('2026-12-06') }).blocked).toBe(true);
  });

  it('keeps the check-in day unselectable [CAL-008]', () => {
    expect(dayOf('2026-12-06', { selection: from('2026-12-06') }).blocked).toBe(true);
    const complete = { checkin: isoDate('2026-12-06'), checkout: isoDate('2026-12-07') };
    expect(dayOf('2026-12-06', { selection: complete }).blocked).toBe(true);
  });

  it('shows the minimum stay on the check-in and on days too close to it [CAL-013]', () => {
    const prices = { ...loaded, possibleNights: { start: 2, end: 7 } };
    const asked = { prices, selection: from('2026-12-06') };
    expect(dayOf('2026-12-06', asked).note).toBe('2 nuits minimum');
    expect(dayOf('2026-12-07', asked)).toMatchObject({ blocked: true, note: '2 nuits minimum' });
    expect(dayOf('2026-12-08', asked).note).toBeUndefined();
    expect(dayOf('2026-12-07', { selection: from('2026-12-06') }).note).toBeUndefined();
  });

  it('cannot be chosen more than a year ahead [CAL-018]', () => {
    const year = { ...loaded, nextMonth: '2027-11' };
    expect(dayOf('2027-11-21', { prices: year }).blocked).toBe(false);
    expect(dayOf('2027-11-22', { prices: year }).blocked).toBe(true);
  });

  it('has a pending price while its month loads, and can be chosen if none arrives', () => {
    expect(dayOf('2027-01-05', { loading: true })).toEqual({ blocked: false, best: false, loading: true });
    expect(dayOf('2027-01-05').loading).toBe(false);
  });
});

describe('the pages of the calendar', () => {
  it('are merged into one, with the next month to load [CAL-016]', () => {
    const prices = joinPages([calendarOf('2026-11', 2), calendarOf('2027-01', 2)], '2026-11');
    expect(prices.nextMonth).toBe('2027-03');
    expect(Object.keys(prices.days)).toHaveLength(30 + 31 + 31 + 28);
    expect(joinPages([], '2026-11')).toEqual({ days: {}, possibleNights: null, nextMonth: '2026-11' });
  });

  it('sum the chosen nights, or give nothing if one is unknown', () => {
    expect(sumOfNights(loaded.days, { checkin: isoDate('2026-12-10'), nights: 2 })).toBe(19_800);
    expect(sumOfNights(loaded.days, { checkin: isoDate('2026-12-07'), nights: 2 })).toBeNull();
  });
});

describe('a response without next month', () => {
  const lastDay = isoDate('2027-11-21');
  it.each([
    ['in the first months', 2, null, true],
    ['a month before the end', 12, null, true],
    ['at the end', 13, null, false],
    ['after the end', 14, null, false],
    ['before any response', 0, null, false],
    ['while one is named', 12, '2027-11', false],
  ])('is a mistake only while later days can be chosen: %s [CAL-017]', (_, months, nextMonth, isMistake) => {
    expect(endsEarly(nextMonth, { firstMonth: '2026-11', months, lastDay })).toBe(isMistake);
  });
});
