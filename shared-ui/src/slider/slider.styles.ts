import { css } from '@emotion/react';

/** The native thumb moves inside its own width, so the track starts at its middle. */
const reach = '1.375rem';
const overhang = '-0.75rem';

const thumb = {
  pointerEvents: 'auto',
  appearance: 'none',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: '50%',
  background:
    'radial-gradient(circle, var(--color-surface-raised) 11.5px, var(--color-brand) 12px 13.5px, transparent 14px)',
  cursor: 'grab',
} as const;

const disabledThumb = {
  background:
    'radial-gradient(circle, var(--color-surface-sunken) 11.5px, var(--color-line-strong) 12px 13.5px, transparent 14px)',
  cursor: 'not-allowed',
} as const;

export const sliderStyles = {
  slider: css({ position: 'relative', height: 'var(--size-target)', marginInline: overhang }),
  track: css({
    position: 'absolute',
    insetInline: reach,
    width: `calc(100% - 2 * ${reach})`,
    top: 'calc(50% - 2px)',
    height: 4,
  }),
  rail: css({ fill: 'var(--color-line-strong)' }),
  filled: css({ fill: 'var(--color-brand)' }),
  thumb: css({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&:disabled::-webkit-slider-thumb': disabledThumb,
    '&:disabled::-moz-range-thumb': disabledThumb,
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: '2.5px solid var(--color-focus)',
      outlineOffset: '-6px',
    },
    '&:focus-visible::-moz-range-thumb': { outline: '2.5px solid var(--color-focus)', outlineOffset: '-6px' },
  }),
  above: css({ zIndex: 1 }),
  bars: css({
    display: 'block',
    width: `calc(100% - 2 * ${reach} + 1.5rem)`,
    height: '4.25rem',
    marginInline: `calc(${reach} + ${overhang})`,
    marginBlockEnd: 'calc(var(--size-target) / -2 + 2px)',
  }),
  barIn: css({ fill: 'color-mix(in srgb, var(--color-brand) 45%, var(--color-surface))' }),
  barOut: css({ fill: 'var(--color-line)' }),
  fields: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '0.75rem',
    marginBlockStart: '0.6rem',
  }),
  field: css({ minWidth: 0 }),
  label: css({
    display: 'block',
    color: 'var(--color-ink-muted)',
    fontSize: '0.8125rem',
    marginBlockEnd: '0.2rem',
  }),
  input: css({
    width: '100%',
    minHeight: 'var(--size-target)',
    padding: '0 0.75rem',
    border: 'var(--border-control)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '&:disabled': { background: 'var(--color-surface-sunken)', color: 'var(--color-ink-muted)' },
  }),
} as const;
