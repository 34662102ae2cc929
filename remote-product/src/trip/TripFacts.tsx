import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { CalendarEventIcon, CheckIcon, InfoCircleIcon, text, UsersIcon } from '@detour/shared-ui';
import type { TripView } from './trip.view-model';

/** When, who and until when it can be cancelled, a line each with its icon. */
export const TripFacts = ({ trip }: { readonly trip: TripView }) => (
  <ul css={list} role="list">
    <Fact icon={<CalendarEventIcon size={20} />} line={trip.arrival.time}>
      {trip.arrival.day}
    </Fact>
    <Fact icon={<CalendarEventIcon size={20} />} line={trip.departure.time}>
      {trip.departure.day}
    </Fact>
    <Fact icon={<UsersIcon size={20} />}>{trip.guests}</Fact>
    <Fact
      icon={trip.cancellation.reassuring ? <CheckIcon size={20} /> : <InfoCircleIcon size={20} />}
      positive={trip.cancellation.reassuring}
    >
      {trip.cancellation.text}
    </Fact>
  </ul>
);

interface FactProps {
  readonly icon: ReactNode;
  readonly line?: string;
  readonly positive?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ icon, line, positive = false, children }: FactProps) => (
  <li css={[fact, positive && reassuring]}>
    {icon}
    <span>
      {children}
      {line && <span css={[text.muted, second]}>{line}</span>}
    </span>
  </li>
);

const list = css({ display: 'grid', gap: 'var(--space-3)', fontSize: '0.9688rem', lineHeight: 1.4 });

const fact = css({
  display: 'flex',
  gap: 'var(--space-3)',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});

const reassuring = css({ color: 'var(--color-positive)', '& > svg': { color: 'inherit' } });
const second = css({ display: 'block' });
