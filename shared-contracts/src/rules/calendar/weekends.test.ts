import { isoDate } from '../../base/iso-date';
import { weekendsFrom } from './weekends';

describe('this week-end and the next one', () => {
  it.each([
    ['2026-05-11', 'a Monday'],
    ['2026-05-15', 'a Friday'],
    ['2026-05-16', 'the Saturday'],
    ['2026-05-17', 'the Sunday, when this week-end is over'],
  ])('are those of the week, Monday to Sunday, on %s, %s [DATE-012] [DATE-014]', (today) => {
    expect(weekendsFrom(isoDate(today))).toEqual({ current: '2026-05-16', next: '2026-05-23' });
  });
});
