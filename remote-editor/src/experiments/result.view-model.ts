import type { ArmResult } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import type { Text } from '../text';

const toPercent = (share: number): number => Math.round(share * 10_000) / 100;

const signed = (share: number, format: Format): string => format.signedPercent(toPercent(share));

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
  rate: rate === null ? text('experiments.unknown') : format.percent(toPercent(rate)),
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
