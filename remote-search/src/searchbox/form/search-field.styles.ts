import { css } from '@emotion/react';
import { media } from '@detour/shared-ui';

/** One field of the search box: a button, an input or a select. */
export const fieldStyles = {
  field: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    minHeight: '3.75rem',
    padding: '0.7rem 1.15rem 0.75rem',
    border: 0,
    borderRadius: 'var(--radius-s)',
    background: 'none',
    color: 'var(--color-ink)',
    textAlign: 'start',
    [media.tablet]: { paddingInline: '0.65rem' },
    [media.mobile]: { gap: '0.7rem', padding: '0.6rem 0.75rem' },
  }),
  press: css({
    cursor: 'pointer',
    [media.hover]: { '&:hover': { background: 'var(--color-surface)' } },
  }),
  /** The open field has a green underline. */
  open: css({ boxShadow: 'inset 0 -3px 0 var(--color-brand)' }),
  icon: css({ display: 'none', color: 'var(--color-brand)', [media.mobile]: { display: 'block' } }),
  words: css({ display: 'block', flex: 1, minWidth: 0 }),
  label: css({
    display: 'block',
    color: 'var(--color-ink-muted)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  }),
  value: css({
    display: 'block',
    fontSize: '1.0313rem',
    fontWeight: 520,
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // Four fields side by side.
    [media.tablet]: { fontSize: '0.9688rem' },
  }),
  empty: css({ color: 'var(--color-ink-muted)', fontWeight: 440 }),
  input: css({
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    color: 'inherit',
    '&::placeholder': { color: 'var(--color-ink-muted)', fontWeight: 440, opacity: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  }),
  /** A panel is positioned below the box, whose edge is slightly below its field's. */
  hangs: css({ '& > [role="dialog"], & > div:has(> [role="listbox"])': { marginBlockStart: '0.5rem' } }),
  /** Focus ring around the whole field if its control is smaller. */
  ring: css({
    '&:has(:focus-visible)': {
      outline: '2.5px solid var(--color-focus)',
      outlineOffset: 2,
      boxShadow: '0 0 0 2px var(--color-focus-halo)',
    },
  }),
} as const;
