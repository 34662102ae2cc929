import { addDays, isoDate, type IsoDate } from '../base/iso-date';
import { locales } from '../sites/locale';
import {
  allowsNights,
  calendarPaging,
  dayStateOf,
  isBestPrice,
  minimumStayOf,
  priceHintOf,
  selectDay,
  type CalendarFacts,
  type DateSelection,
} from './calendar';
import { dateShortcutsOf } from './date-shortcuts';
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

describe('the price hint', () => {
  const days = {
    '2026-05-14': { promo: 20, bestPriceOfTheMonth: true },
    '2026-05-15': { promo: 20, bestPriceOfTheMonth: true },
    '2026-05-16': { promo: 20, bestPriceOfTheMonth: false },
    '2026-05-17': { promo: 5, bestPriceOfTheMonth: false },
    '2026-05-18': null,
  };
  const nights = (...dates: readonly string[]) => dates.map(day);

  it('is best price when every night has it, best promo when every night has the highest of its month [PROD-049]', () => {
    expect(priceHintOf(false, nights('2026-05-14', '2026-05-15'), days)).toBe('best-price');
    expect(priceHintOf(false, nights('2026-05-15', '2026-05-16'), days)).toBe('best-promo');
    expect(priceHintOf(false, nights('2026-05-16', '2026-05-17'), days)).toBeNull();
    expect(priceHintOf(false, nights('2026-05-17', '2026-05-18'), days)).toBeNull();
    expect(priceHintOf(false, [], days)).toBeNull();
    // In a month without promotions the highest one does not count.
    const noPromo = { '2026-06-01': { promo: 0, bestPriceOfTheMonth: false } };
    expect(priceHintOf(false, nights('2026-06-01'), noPromo)).toBeNull();
  });

  it('prefers flash deal to anything else [PROD-048]', () => {
    expect(priceHintOf(true, nights('2026-05-14'), days)).toBe('flash-deal');
  });

  it('reports the best price to checkout only when each night has it [CHK-010]', () => {
    expect([
      isBestPrice(nights('2026-05-14'), days),
      isBestPrice(nights('2026-05-16'), days),
      isBestPrice([], days),
    ]).toEqual([true, false, false]);
  });
});

describe('date shortcuts', () => {
  const shortcuts = (iso: string, locale: (typeof locales)[number] = 'it_IT') =>
    dateShortcutsOf(locale, Date.parse(iso)).map(
      ({ kind, checkin, checkout }) => `${kind} ${checkin} ${checkout}`,
    );

  it('include this and the next weekend, Saturday to Sunday [DATE-012]', () => {
    expect(shortcuts('2026-05-13T10:00:00Z')).toEqual([
      'this-weekend 2026-05-16 2026-05-17',
      'next-weekend 2026-05-23 2026-05-24',
    ]);
  });

  it('include this weekend on a Saturday until 20:00, and not on a Sunday [DATE-013] [DATE-014]', () => {
    expect(shortcuts('2026-05-16T10:00:00Z')[0]).toBe('this-weekend 2026-05-16 2026-05-17');
    expect(shortcuts('2026-05-16T19:00:00Z')).toEqual(['next-weekend 2026-05-23 2026-05-24']);
    expect(shortcuts('2026-05-17T10:00:00Z')).toEqual(['next-weekend 2026-05-23 2026-05-24']);
    expect(shortcuts('2026-05-18T10:00:00Z')[0]).toBe('this-weekend 2026-05-23 2026-05-24');
  });

  it('include the three campaigns of 2024 in France and Belgium [DATE-015]', () => {
    for (const locale of ['fr_FR', 'fr_BE', 'nl_BE'] as const) {
      expect(shortcuts('2024-04-10T10:00:00Z', locale).slice(2)).toEqual([
        'may 2024-05-01 2024-05-05',
        'ascension 2024-05-08 2024-05-12',
        'pentecost 2024-05-17 2024-05-19',
      ]);
    }
  });

  it('include only the bridge weekend in Spain, and no campaign in Italy and the Netherlands [DATE-016] [DATE-017]', () => {
    const kinds = (locale: (typeof locales)[number]) => shortcuts('2024-04-10T10:00:00Z', locale).slice(2);
    expect(kinds('es_ES')).toEqual(['bridge 2024-05-01 2024-05-05']);
    expect([kinds('it_IT'), kinds('nl_NL')]).toEqual([[], []]);
  });

  it('exclude past campaigns', () => {
    expect(shortcuts('2024-05-10T10:00:00Z', 'fr_FR').slice(2)).toEqual(['pentecost 2024-05-17 2024-05-19']);
    expect(shortcuts('2026-05-13T10:00:00Z', 'fr_FR')).toHaveLength(2);
  });
});
