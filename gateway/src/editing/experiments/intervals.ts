/** 97.5 % quantile of the normal distribution: both sides together leave out 5 %. */
const z = 1.959963984540054;

export interface Counts {
  readonly visitors: number;
  readonly purchases: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson score interval (95 %) of a rate. Right for few visitors and for rates near 0 too. `visitors` is above 0. */
export const wilson = ({ visitors: n, purchases: x }: Counts): Interval => {
  const centre = x + (z * z) / 2;
  const spread = z * Math.sqrt((x * (n - x)) / n + (z * z) / 4);
  return { low: (centre - spread) / (n + z * z), high: (centre + spread) / (n + z * z) };
};

const rateOf = ({ visitors, purchases }: Counts): number => purchases / visitors;

/**
 * Difference of two rates with its 95 % interval: Newcombe's method 10 (Statistics in Medicine 17, 1998), which joins the Wilson intervals
 * of both rates. Null while one of them has no visitors.
 */
export const differenceOf = (
  arm: Counts,
  control: Counts,
): (Interval & { readonly value: number }) | null => {
  if (arm.visitors === 0 || control.visitors === 0) return null;
  const [one, other] = [rateOf(arm), rateOf(control)];
  const [a, b] = [wilson(arm), wilson(control)];
  const value = one - other;
  return {
    value,
    low: value - Math.hypot(one - a.low, b.high - other),
    high: value + Math.hypot(a.high - one, other - b.low),
  };
};
