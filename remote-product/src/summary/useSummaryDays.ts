import { useState } from 'react';
import type { Quote } from '@detour/shared-contracts/api';
import { usePatchCriteria } from '@detour/remote-kit';
import { activitiesWithoutDay, activityDaysInForce, chooseActivityDay } from '../booking/dates/activity-days';
import type { ActivityDatesProps } from '../booking/dates/ActivityDates';
import type { Criteria, Names } from '../contract';

export interface SummaryDays {
  /** null if all days were selected before, on the stay's page. */
  readonly fields: ActivityDatesProps | null;
  readonly inForce: Criteria['activityDates'];
  /** Shows missing days. False if none is missing. */
  refuse(): boolean;
}

/** Activity days, for visitors from the hotel's page or a URL without them. @spec CHK-003 CHK-004 */
export const useSummaryDays = (
  quote: Quote,
  { activityDates }: Pick<Criteria, 'activityDates'>,
): SummaryDays => {
  const patch = usePatchCriteria<Names>();
  const [attempt, setAttempt] = useState(0);
  const choices = quote.activityChoices ?? [];
  const missing = activitiesWithoutDay(choices, activityDates);
  // Stays open once shown, so that the selection can be changed.
  const [isAsked, setAsked] = useState(missing.length > 0);
  if (missing.length > 0 && !isAsked) setAsked(true);
  return {
    fields: isAsked
      ? {
          choices,
          chosen: activityDates,
          missing: attempt > 0 ? missing : [],
          attempt,
          onChoose: (day) => patch({ activityDates: chooseActivityDay(activityDates, day) }),
        }
      : null,
    inForce: activityDaysInForce(choices, activityDates),
    refuse: () => {
      if (missing.length === 0) return false;
      setAttempt((count) => count + 1);
      return true;
    },
  };
};
