import { css } from '@emotion/react';
import { media } from '../foundation/media';

export const panelStyles = {
  popover: css({ padding: '1.75rem 2rem 0' }),
  // Reserves the height of two five-week months while the calendar chunk loads.
  waiting: css({ minHeight: '25.5rem' }),
  shortcuts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-2)',
    marginBottom: '1.5rem',
    [media.mobile]: {
      flexWrap: 'nowrap',
      marginBottom: 0,
      // Space for the focus ring, which the scroll container would clip.
      padding: '0.25rem 1.25rem 0.9rem',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  }),
  // In a window lower than the panel the foot stays in view, so that dates can be confirmed without scrolling.
  foot: css({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    borderRadius: '0 0 var(--radius-l) var(--radius-l)',
    background: 'var(--color-surface-raised)',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5rem',
    marginTop: '0.4rem',
    padding: '1rem 2rem',
    borderTop: 'var(--border-hairline)',
    [media.tablet]: { flexWrap: 'wrap', gap: '0.75rem 1.5rem' },
  }),
  legend: css({
    flex: 1,
    minWidth: 0,
    color: 'var(--color-ink-muted)',
    fontSize: '0.875rem',
    fontWeight: 440,
    lineHeight: 1.4,
    // Beside the actions it would shrink to one word per line.
    [media.tablet]: { flexBasis: '100%' },
    [media.mobile]: { padding: '0 0.5rem 1.5rem' },
  }),
  total: css({
    color: 'var(--color-ink-muted)',
    whiteSpace: 'nowrap',
    [media.tablet]: { marginInlineStart: 'auto' },
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& b': { color: 'var(--color-ink)', fontWeight: 620 },
  }),
  weekdays: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 1fr)',
    padding: '0 0.75rem',
    borderBottom: 'var(--border-hairline)',
    color: 'var(--color-ink-muted)',
    fontSize: '0.8125rem',
    fontWeight: 520,
    lineHeight: '2rem',
    textAlign: 'center',
  }),
  stack: css({ padding: '1.4rem 0.75rem 0' }),
  mobileFoot: css({ display: 'flex', alignItems: 'center', gap: 'var(--space-4)' }),
  mobileTotal: css({
    flex: 1,
    minWidth: 0,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& b': { display: 'block', fontWeight: 620 },
    '& span': { color: 'var(--color-ink-muted)', fontSize: '0.9375rem' },
  }),
};
