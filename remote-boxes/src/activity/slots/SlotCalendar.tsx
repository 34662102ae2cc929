import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitSlots } from '@detour/shared-contracts/api';
import { isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { marketToday } from '@detour/shared-contracts/rules';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChoiceChip,
  ChoiceGroup,
  IconButton,
  Note,
  Skeleton,
  text as type,
} from '@detour/shared-ui';
import { useApi, useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { weekOf, weeksAround, type WeekDay } from './visit-week';
import { slotsQuery } from '../visit.query';
import type { Names } from '../../contract';

type Slot = Pick<VisitSlots['slots'][number], 'day' | 'starts'>;

export interface SlotCalendarProps {
  readonly code: string;
  readonly slot: Slot | null;
  readonly onSlot: (slot: Slot | null) => void;
  readonly error: string | undefined;
}

/** A week of days, then the hours of the chosen day. */
export const SlotCalendar = ({ code, slot, onSlot, error }: SlotCalendarProps) => {
  const text = useText();
  const [day, setDay] = useState<IsoDate | null>(null);
  const { slots, weeks, isFailing, retry, show } = useWeek(code);
  if (isFailing)
    return (
      <Note tone="danger" role="alert" title={text('visit.slotsFailed')}>
        <Button kind="quiet" onClick={retry}>
          {text('ui.retry')}
        </Button>
      </Note>
    );
  if (!slots) return <Skeleton width="100%" height="9rem" radius="m" />;
  if (!weeks.shown) return <p>{text('visit.noSlots')}</p>;
  const days = weekOf(weeks.shown, slots);
  const chosen = days.find((one) => one.day === day);
  const choose = (next: IsoDate): void => {
    setDay(next);
    onSlot(null);
  };
  return (
    <>
      <WeekHead monday={weeks.shown} previous={weeks.previous} next={weeks.next} onWeek={show} />
      <DayChoice days={days} day={day} error={chosen ? undefined : error} onDay={choose} />
      {chosen && chosen.slots.length > 0 && (
        <HourChoice slots={chosen.slots} slot={slot} onSlot={onSlot} error={error} />
      )}
    </>
  );
};

/** All open slots are read at once: a partner opens some months, with a few slots a day. */
const daysAhead = 130;

const useWeek = (code: string) => {
  const api = useApi<Names>();
  const { locale, timeZone } = useSite();
  const from = marketToday(useNow(), timeZone);
  const [wished, show] = useState<IsoDate | null>(null);
  const query = useQuery(slotsQuery(api, { locale, code, from, days: daysAhead }));
  return {
    slots: query.data?.slots,
    weeks: weeksAround(wished, query.data ?? { first: null, last: null }),
    isFailing: query.isError && !query.data,
    retry: () => void query.refetch(),
    show,
  };
};

interface WeekHeadProps {
  readonly monday: IsoDate;
  readonly previous: IsoDate | null;
  readonly next: IsoDate | null;
  readonly onWeek: (monday: IsoDate) => void;
}

const WeekHead = ({ monday, previous, next, onWeek }: WeekHeadProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <div css={head}>
      <IconButton
        label={text('visit.previousWeek')}
        icon={<ChevronLeftIcon />}
        look="outlined"
        disabled={previous === null}
        onClick={() => previous && onWeek(previous)}
      />
      <p css={strong} aria-live="polite">
        {text('visit.week', { date: format.longDate(monday) })}
      </p>
      <IconButton
        label={text('visit.nextWeek')}
        icon={<ChevronRightIcon />}
        look="outlined"
        disabled={next === null}
        onClick={() => next && onWeek(next)}
        data-testid="visit-next-week"
      />
    </div>
  );
};

interface DayChoiceProps {
  readonly days: readonly WeekDay[];
  readonly day: IsoDate | null;
  readonly error: string | undefined;
  readonly onDay: (day: IsoDate) => void;
}

const DayChoice = ({ days, day, error, onDay }: DayChoiceProps) => {
  const text = useText();
  const format = useFormat();
  const names = format.weekdayNames('short');
  return (
    <div css={week}>
      <ChoiceGroup legend={text('visit.day')} error={error}>
        <div css={row}>
          {days.map((one, index) => (
            <ChoiceChip
              key={one.day}
              name="visit-day"
              value={one.day}
              css={dayChip}
              checked={one.day === day}
              disabled={one.slots.length === 0}
              onChange={() => onDay(one.day)}
              aria-label={format.fullDate(one.day)}
            >
              <span css={dayName} aria-hidden="true">
                {names[index]}
              </span>
              <span aria-hidden="true">{Number(one.day.slice(8))}</span>
            </ChoiceChip>
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
};

interface HourChoiceProps {
  readonly slots: readonly VisitSlots['slots'][number][];
  readonly slot: Slot | null;
  readonly error: string | undefined;
  readonly onSlot: (slot: Slot) => void;
}

const HourChoice = ({ slots, slot, error, onSlot }: HourChoiceProps) => {
  const text = useText();
  const format = useFormat();
  const [first] = slots;
  return (
    <ChoiceGroup
      legend={first ? text('visit.hours', { date: format.fullDate(isoDate(first.day)) }) : ''}
      direction="row"
      error={error}
    >
      {slots.map(({ day, starts, left }) => (
        <ChoiceChip
          key={starts}
          name="visit-hour"
          value={starts}
          checked={slot?.day === day && slot.starts === starts}
          onChange={() => onSlot({ day, starts })}
        >
          <span>
            {text('visit.at', { time: format.time(starts) })}
            <span css={[type.micro, type.muted, places]}>{text('visit.left', { left })}</span>
          </span>
        </ChoiceChip>
      ))}
    </ChoiceGroup>
  );
};

const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const strong = css({ fontWeight: 620 });
const week = css({ containerType: 'inline-size' });
const row = css({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '0.25rem' });
const dayChip = css({
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '3.5rem',
  padding: '0.25rem 0 !important',
  textAlign: 'center',
});
const dayName = css({ fontSize: '0.8125rem', fontWeight: 400 });
const places = css({ display: 'block', marginBlockStart: '0.15rem' });
