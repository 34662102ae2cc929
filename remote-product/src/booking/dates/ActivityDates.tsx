import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import type { ActivityChoice } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { ChoiceChip, ChoiceGroup, FieldError, text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { activityDaysInForce, type ActivityDays } from './activity-days';

export interface ActivityDatesProps {
  readonly choices: readonly ActivityChoice[];
  readonly chosen: ActivityDays;
  /** Ids of activities whose missing day is currently an error. */
  readonly missing: readonly number[];
  /** Increases with each click that failed for a missing day. The first such activity gets the focus. */
  readonly attempt: number;
  readonly onChoose: (day: ActivityDays[number]) => void;
}

/** Day selection for activities that need an appointment. @spec PROD-037 PROD-038 PROD-077 CHK-003 CHK-004 */
export const ActivityDates = ({ choices, chosen, missing, attempt, onChoose }: ActivityDatesProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.querySelector<HTMLInputElement>('[data-missing] input')?.focus();
  }, [attempt]);
  const inForce = activityDaysInForce(choices, chosen);
  return (
    <div ref={box} css={list}>
      {choices.map((choice) => (
        <Activity
          key={choice.activityId}
          choice={choice}
          day={inForce.find(({ activityId }) => activityId === choice.activityId)?.date ?? null}
          missing={missing.includes(choice.activityId)}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
};

interface ActivityProps {
  readonly choice: ActivityChoice;
  readonly day: string | null;
  readonly missing: boolean;
  readonly onChoose: ActivityDatesProps['onChoose'];
}

const Activity = ({ choice, day, missing, onChoose }: ActivityProps) => {
  const t = useText();
  const format = useFormat();
  const group = useId();
  const { activityId, title, dates, displayPax, activityParticipantsLabel } = choice;
  return (
    <div data-testid="activity-dates" data-activity-id={activityId} {...(missing && { 'data-missing': '' })}>
      <ChoiceGroup
        id={group}
        direction="row"
        legend={
          <>
            {t('dates.activityDay', { activity: title })}
            {displayPax && activityParticipantsLabel && (
              <span css={[text.small, text.muted, people]}>{activityParticipantsLabel}</span>
            )}
          </>
        }
      >
        {dates.map(({ value, date }) => (
          <ChoiceChip
            key={value}
            name={group}
            value={value}
            checked={date === day}
            onChange={() => onChoose({ activityId, date: isoDate(date) })}
            {...(missing && { 'aria-invalid': true, 'aria-describedby': `${group}-missing` })}
          >
            {format.chipDate(isoDate(date))}
          </ChoiceChip>
        ))}
      </ChoiceGroup>
      <div role="alert">
        {missing && (
          <div data-testid="activity-dates-error" css={error}>
            <FieldError id={`${group}-missing`}>{t('dates.chooseActivity')}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
};

const list = css({ display: 'grid', gap: 'var(--space-4)' });
const people = css({ display: 'block' });
const error = css({ marginTop: 'var(--space-2)' });
