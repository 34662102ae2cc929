import { isoDate } from '@detour/shared-contracts/base';
import { activityChoice } from '../../testing/activity.fixture';
import { activitiesWithoutDay, activityDaysInForce, chooseActivityDay } from './activity-days';

const day = (activityId: number, date: string) => ({ activityId, date: isoDate(date) });
const massage = activityChoice(110, 'Massage', ['2026-12-11', '2026-12-12']);
const bath = activityChoice(114, 'Bain privé', ['2026-12-11']);

describe('days of activities', () => {
  it('keeps one day per activity: a new day replaces the previous one [PROD-037] [CHK-004]', () => {
    const first = chooseActivityDay([], day(110, '2026-12-11'));
    const both = chooseActivityDay(first, day(114, '2026-12-11'));
    expect(chooseActivityDay(both, day(110, '2026-12-12'))).toEqual([
      day(110, '2026-12-12'),
      day(114, '2026-12-11'),
    ]);
  });

  it('uses offered days only, and selects a single offered day automatically', () => {
    expect(activityDaysInForce([massage, bath], [day(110, '2026-12-24'), day(7, '2026-12-11')])).toEqual([
      day(114, '2026-12-11'),
    ]);
    expect(activitiesWithoutDay([massage, bath], [])).toEqual([110]);
    expect(activitiesWithoutDay([massage, bath], [day(110, '2026-12-12')])).toEqual([]);
  });
});
