import { css } from '@emotion/react';

export const choiceStyles = {
  card: css({
    border: 'var(--border-control)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-surface-raised)',
    // One pixel more border, one less padding, so that nothing moves on selection.
    '&:has(> label > input:checked)': {
      border: 'var(--border-selected)',
      background: 'var(--color-brand-tint)',
      '& > label': { padding: 'calc(1rem - 1px) calc(1.1rem - 1px)' },
      '& > label + div': { marginInline: '-1px', marginBottom: '-1px' },
    },
    '&:has(> label > input:disabled)': {
      background: 'var(--color-surface-sunken)',
      color: 'var(--color-ink-muted)',
    },
    '&:has(> label > input:focus-visible)': {
      outline: '2.5px solid var(--color-focus)',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px var(--color-focus-halo)',
    },
  }),
  head: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.9rem',
    minHeight: 'var(--size-target)',
    padding: '1rem 1.1rem',
    cursor: 'pointer',
  }),
  radio: css({
    flex: 'none',
    appearance: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: '0.1rem 0 0',
    border: '1.5px solid var(--color-line-strong)',
    borderRadius: '50%',
    background: 'var(--color-surface-raised)',
    cursor: 'inherit',
    '&:checked': { border: '7px solid var(--color-brand)' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  }),
  words: css({ flex: 1, minWidth: 0 }),
  title: css({ display: 'block', fontWeight: 580, lineHeight: 1.5 }),
  line: css({ display: 'block', color: 'var(--color-ink-muted)', fontSize: '0.9688rem', lineHeight: 1.45 }),
  amount: css({ fontWeight: 580, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }),
} as const;
