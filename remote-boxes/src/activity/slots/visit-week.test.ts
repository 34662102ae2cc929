import { isoDate } from '@detour/shared-contracts/base';
import { weekOf, weeksAround } from './visit-week';

const slot = (day: string, starts = '10:00') => ({ day, starts, left: 4 });

describe('the weeks of open slots', () => {
  const open = { first: '2026-11-26', last: '2026-12-08' };

  it.each([
    [null, '2026-11-23', null, '2026-11-30'],
    ['2026-11-30', '2026-11-30', '2026-11-23', '2026-12-07'],
    ['2026-12-07', '2026-12-07', '2026-11-30', null],
    ['2027-05-03', '2026-12-07', '2026-11-30', null],
    ['2026-10-05', '2026-11-23', null, '2026-11-30'],
  ])('around the wish %s are %s, %s and %s', (wish, shown, previous, next) => {
    expect(weeksAround(wish === null ? null : isoDate(wish), open)).toEqual({ shown, previous, next });
  });

  it('do not exist without a slot', () => {
    expect(weeksAround(null, { first: null, last: null }).shown).toBeNull();
  });

  it('have seven days from Monday, each with its slots', () => {
    const days = weekOf(isoDate('2026-11-23'), [
      slot('2026-11-26'),
      slot('2026-11-26', '14:00'),
      slot('2026-12-01'),
    ]);
    expect(days.map(({ day }) => day.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
    expect(days.map(({ slots }) => slots.length)).toEqual([0, 0, 0, 2, 0, 0, 0]);
  });
});
