import { css } from '@emotion/react';
import {
  CalendarEventIcon,
  CheckIcon,
  GiftIcon,
  InfoCircleIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  text,
  TicketIcon,
  UsersIcon,
  type IconComponent,
} from '@detour/shared-ui';
import type { PurchaseFact } from './trip.view-model';

const icons: Readonly<Record<PurchaseFact['icon'], IconComponent>> = {
  calendar: CalendarEventIcon,
  people: UsersIcon,
  activity: TicketIcon,
  gift: GiftIcon,
  mail: MailIcon,
  place: MapPinIcon,
  phone: PhoneIcon,
  yes: CheckIcon,
  info: InfoCircleIcon,
};

/** Dates, guests and cancellation terms, one line each with an icon. */
export const TripFacts = ({ facts }: { readonly facts: readonly PurchaseFact[] }) => (
  <ul css={list} role="list">
    {facts.map((entry) => {
      const Icon = icons[entry.icon];
      return (
        <li key={`${entry.icon} ${entry.text}`} css={[fact, entry.icon === 'yes' && reassuring]}>
          <Icon size={20} />
          <span>
            {entry.text}
            {entry.line && <span css={[text.muted, second]}>{entry.line}</span>}
          </span>
        </li>
      );
    })}
  </ul>
);

const list = css({ display: 'grid', gap: 'var(--space-3)', fontSize: '0.9688rem', lineHeight: 1.4 });

const fact = css({
  display: 'flex',
  gap: 'var(--space-3)',
  '& > svg': { flex: 'none', color: 'var(--color-brand)' },
});

const reassuring = css({ color: 'var(--color-positive)', '& > svg': { color: 'inherit' } });
const second = css({ display: 'block' });
