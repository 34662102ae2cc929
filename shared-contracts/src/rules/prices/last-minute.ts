import { nightsBetween, type IsoDate } from '../../base/iso-date';

/** Maximum number of days before the check-in of a last-minute stay. */
const lastMinuteDays = 7;

/** True for a stay that starts within a week. Without dates nothing is last minute. @spec PROD-043 STRESS-004 */
export const isLastMinute = (checkin: IsoDate | null, today: IsoDate): boolean => {
  if (checkin === null) return false;
  const days = nightsBetween(today, checkin);
  return days >= 0 && days <= lastMinuteDays;
};
