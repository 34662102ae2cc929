import { addDays, isoDate, type IsoDate } from '../../base/iso-date';
import {
  allowsNights,
  calendarPaging,
  dayStateOf,
  minimumStayOf,
  selectDay,
  type CalendarFacts,
  type DateSelection,
} from './calendar';
import { isDayClosed, marketToday } from './day-closed';

const day = isoDate;

const noDates: DateSelection = { checkin: null, checkout: null };

const started: DateSelection = { checkin: day('2026-05-14'), checkout: null };

const complete: DateSelection = { checkin: day('2026-05-14'), checkout: day('2026-05-16') };

const facts = (change: Partial<CalendarFacts> = {}): CalendarFacts => ({
  place: 'search',
  now: Date.parse('2026-05-10T10:00:00Z'),
  timeZone: 'Europe/Paris',
  selection: noDates,
  isAvailable: () => true,
  nights: { window: { start: 1, end: 5 } },
  ...change,
});

const sold = (...days: readonly string[]) => ({ isAvailable: (date: IsoDate) => !days.includes(date) });

describe('a closed day', () => {
  it('is any day before today in the market [CAL-004]', () => {
    expect(dayStateOf(day('2026-05-09'), facts())).toBe('closed');
    expect(dayStateOf(day('2026-05-10'), facts())).toBe('selectable');
  });

  it('is today from 20:00, and not at 19:59 [CAL-005]', () => {
    const at = (iso: string) => isDayClosed(day('2026-05-10'), Date.parse(iso), 'Europe/Paris');
    expect([at('2026-05-10T17:59:59Z'), at('2026-05-10T18:00:00Z')]).toEqual([false, true]);
  });

  it('follows the market’s clock across daylight saving time', () => {
    const at = (iso: string) => isDayClosed(day('2026-01-10'), Date.parse(iso), 'Europe/Brussels');
    expect([at('2026-01-10T18:59:59Z'), at('2026-01-10T19:00:00Z')]).toEqual([false, true]);
    expect(marketToday(Date.parse('2026-05-09T22:30:00Z'), 'Europe/Madrid')).toBe('2026-05-10');
  });
});

describe('choosing dates', () => {
  it('takes the first click as check-in, a later day as check-out, and restarts on an earlier day [CAL-003] [DATE-002] [DATE-003] [DATE-004]', () => {
    expect(selectDay(noDates, day('2026-05-14'))).toEqual(started);
    expect(selectDay(started, day('2026-05-16'))).toEqual(complete);
    expect(selectDay(started, day('2026-05-12'))).toEqual({ checkin: '2026-05-12', checkout: null });
    expect(selectDay(started, day('2026-05-14'))).toEqual(started);
    expect(selectDay(complete, day('2026-05-20'))).toEqual({ checkin: '2026-05-20', checkout: null });
  });

  it('rejects a check-in on a day without availability [DATE-009]', () => {
    expect(dayStateOf(day('2026-05-20'), facts(sold('2026-05-20')))).toBe('unavailable');
  });

  it('rejects a day without availability once the range is complete [CAL-006]', () => {
    expect(dayStateOf(day('2026-05-20'), facts({ selection: complete, ...sold('2026-05-20') }))).toBe(
      'unavailable',
    );
    expect(dayStateOf(day('2026-05-21'), facts({ selection: complete, ...sold('2026-05-20') }))).toBe(
      'selectable',
    );
  });

  it('applies the nights rule only while the check-out is chosen', () => {
    expect(dayStateOf(day('2026-05-16'), facts({ selection: started, ...sold('2026-05-16') }))).toBe(
      'selectable',
    );
    expect(dayStateOf(day('2026-05-12'), facts({ selection: started, ...sold('2026-05-12') }))).toBe(
      'unavailable',
    );
  });

  it('rejects a check-out outside the window of nights [CAL-007]', () => {
    const window = facts({ selection: started, nights: { window: { start: 2, end: 4 } } });
    const states = [1, 2, 4, 5].map((nights) => dayStateOf(addDays(day('2026-05-14'), nights), window));
    expect(states).toEqual(['nights', 'selectable', 'selectable', 'nights']);
  });

  it('rejects a check-out whose nights are not in the list [DATE-008]', () => {
    const list = facts({
      place: 'picker',
      selection: started,
      nights: { list: [1, 3], window: { start: 1, end: 9 } },
    });
    const states = [1, 2, 3, 4].map((nights) => dayStateOf(addDays(day('2026-05-14'), nights), list));
    expect(states).toEqual(['selectable', 'nights', 'selectable', 'nights']);
  });

  it('rejects a check-out more than 20 days later when nothing is known [DATE-010]', () => {
    const unknown = facts({ place: 'picker', selection: started, nights: {}, isAvailable: () => null });
    const states = [20, 21].map((nights) => dayStateOf(addDays(day('2026-05-14'), nights), unknown));
    expect(states).toEqual(['selectable', 'nights']);
  });

  it('rejects the check-in day as check-out in the search calendar [CAL-008]', () => {
    for (const selection of [started, complete])
      expect(dayStateOf(day('2026-05-14'), facts({ selection }))).toBe('checkin');
    expect(dayStateOf(day('2026-05-14'), facts({ place: 'picker', selection: started }))).toBe('selectable');
  });

  it('reaches one year ahead [CAL-018]', () => {
    expect([dayStateOf(day('2027-05-10'), facts()), dayStateOf(day('2027-05-11'), facts())]).toEqual([
      'selectable',
      'too-far',
    ]);
  });

  it('prefers the list of nights to the window, and the window to the shortest stay', () => {
    const window = { start: 2, end: 3 };
    expect(allowsNights(5, { list: [5], window })).toBe(true);
    expect([allowsNights(2, { list: [], window }), allowsNights(4, { list: [], window })]).toEqual([
      true,
      false,
    ]);
    expect([allowsNights(1, {}), allowsNights(20, {}), allowsNights(21, {})]).toEqual([true, true, false]);
    expect(allowsNights(2, { window, minLos: 3 })).toBe(true);
    expect([1, 2, 20, 21].map((nights) => allowsNights(nights, { minLos: 2 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(allowsNights(0, {})).toBe(false);
  });

  it('shows two months on desktop; on mobile three in the search and four on a product [CAL-011] [CAL-012]', () => {
    expect(calendarPaging).toEqual({
      search: { desktop: 2, mobile: 3 },
      product: { desktop: 2, mobile: 4 },
      hotel: { desktop: 12, mobile: 12 },
    });
  });

  it('returns the shortest stay of the day, otherwise of the product [CAL-013]', () => {
    expect([minimumStayOf({ minLos: 3 }, { start: 1 }), minimumStayOf(null, { start: 2 })]).toEqual([3, 2]);
  });
});
