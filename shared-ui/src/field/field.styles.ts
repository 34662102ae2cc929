import { css } from '@emotion/react';
import { text } from '../foundation/text';

export const fieldStyles = {
  root: css({ display: 'block', minWidth: 0, border: 0, margin: 0, padding: 0 }),
  label: css(text.label, { display: 'block', marginBottom: '0.375rem' }),
  optional: css({ color: 'var(--color-ink-muted)', fontWeight: 420 }),
  control: css({
    display: 'block',
    width: '100%',
    minHeight: 'var(--size-control)',
    padding: '0.5rem 0.95rem',
    border: 'var(--border-control)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-text)',
    fontSize: '1.0313rem',
    fontWeight: 420,
    lineHeight: 1.4,
    '&::placeholder': { color: 'var(--color-ink-muted)', opacity: 1 },
    '&[aria-invalid="true"], &[data-over="true"]': {
      border: '2px solid var(--color-danger)',
      padding: 'calc(0.5rem - 1px) calc(0.95rem - 1px)',
    },
    '&:disabled': {
      background: 'var(--color-surface-sunken)',
      color: 'var(--color-ink-muted)',
      cursor: 'not-allowed',
    },
  }),
  below: css(text.small, {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    marginTop: '0.35rem',
    color: 'var(--color-ink-muted)',
  }),
  counter: css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums lining-nums' }),
  over: css({ color: 'var(--color-danger)' }),
  error: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '0.4rem',
    marginTop: '0.4rem',
    color: 'var(--color-danger)',
    fontSize: '0.875rem',
    fontWeight: 560,
    lineHeight: 1.4,
    '& > svg': { marginTop: '0.1em' },
    // A correction inside the sentence ("@gmail.com") is a button.
    '& button': {
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
      cursor: 'pointer',
    },
  }),
} as const;
