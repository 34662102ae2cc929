import { css } from '@emotion/react';
import { useState, type RefObject } from 'react';
import type { GiftActivity, VisitBooking, VoucherStatus } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { factLine } from '@detour/shared-contracts/format';
import { Button, CalendarPlusIcon, CircleCheckFilledIcon, Note, text as type } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { CancelVisit } from './CancelVisit';
import { saveFile } from './save-file';
import type { Visit } from '../useVisit';
import { loadCalendar } from '../visit.query';
import type { Names } from '../../contract';

export interface BookedVisitProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly gift: VoucherStatus;
  readonly activity: GiftActivity;
  readonly booking: VisitBooking;
  readonly code: string;
  readonly visit: Visit;
  readonly onMove: () => void;
}

/** The booked day in large, with its remaining actions. */
export const BookedVisit = ({ title, gift, activity, booking, code, visit, onMove }: BookedVisitProps) => {
  const text = useText();
  const format = useFormat();
  const { day, starts, party, guestName, isChangeable } = booking;
  const phone = activity.contact?.phone ?? '';
  return (
    <section css={column} data-testid="visit-booked" data-day={day} data-starts={starts}>
      <h2 ref={title} tabIndex={-1} css={[type.h3, heading]}>
        <CircleCheckFilledIcon />
        {text('visit.booked')}
      </h2>
      <p css={moment}>
        {format.fullDate(isoDate(day))}
        <span css={hour}>{text('visit.at', { time: format.time(starts) })}</span>
      </p>
      <p css={type.muted}>
        {factLine([
          text('visit.party', { people: party }),
          activity.duration ? text('visit.duration', { duration: activity.duration }) : null,
          guestName ? text('visit.inName', { name: guestName }) : null,
        ])}
      </p>
      <CalendarButton code={code} />
      {isChangeable ? (
        <>
          <Button kind="quiet" width="full" onClick={onMove} data-testid="visit-change">
            {text('visit.change')}
          </Button>
          <CancelVisit gift={gift} phone={phone} visit={visit} />
        </>
      ) : (
        <p>{text('visit.fixed', { phone: format.phone(phone) })}</p>
      )}
    </section>
  );
};

const CalendarButton = ({ code }: { readonly code: string }) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setState('busy');
    const file = await loadCalendar(api, code, locale);
    if (file.ok) saveFile({ ...file.value, type: 'text/calendar;charset=utf-8' });
    setState(file.ok ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        kind="brand"
        width="full"
        icon={<CalendarPlusIcon />}
        busy={state === 'busy'}
        data-testid="visit-calendar"
        onClick={() => void save()}
      >
        {text('visit.calendar')}
      </Button>
      {state === 'failed' && <Note tone="danger" role="alert" title={text('visit.calendarFailed')} />}
    </>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-3)' });
const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  '&:focus': { outline: 'none' },
  '& > svg': { flex: 'none', color: 'var(--color-positive)' },
});
const moment = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  fontWeight: 520,
  lineHeight: 1.2,
  '&::first-letter': { textTransform: 'uppercase' },
});
const hour = css({ display: 'block' });
