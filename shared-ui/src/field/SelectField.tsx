import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../icon/icons';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './field.styles';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    /** First row without a value: "Choisissez". */
    placeholder?: string | undefined;
  };

/** A native select, which works best on phones. */
export const SelectField = ({
  id,
  label,
  optional,
  hint,
  error,
  counter,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => (
  <FieldFrame
    id={id}
    label={label}
    optional={optional}
    hint={hint}
    error={error}
    counter={counter}
    className={className}
  >
    {(control) => (
      <div css={frame}>
        <select {...select} {...control} css={[fieldStyles.control, arrowRoom]}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon css={arrow} />
      </div>
    )}
  </FieldFrame>
);

const frame = css({ position: 'relative' });
const arrowRoom = css({ appearance: 'none', paddingInlineEnd: '2.75rem', cursor: 'pointer' });
const arrow = css({
  position: 'absolute',
  insetInlineEnd: '1rem',
  top: 'calc(50% - 10px)',
  pointerEvents: 'none',
});
