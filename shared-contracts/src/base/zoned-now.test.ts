import fc from 'fast-check';
import { zonedNow } from './iso-date';

const zones = ['Europe/Paris', 'Atlantic/Canary', 'Europe/Amsterdam', 'Asia/Kathmandu', 'America/St_Johns'];

/** The clock of a zone, read without anything that is kept. */
const readAgain = (now: number, timeZone: string) => {
  const text = new Date(now).toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
};

describe('zonedNow', () => {
  it('agrees with the clock of the zone at each instant, in any order of questions', () => {
    const instant = fc.integer({ min: Date.UTC(1901, 0), max: Date.UTC(2099, 0) });
    // Instants near one another: most have the quarter of an hour of the one before.
    const near = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_600_000 }), fc.constantFrom(...zones)), {
      minLength: 10,
    });
    fc.assert(
      fc.property(instant, near, (start, questions) => {
        for (const [ms, zone] of questions)
          expect(zonedNow(start + ms, zone)).toEqual(readAgain(start + ms, zone));
      }),
    );
  });

  it('sees midnight and the end of summer time to the millisecond', () => {
    const at = (text: string) => zonedNow(Date.parse(text), 'Europe/Paris');
    expect(at('2026-11-28T22:59:59.999Z')).toEqual({ date: '2026-11-28', hour: 23 });
    expect(at('2026-11-28T23:00:00.000Z')).toEqual({ date: '2026-11-29', hour: 0 });
    expect(at('2026-10-25T00:59:59.999Z').hour).toBe(2);
    expect(at('2026-10-25T01:00:00.000Z').hour).toBe(2);
    expect(at('2026-10-25T02:00:00.000Z').hour).toBe(3);
  });
});
