import { longestWait, type RolloutStep } from '@detour/shared-releases/channel';
import { textOption, UsageError, wholeOption, type Options } from '../verb';

/** Shares and waits for most changes: about two and a half hours, if the page views come in. */
const standardPlan = '1%:15m,10%:1h,50%:1h';

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const defaultViews = 50;
const defaultBad = 20;

/** `2`, `0.5` to per mille. */
const badOption = (options: Options): number => {
  const text = textOption(options, 'max-bad');
  if (text === null) return defaultBad;
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > 100)
    throw new UsageError(`--max-bad is a share from 0 to 100 %, such as 2 or 0.5, not "${text}".`);
  return Math.round(Number(text) * 10);
};

/** Milliseconds of `15m`, `1h`, `2d`. Null for another form. */
export const durationOf = (text: string): number | null => {
  const [, count, unit = ''] = /^(\d{1,5})(s|m|h|d)$/.exec(text) ?? [];
  return count === undefined ? null : Number(count) * (units[unit] ?? 0);
};

/** Steps of `1%:15m,10%:1h`. A last `100%` may be written; it has no wait. */
export const planOf = (text: string, options: Options): readonly RolloutStep[] => {
  const views = wholeOption(options, 'min-views') ?? defaultViews;
  const bad = badOption(options);
  const parts = (text === 'standard' ? standardPlan : text).split(',').map((part) => part.trim());
  const shares = /^100\s*%?$/.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  const steps = shares.map((part): RolloutStep => {
    const [, percent, duration = ''] = /^(\d{1,2})\s*%?:(\w+)$/.exec(part) ?? [];
    const wait = durationOf(duration);
    if (percent === undefined || wait === null || wait > longestWait)
      throw new UsageError(
        `"${part}" is not a step of a plan. Write share and wait as 10%:1h (s, m, h, d; at most 30d).`,
      );
    return { percent: Number(percent), wait, views, bad };
  });
  if (steps.some(({ percent }, index) => percent <= (steps[index - 1]?.percent ?? 0)))
    throw new UsageError('The shares of a plan rise: 1%:15m,10%:1h,50%:1h.');
  return steps;
};
