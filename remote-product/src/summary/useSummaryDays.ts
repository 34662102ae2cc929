import { useState } from 'react';
import type { Quote } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { usePatchCriteria } from '@detour/remote-kit';
import { activitiesWithoutDay, activityDaysInForce, chooseActivityDay } from '../booking/dates/activity-days';
import type { ActivityDatesProps } from '../booking/dates/ActivityDates';

export interface SummaryDays {
  /** null where every day was chosen before: the stay's page asks for them first. */
  readonly fields: ActivityDatesProps | null;
  readonly inForce: Criteria['activityDates'];
  /** Shows what is missing; false when nothing is. */
  refuse(): boolean;
}

/** Days of activities for whoever comes from the hotel's page or by an address without them. @spec CHK-003 CHK-004 */
export const useSummaryDays = (
  quote: Quote,
  { activityDates }: Pick<Criteria, 'activityDates'>,
): SummaryDays => {
  const patch = usePatchCriteria();
  const [attempt, setAttempt] = useState(0);
  const choices = quote.activityChoices ?? [];
  const missing = activitiesWithoutDay(choices, activityDates);
  // Stays open once it was: a choice may be changed.
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
