export interface RangeValue {
  readonly min: number;
  readonly max: number;
}

/** Value of typed text: its first digits, limited to the maximum. Null without a digit. @spec FILT-059 FILT-060 */
export const readTyped = (text: string, max: number): number | null => {
  const digits = /\d+/.exec(text)?.[0];
  return digits === undefined ? null : Math.min(Number(digits), max);
};

/** Both ends in ascending order. @spec FILT-061 */
export const inOrder = ({ min, max }: RangeValue): RangeValue =>
  min <= max ? { min, max } : { min: max, max: min };
