import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './field.styles';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps>;

/**
 * One line of text. Takes every property of `<input>` (`name`, `type`, `inputMode`, `autoComplete`, `ref`…), controlled or
 * not; a placeholder is an example, never the label.
 */
export const TextField = ({
  id,
  label,
  optional,
  hint,
  error,
  counter,
  className,
  ...input
}: TextFieldProps) => (
  <FieldFrame {...{ id, label, optional, hint, error, counter, className }}>
    {(control) => <input {...input} {...control} css={fieldStyles.control} />}
  </FieldFrame>
);

export type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>;

/** Several lines of text. */
export const TextAreaField = ({
  id,
  label,
  optional,
  hint,
  error,
  counter,
  className,
  rows = 4,
  ...area
}: TextAreaFieldProps) => (
  <FieldFrame {...{ id, label, optional, hint, error, counter, className }}>
    {(control) => <textarea {...area} {...control} rows={rows} css={[fieldStyles.control, areaStyle]} />}
  </FieldFrame>
);

const areaStyle = css({ paddingBlock: '0.75rem', resize: 'vertical' });
