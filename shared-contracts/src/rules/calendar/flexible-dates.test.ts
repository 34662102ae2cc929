import fc from 'fast-check';
import { addDays, isoDate, monthOf, nightsBetween, weekdayOf } from '../../base/iso-date';
import { arrivalsAround, weekendArrivals, weekendNights } from './flexible-dates';

describe('flexible dates', () => {
  it('try the wished day first, then the nearest ones', () => {
    expect(arrivalsAround(isoDate('2026-12-01'), 2)).toEqual([
      '2026-12-01',
      '2026-11-30',
      '2026-12-02',
      '2026-11-29',
      '2026-12-03',
    ]);
  });

  it('have every week-end of a month once, for any month', () => {
    const months = fc.integer({ min: 0, max: 1200 }).map((offset) => {
      const year = 2000 + Math.floor(offset / 12);
      return `${year}-${String((offset % 12) + 1).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(months, fc.constantFrom(...weekendNights), (month, nights) => {
        const arrivals = weekendArrivals({ month, nights });
        expect(arrivals.length === 4 || arrivals.length === 5).toBe(true);
        for (const day of arrivals) {
          expect(monthOf(day)).toBe(month);
          expect(weekdayOf(addDays(day, nights))).toBe(7);
        }
        const [first = isoDate('1970-01-01')] = arrivals;
        expect(monthOf(addDays(first, -7))).not.toBe(month);
        expect(arrivals.map((day) => nightsBetween(first, day))).toEqual(arrivals.map((_, at) => at * 7));
        expect(monthOf(addDays(first, arrivals.length * 7))).not.toBe(month);
      }),
    );
  });
});
