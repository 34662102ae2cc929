import { css } from '@emotion/react';
import { CircleCheckIcon, Tag, text } from '@detour/shared-ui';
import type { HubHead } from '../hub.view-model';

interface StatusHeadProps {
  readonly head: HubHead;
  readonly orderNumber: string;
}

/** State of the order in words, and its number. */
export const StatusHead = ({ head, orderNumber }: StatusHeadProps) => (
  <header css={header}>
    <CircleCheckIcon size={40} />
    <h1 css={text.h1}>{head.title}</h1>
    <p css={[text.lead, line]}>
      <span>
        {head.numberLabel} <b css={text.figures}>{orderNumber}</b>
      </span>
      {head.status && <Tag tone={head.status.tone}>{head.status.label}</Tag>}
    </p>
  </header>
);

const header = css({
  display: 'grid',
  gap: 'var(--space-3)',
  marginBottom: 'var(--space-8)',
  '& > svg': { color: 'var(--color-positive)' },
});
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
});
