import { css } from '@emotion/react';
import { text } from '@detour/shared-ui';
import type { TimelineEntry } from './timeline.view-model';

/** Events with their moment, one below the other, joined by a line. */
export const TimeLine = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => (
  <ol css={list} role="list" data-testid="hub-timeline">
    {entries.map(({ key, label, moment, at }) => (
      <li key={key} css={entry}>
        <span>{label}</span>
        <time dateTime={at} css={[text.small, text.muted]}>
          {moment}
        </time>
      </li>
    ))}
  </ol>
);

const list = css({ display: 'grid' });
const entry = css({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: '1.6rem',
  paddingBottom: 'var(--space-4)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.2rem',
    top: '0.45rem',
    width: '0.6rem',
    height: '0.6rem',
    borderRadius: '50%',
    background: 'var(--color-brand)',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(0.5rem - 0.5px)',
    top: '1.25rem',
    bottom: '-0.25rem',
    width: '1px',
    background: 'var(--color-line-strong)',
  },
  '&:last-of-type': { paddingBottom: 0 },
});
