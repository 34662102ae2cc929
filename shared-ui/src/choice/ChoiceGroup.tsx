import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/FieldFrame';
import { text } from '../foundation/text';
import { visuallyHidden } from '../text/VisuallyHidden';

export interface ChoiceGroupProps {
  legend: ReactNode;
  /** Hides the legend when a heading above already contains it. */
  legendHidden?: boolean | undefined;
  error?: ReactNode;
  /** `stack` for cards, `row` for chips. */
  direction?: 'stack' | 'row' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Radio choices under one legend, 12 px apart. */
export const ChoiceGroup = ({
  legend,
  legendHidden,
  error,
  direction = 'stack',
  id,
  children,
}: ChoiceGroupProps) => {
  const generated = useId();
  const errorId = `${id ?? generated}-error`;
  return (
    <fieldset id={id} css={group} {...(error && { 'aria-describedby': errorId })}>
      <legend css={legendHidden ? visuallyHidden : [text.label, legendStyle]}>{legend}</legend>
      <div css={direction === 'row' ? row : stack}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};

const group = css({ minWidth: 0, padding: 0, border: 0 });
const legendStyle = css({ padding: 0, marginBottom: '0.375rem' });
const stack = css({ display: 'grid', gap: 'var(--space-3)' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '0.6rem' });
