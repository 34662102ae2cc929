import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './field.styles';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> & {
    /** Inside the control at its end: the show-password button. 44 px wide. */
    end?: ReactNode;
  };

/**
 * Single-line text field. Accepts all `<input>` properties (`name`, `type`, `inputMode`, `autoComplete`, `ref`…), controlled or
 * not. A placeholder is an example, never the label.
 */
export const TextField = ({
  id,
  label,
  optional,
  hint,
  error,
  counter,
  className,
  end,
  ...input
}: TextFieldProps) => (
  <FieldFrame
    id={id}
    label={label}
    optional={optional}
    hint={hint}
    error={error}
    counter={counter}
    className={className}
  >
    {(control) =>
      end ? (
        <div css={frame}>
          <input {...input} {...control} css={[fieldStyles.control, endRoom]} />
          <div css={endStyle}>{end}</div>
        </div>
      ) : (
        <input {...input} {...control} css={fieldStyles.control} />
      )
    }
  </FieldFrame>
);

const frame = css({ position: 'relative' });
const endRoom = css({ paddingInlineEnd: '3.25rem' });
const endStyle = css({ position: 'absolute', insetInlineEnd: '0.25rem', top: 'calc(50% - 1.375rem)' });

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
  <FieldFrame
    id={id}
    label={label}
    optional={optional}
    hint={hint}
    error={error}
    counter={counter}
    className={className}
  >
    {(control) => <textarea {...area} {...control} rows={rows} css={[fieldStyles.control, areaStyle]} />}
  </FieldFrame>
);

const areaStyle = css({ paddingBlock: '0.75rem', resize: 'vertical' });
