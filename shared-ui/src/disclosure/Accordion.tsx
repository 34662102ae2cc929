import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons';

export interface AccordionProps {
  title: ReactNode;
  /** Initially open. Afterwards the browser keeps the state, and can find text inside a closed one. */
  defaultOpen?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** One collapsible section on the native `<details>`. @spec UI-022 */
export const Accordion = ({ title, defaultOpen = false, onToggle, children }: AccordionProps) => (
  <details css={fold} open={defaultOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary css={summary}>
      <span>{title}</span>
      <ChevronDownIcon />
    </summary>
    <div css={content}>{children}</div>
  </details>
);

const fold = css({
  borderBottom: 'var(--border-hairline)',
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-4)',
  minHeight: '3.5rem',
  fontWeight: 520,
  lineHeight: 1.4,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'transform var(--motion-quick) var(--motion-ease-out)' },
});

const content = css({ paddingBottom: 'var(--space-5)', maxWidth: 'var(--size-text-measure)' });
