import { addDays, weekdayOf, type ActivityChoice, type IsoDate } from '@detour/shared-contracts';
import type { StoredProgramLine } from '../catalogue/stays/stay';

const monday = 1;

/** Activities by appointment, by activity id, with the weekday on which nobody is there for them. Everything else is had without one. */
const appointments: ReadonlyMap<number, { readonly closedOn: number | null }> = new Map([
  // Massages and treatments.
  [110, { closedOn: monday }],
  // Treatments by the sea.
  [113, { closedOn: monday }],
  // A bath of one's own.
  [114, { closedOn: null }],
]);

/** Had on every day of the stay without an appointment: the use of a spa, a sauna. */
const everyDay: ReadonlySet<number> = new Set([111]);

export const isByAppointment = ({ activityId }: Pick<StoredProgramLine, 'activityId'>): boolean =>
  activityId !== null && appointments.has(activityId);

export const isRepeated = ({ type, activityId }: Pick<StoredProgramLine, 'activityId' | 'type'>): boolean =>
  type === 'breakfast' || (activityId !== null && everyDay.has(activityId));

/** 1 Monday to 7 Sunday; null for none. */
export const closedWeekdayOf = (activityId: number): number | null =>
  appointments.get(activityId)?.closedOn ?? null;

interface StayDays {
  readonly checkin: IsoDate;
  readonly nights: number;
}

/** Days of the stay, those of arrival and departure among them, on which an activity is held; never none, for no two days are closed in a row. */
export const daysOfActivity = (activityId: number, { checkin, nights }: StayDays): readonly IsoDate[] => {
  const closed = closedWeekdayOf(activityId);
  return Array.from({ length: nights + 1 }, (_, index) => addDays(checkin, index)).filter(
    (day) => weekdayOf(day) !== closed,
  );
};

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
            dates: daysOfActivity(activityId, stay).map((date) => ({
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
    return daysOfActivity(activityId, stay).includes(date)
      ? []
      : [`Activity ${activityId} on ${date} is outside the stay or not held on that day.`];
  });
};
