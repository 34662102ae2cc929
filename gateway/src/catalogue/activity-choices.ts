import type { ActivityChoice } from '@detour/shared-contracts/api';
import { addDays, weekdayOf, type IsoDate } from '@detour/shared-contracts/base';
import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';

/** Ids of activities that need an appointment: massages, and treatments by the sea. */
const appointments: ReadonlySet<number> = new Set([110, 113]);

/** Weekdays with treatments, from 1 (Monday) to 7 (Sunday): none on Mondays. */
export const closedWeekday = 1;

/** Available on each day of the stay without an appointment: spa, sauna. */
const everyDay: ReadonlySet<number> = new Set([111]);

export const isByAppointment = ({ activityId }: Pick<StoredProgramLine, 'activityId'>): boolean =>
  activityId !== null && appointments.has(activityId);

export const isRepeated = ({ type, activityId }: Pick<StoredProgramLine, 'activityId' | 'type'>): boolean =>
  type === 'breakfast' || (activityId !== null && everyDay.has(activityId));

interface StayDays {
  readonly checkin: IsoDate;
  readonly nights: number;
}

/**
 * Days of the stay with appointments, arrival and departure included. Never empty, because no two consecutive days are closed.
 */
const daysOfAppointment = ({ checkin, nights }: StayDays): readonly IsoDate[] =>
  Array.from({ length: nights + 1 }, (_, index) => addDays(checkin, index)).filter(
    (day) => weekdayOf(day) !== closedWeekday,
  );

/** The choices that a programme requires. @spec PROD-077 */
export const toActivityChoices = (
  lines: readonly { readonly activityId: number | null; readonly title: string }[],
  stay: StayDays,
  participants: string,
): ActivityChoice[] =>
  lines.flatMap(({ activityId, title }) =>
    activityId === null || !isByAppointment({ activityId })
      ? []
      : [
          {
            activityId,
            title,
            dates: daysOfAppointment(stay).map((date) => ({
              value: `${activityId}.${date.replaceAll('-', '')}`,
              date,
            })),
            displayPax: true,
            activityParticipantsLabel: participants,
          },
        ],
  );

export interface ActivityDay {
  readonly activityId: number;
  readonly date: IsoDate;
}

/**
 * Returns a sentence for each invalid day: outside the stay, for an activity that the stay does not include, on a closed day,
 * or a second day for one activity. A missing day is valid: older releases of the shop do not send these days, and the hotel
 * then agrees on a day with its guest.
 * @spec CHK-004
 */
export const activityDayProblems = (
  program: readonly Pick<StoredProgramLine, 'activityId'>[],
  stay: StayDays,
  chosen: readonly ActivityDay[],
): readonly string[] => {
  const seen = new Set<number>();
  return chosen.flatMap(({ activityId, date }) => {
    const isSecond = seen.has(activityId);
    seen.add(activityId);
    if (isSecond) return [`Activity ${activityId} has two days.`];
    const isPart = program.some((line) => line.activityId === activityId && isByAppointment(line));
    if (!isPart) return [`Activity ${activityId} is not an activity of this stay with a choice of days.`];
    return daysOfAppointment(stay).includes(date)
      ? []
      : [`Activity ${activityId} on ${date} is outside the stay or not held on that day.`];
  });
};
