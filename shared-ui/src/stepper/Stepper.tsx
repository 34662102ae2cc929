import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons';

export interface StepperProps {
  label: ReactNode;
  /** "de 2 à 17 ans" */
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** "Un adulte de moins", "Un adulte de plus". */
  decreaseLabel: string;
  increaseLabel: string;
  /** `guests-adults` gives the test hooks `guests-adults-minus` and `guests-adults-plus`. */
  testId?: string | undefined;
}

/** A number between two bounds. Steps beyond a bound are ignored. @spec UI-028 UI-029 */
export const Stepper = ({
  label,
  hint,
  value,
  min,
  max,
  onChange,
  decreaseLabel,
  increaseLabel,
  testId,
}: StepperProps) => {
  const id = useId();
  const step = (next: number) => next >= min && next <= max && onChange(next);
  const button = (name: 'minus' | 'plus', change: number, words: string, icon: ReactNode) => (
    <button
      type="button"
      css={round}
      aria-label={words}
      // Not `disabled`: the button would lose the focus at its bound.
      aria-disabled={value + change < min || value + change > max || undefined}
      onClick={() => step(value + change)}
      data-testid={testId && `${testId}-${name}`}
    >
      {icon}
    </button>
  );
  return (
    <div css={row} role="group" aria-labelledby={id}>
      <div css={words}>
        <span id={id} css={name}>
          {label}
        </span>
        {hint && <span css={hintStyle}>{hint}</span>}
      </div>
      {button('minus', -1, decreaseLabel, <MinusIcon />)}
      <output css={figure} aria-live="polite">
        {value}
      </output>
      {button('plus', 1, increaseLabel, <PlusIcon />)}
    </div>
  );
};

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '3.75rem' });
const words = css({ flex: 1, minWidth: 0 });
const name = css({ display: 'block', fontWeight: 560, lineHeight: 1.35 });
const hintStyle = css({
  display: 'block',
  color: 'var(--color-ink-muted)',
  fontSize: '0.875rem',
  lineHeight: 1.4,
});

const figure = css({
  minWidth: '2.25rem',
  textAlign: 'center',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const round = css({
  display: 'grid',
  placeItems: 'center',
  width: 'var(--size-target)',
  height: 'var(--size-target)',
  padding: 0,
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  cursor: 'pointer',
  '&[aria-disabled="true"]': {
    borderColor: 'var(--color-line)',
    background: 'var(--color-surface-sunken)',
    color: 'var(--color-line-strong)',
    cursor: 'not-allowed',
  },
});
