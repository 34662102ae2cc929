import fc from 'fast-check';
import { addDays, isoDate, zonedNow } from '../../base/iso-date';
import { instantOf } from '../../base/zoned-instant';
import { locales, timeZoneOf } from '../../sites/locale';
import { giftSendDays, sendTimeProblem } from './delivery';
import { giftDesignLooks, giftDesignOf, giftDesigns } from './design';

const now = Date.parse('2026-11-23T09:00:00Z');
const lastDay = isoDate('2027-11-23');

describe('when a gift can be sent', () => {
  it.each([
    ['a minute ago', '2026-11-23T08:59:00Z', 'past'],
    ['now', '2026-11-23T09:00:00Z', null],
    // 24 October 2027, half past eleven in Paris.
    ['in the last hour of the last day', '2027-10-24T21:30:00Z', null],
    ['in the first hour of the next day', '2027-10-24T22:30:00Z', 'too-late'],
  ])('is decided for a time %s (%s): %s', (_when, at, problem) => {
    expect(sendTimeProblem(Date.parse(at), { now, locale: 'fr_FR', lastDay })).toBe(problem);
  });

  it('ends 12 months ahead for a gift that lasts longer, and never begins for one that ends within a month', () => {
    const today = isoDate('2026-11-23');
    expect(giftSendDays(today, isoDate('2028-05-23')).until).toBe('2027-11-23');
    expect(giftSendDays(today, addDays(today, 20)).until < today).toBe(true);
  });

  it('reads a day and hour of any market back as they were chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 47 }),
        fc.constantFrom(...locales),
        (days, half, locale) => {
          const day = addDays(isoDate('2026-01-01'), days);
          const hour = Math.floor(half / 2);
          const time = `${String(hour).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
          const read = zonedNow(instantOf(day, time, timeZoneOf(locale)).getTime(), timeZoneOf(locale));
          // A time that the clock skips in March is an hour later.
          return read.date === day && (read.hour === hour || read.hour === hour + 1);
        },
      ),
    );
  });
});

/** Relative luminance of a colour `#rrggbb` (WCAG). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('the designs of a gift', () => {
  it.each(giftDesigns)('%s has titles and ink that can be read on its paper', (design) => {
    const { paper, accent } = giftDesignLooks[design];
    expect(contrast(paper, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper, '#595E54')).toBeGreaterThanOrEqual(4.5);
  });

  it('are five or more, and an unknown word is the first', () => {
    expect(giftDesigns.length).toBeGreaterThanOrEqual(5);
    expect([giftDesignOf('winter'), giftDesignOf('carnival'), giftDesignOf(undefined)]).toEqual([
      'winter',
      'place',
      'place',
    ]);
  });
});
