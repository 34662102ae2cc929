import { useId, useState } from 'react';
import { sliderStyles as styles } from './slider.styles';
import { inOrder, readTyped, type RangeValue } from './typed-range';

export interface RangeFieldsProps {
  readonly lowest: number;
  readonly max: number;
  readonly value: RangeValue;
  readonly onChange: (value: RangeValue) => void;
  readonly labels: { readonly min: string; readonly max: string };
  readonly format: (value: number) => string;
  readonly disabled: boolean;
}

/** Text fields for both ends. Keeps digits only; swaps the ends on blur when they are in the wrong order. */
export const RangeFields = ({ lowest, max, value, onChange, labels, format, disabled }: RangeFieldsProps) => {
  const id = useId();
  const [typed, setTyped] = useState<{ readonly end: 'min' | 'max'; readonly text: string } | null>(null);
  const field = (end: 'min' | 'max') => (
    <div css={styles.field}>
      <label htmlFor={`${id}-${end}`} css={styles.label}>
        {labels[end]}
      </label>
      <input
        id={`${id}-${end}`}
        css={styles.input}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed?.end === end ? typed.text : format(value[end])}
        onFocus={({ target }) => {
          const text = String(value[end]);
          setTyped({ end, text });
          // One frame later, because the mouse press would undo it. Not if the visitor has typed meanwhile.
          requestAnimationFrame(() => target.value === text && target.select());
        }}
        onChange={({ target }) => {
          const number = readTyped(target.value, max);
          setTyped({ end, text: number === null ? '' : String(number) });
          if (number !== null) onChange({ ...value, [end]: number });
        }}
        onBlur={() => {
          const empty = typed?.text === '' ? { ...value, [end]: end === 'min' ? lowest : max } : value;
          setTyped(null);
          onChange(inOrder({ min: Math.max(lowest, empty.min), max: Math.max(lowest, empty.max) }));
        }}
      />
    </div>
  );
  return (
    <div css={styles.fields}>
      {field('min')}
      {field('max')}
    </div>
  );
};
