import type { ActivityChoice } from '@detour/shared-contracts/api';
import { addDays, weekdayOf, type IsoDate } from '@detour/shared-contracts/base';
import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';

/** Activities by appointment, by activity id: massages, and treatments by the sea. Everything else is had without one. */
const appointments: ReadonlySet<number> = new Set([110, 113]);

/** Nobody gives treatments on Mondays. 1 Monday to 7 Sunday. */
export const closedWeekday = 1;

/** Had on every day of the stay without an appointment: the use of a spa, a sauna. */
const everyDay: ReadonlySet<number> = new Set([111]);

export const isByAppointment = ({ activityId }: Pick<StoredProgramLine, 'activityId'>): boolean =>
  activityId !== null && appointments.has(activityId);

export const isRepeated = ({ type, activityId }: Pick<StoredProgramLine, 'activityId' | 'type'>): boolean =>
  type === 'breakfast' || (activityId !== null && everyDay.has(activityId));

interface StayDays {
  readonly checkin: IsoDate;
  readonly nights: number;
}

/** Days of the stay, those of arrival and departure among them, on which appointments are given; never none, for no two days are closed in a row. */
const daysOfAppointment = ({ checkin, nights }: StayDays): readonly IsoDate[] =>
  Array.from({ length: nights + 1 }, (_, index) => addDays(checkin, index)).filter(
    (day) => weekdayOf(day) !== closedWeekday,
  );

/** What is to be chosen of a programme. @spec PROD-077 */
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
 * A sentence for each day that cannot be had: outside the stay, of an activity that the stay does not hold, on a day without it, or
 * the second of one activity. A missing day is none of them: a release of the shop that knows nothing of these days still sells the
 * stay, and the house agrees on a day with its guest.
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
    if (!isPart) return [`Activity ${activityId} is none of this stay whose day is chosen.`];
    return daysOfAppointment(stay).includes(date)
      ? []
      : [`Activity ${activityId} on ${date} is outside the stay or not held on that day.`];
  });
};
