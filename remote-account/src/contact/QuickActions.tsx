import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { printPath } from '@detour/shared-contracts/sites';
import {
  Anchor,
  CalendarEventIcon,
  ChevronRightIcon,
  media,
  ReceiptIcon,
  text as type,
  XIcon,
} from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText, type TextId } from '../text';
import type { Names } from '../contract';

interface QuickAction {
  /** Value of the hash parameter `r`. */
  readonly r: 'modification' | 'cancellation' | 'invoice';
  readonly label: TextId;
  readonly icon: ReactNode;
}

const actions: readonly QuickAction[] = [
  { r: 'modification', label: 'contact.modifyBooking', icon: <CalendarEventIcon size={24} /> },
  { r: 'cancellation', label: 'contact.cancelBooking', icon: <XIcon size={24} /> },
  { r: 'invoice', label: 'contact.invoice', icon: <ReceiptIcon size={24} /> },
];

/** The most frequent requests; each links to the booking lookup. @spec CONTACT-002 CONTACT-003 */
export const QuickActions = () => {
  const text = useText();
  const { locale } = useSite();
  return (
    <section css={section} aria-labelledby="contact-quick">
      <h2 id="contact-quick" css={type.h2}>
        {text('contact.quickTitle')}
      </h2>
      <ul role="list" css={list}>
        {actions.map(({ r, label, icon }) => (
          <li key={r}>
            <Anchor href={`${printPath<Names>('booking-lookup', locale)}#r=${r}`} css={link}>
              {icon}
              <span css={words}>{text(label)}</span>
              <ChevronRightIcon size={20} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
};

const section = css({ display: 'grid', gap: 'var(--space-5)' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--space-4)',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  height: '100%',
  minHeight: '4rem',
  padding: 'var(--space-4) var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  color: 'inherit',
  fontWeight: 580,
  textDecoration: 'none',
  '& > svg:first-of-type': { flex: 'none', color: 'var(--color-brand)' },
  '& > svg:last-of-type': { flex: 'none', color: 'var(--color-ink-muted)' },
  [media.hover]: { '&:hover': { borderColor: 'var(--color-line-strong)' } },
});
const words = css({ flex: 1 });
