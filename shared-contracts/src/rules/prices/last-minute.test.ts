import { isoDate } from '../../base/iso-date';
import { isLastMinute } from './last-minute';

describe('a last-minute stay', () => {
  it('starts within seven days from today [PROD-043]', () => {
    const today = isoDate('2026-11-26');
    const from = (day: string) => isLastMinute(isoDate(day), today);
    expect([from('2026-11-26'), from('2026-12-03'), from('2026-12-04'), from('2026-11-25')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isLastMinute(null, today)).toBe(false);
  });
});
