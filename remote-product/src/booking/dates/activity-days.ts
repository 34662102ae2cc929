import type { ActivityChoice } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { Criteria } from '../../contract';

export type ActivityDays = Criteria['activityDates'];

/** Replaces an earlier day of the same activity. @spec PROD-037 CHK-004 */
export const chooseActivityDay = (chosen: ActivityDays, day: ActivityDays[number]): ActivityDays =>
  [...chosen.filter(({ activityId }) => activityId !== day.activityId), day].sort(
    (a, b) => a.activityId - b.activityId,
  );

/** One day per activity: the chosen one if offered, or the only one. @spec CHK-004 */
export const activityDaysInForce = (choices: readonly ActivityChoice[], chosen: ActivityDays): ActivityDays =>
  choices
    .flatMap(({ activityId, dates }) => {
      const wanted = chosen.find((day) => day.activityId === activityId)?.date;
      const offered =
        dates.find(({ date }) => date === wanted) ?? (dates.length === 1 ? dates[0] : undefined);
      const date = parseIsoDate(offered?.date);
      return date ? [{ activityId, date }] : [];
    })
    .sort((a, b) => a.activityId - b.activityId);

/** Ids of activities without a day. @spec PROD-038 CHK-003 */
export const activitiesWithoutDay = (
  choices: readonly ActivityChoice[],
  chosen: ActivityDays,
): readonly number[] => {
  const inForce = new Set(activityDaysInForce(choices, chosen).map(({ activityId }) => activityId));
  return choices.map(({ activityId }) => activityId).filter((id) => !inForce.has(id));
};
