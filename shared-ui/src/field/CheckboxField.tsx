import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './FieldFrame';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** A count or an amount at the right end. */
  detail?: ReactNode;
  error?: ReactNode;
}

/** A checkbox in a row of 44 px. */
export const CheckboxField = ({ id, label, detail, error, className, ...input }: CheckboxFieldProps) => {
  const generated = useId();
  const control = id ?? generated;
  const errorId = `${control}-error`;
  return (
    <div className={className}>
      <label css={row}>
        <input
          {...input}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
          id={control}
          type="checkbox"
          css={box}
        />
        <span css={words}>{label}</span>
        {detail && <span css={end}>{detail}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.75rem',
  minHeight: 'var(--size-target)',
  paddingBlock: '0.625rem',
  lineHeight: 1.45,
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'var(--color-ink-muted)', cursor: 'not-allowed' },
});

const box = css({
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  border: '1.5px solid var(--color-line-strong)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface-raised)',
  cursor: 'inherit',
  '&::after': {
    content: '""',
    width: '0.7rem',
    height: '0.35rem',
    marginTop: '-0.2rem',
    borderInlineStart: '2px solid var(--color-on-brand)',
    borderBottom: '2px solid var(--color-on-brand)',
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  '&:checked': { borderColor: 'var(--color-brand)', background: 'var(--color-brand)' },
  '&:checked::after': { opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--color-danger)', borderWidth: 2 },
  '&:disabled': { background: 'var(--color-surface-sunken)' },
});

const words = css({ flex: 1 });
const end = css({ color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums lining-nums' });
