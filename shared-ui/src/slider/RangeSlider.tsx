import { useId } from 'react';
import { Histogram } from './Histogram';
import { RangeFields } from './RangeFields';
import { sliderStyles as styles } from './slider.styles';
import { inOrder, type RangeValue } from './typed-range';

export interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: RangeValue;
  readonly onChange: (value: RangeValue) => void;
  /** Names of the two thumbs: "Prix minimum", "Prix maximum". */
  readonly minLabel: string;
  readonly maxLabel: string;
  /** Formats a value: "80 €", "+250 €". */
  readonly format: (value: number) => string;
  /** Heights of the bars above the track in any unit, evenly distributed over the range. */
  readonly bars?: readonly number[] | undefined;
  /** Labels of two text fields below the track. */
  readonly fields?: { readonly min: string; readonly max: string } | undefined;
  readonly disabled?: boolean | undefined;
}

/** Two thumbs on one track, each a native slider: 28 px visible, 44 px target. */
export const RangeSlider = (props: RangeSliderProps) => {
  const { min, max, step = 1, value, onChange, minLabel, maxLabel, format, disabled = false } = props;
  const { bars, fields } = props;
  const id = useId();
  const shown = inOrder(value);
  const thumb = (end: 'min' | 'max') => (
    <input
      type="range"
      id={`${id}-${end}`}
      // On top where both thumbs meet, so that the one that can still move is reachable.
      css={[styles.thumb, end === 'min' && shown.min > (min + max) / 2 && styles.above]}
      min={min}
      max={max}
      step={step}
      value={shown[end]}
      disabled={disabled}
      aria-label={end === 'min' ? minLabel : maxLabel}
      aria-valuetext={format(shown[end])}
      onChange={({ target }) => onChange(moved(shown, end, Number(target.value)))}
    />
  );
  return (
    <div>
      {bars && <Histogram bars={bars} min={min} max={max} value={shown} disabled={disabled} />}
      <div css={styles.slider}>
        <svg css={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" css={styles.rail} />
          {!disabled && (
            <rect
              x={percent(shown.min, min, max)}
              width={percent(shown.max, min, max) - percent(shown.min, min, max)}
              height="4"
              css={styles.filled}
            />
          )}
        </svg>
        {thumb('min')}
        {thumb('max')}
      </div>
      {fields && (
        <RangeFields
          max={max}
          value={value}
          onChange={onChange}
          disabled={disabled}
          format={format}
          labels={fields}
          lowest={min}
        />
      )}
    </div>
  );
};

/** A thumb stops at the other one. */
const moved = (value: RangeValue, end: 'min' | 'max', to: number): RangeValue =>
  end === 'min' ? { ...value, min: Math.min(to, value.max) } : { ...value, max: Math.max(to, value.min) };

const percent = (value: number, min: number, max: number): number =>
  max === min ? 0 : ((value - min) / (max - min)) * 100;
