import { sliderStyles as styles } from './slider.styles';
import type { RangeValue } from './typed-range';

export interface HistogramProps {
  readonly bars: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly value: RangeValue;
  readonly disabled: boolean;
}

const height = 60;

/** Number of results per value, with the selected range in green. Decorative: the result count is announced elsewhere. */
export const Histogram = ({ bars, min, max, value, disabled }: HistogramProps) => {
  const highest = Math.max(1, ...bars);
  const width = 100 / Math.max(1, bars.length);
  return (
    <svg css={styles.bars} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((count, index) => {
        const tall = count === 0 ? 0 : Math.max(2, (count / highest) * height);
        const middle = min + ((index + 0.5) / bars.length) * (max - min);
        const chosen = !disabled && middle >= value.min && middle <= value.max;
        return (
          <rect
            key={index}
            x={index * width + width * 0.08}
            width={width * 0.84}
            y={height - tall}
            height={tall}
            css={chosen ? styles.barIn : styles.barOut}
          />
        );
      })}
    </svg>
  );
};
