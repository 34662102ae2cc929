import type { ArmResult } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../text';

const asPercent = (share: number, format: Format): string =>
  format.percent(Math.round(Math.abs(share) * 10_000) / 100);

/** `+1,5 %`, with a true minus. */
const signed = (share: number, format: Format): string => {
  const amount = asPercent(share, format);
  return share < 0 ? `\u2212${amount}` : `+${amount}`;
};

export interface ArmLine {
  readonly visitors: string;
  readonly purchases: string;
  readonly rate: string;
  readonly difference: string;
  /** The interval leaves out 0. */
  readonly isClear: boolean;
}

/** Numbers of an arm as text. */
export const toArmLine = (
  { visitors, purchases, rate, difference }: ArmResult,
  format: Format,
  text: Text,
): ArmLine => ({
  visitors: format.count(visitors),
  purchases: format.count(purchases),
  rate: rate === null ? text('experiments.unknown') : asPercent(rate, format),
  difference:
    difference === null
      ? text('experiments.unknown')
      : text('experiments.interval', {
          value: signed(difference.value, format),
          low: signed(difference.low, format),
          high: signed(difference.high, format),
        }),
  isClear: difference !== null && (difference.low > 0 || difference.high < 0),
});
