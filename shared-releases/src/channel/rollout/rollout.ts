import { isVersion } from '../../release/release-id';
import { isText, isTextList, isWhole, objectOf } from '../../base/json-shape';
import type { ChannelEntry } from '../channel-document';
import type { Rollout } from './rollout-document';

const mostSteps = 20;
/** 30 days. A plan that waits longer is a mistake in its units. */
export const longestWait = 30 * 86_400_000;

const isStep = (value: unknown, before: number): boolean => {
  const step = objectOf(value);
  if (!step) return false;
  const { percent, wait, views, bad } = step;
  return (
    isWhole(percent) &&
    percent > before &&
    percent <= 99 &&
    isWhole(wait) &&
    wait >= 0 &&
    wait <= longestWait &&
    isWhole(views) &&
    views >= 0 &&
    isWhole(bad) &&
    bad >= 0 &&
    bad <= 1000
  );
};

/** True for steps whose shares rise. */
export const isPlan = (steps: readonly unknown[]): boolean =>
  steps.length <= mostSteps &&
  steps.every((step, index) => isStep(step, Number(objectOf(steps[index - 1])?.['percent'] ?? 0)));

/** Absent, or a whole plan. */
export const isRollout = (value: unknown): boolean => {
  if (value === undefined) return true;
  const rollout = objectOf(value);
  if (!rollout || !Array.isArray(rollout['steps'])) return false;
  const { version, steps, step, since, together } = rollout;
  return (
    (together === undefined || isTextList(together)) &&
    isText(version) &&
    isVersion(version) &&
    isPlan(steps) &&
    isWhole(step) &&
    step >= -1 &&
    step < Math.max(1, steps.length) &&
    isWhole(since)
  );
};

/**
 * The plan that an entry follows. Null without one, and for one that something else overtook: its canary was aborted or widened by hand, or
 * another release went live.
 */
export const rolloutOf = ({ version, canary, rollout }: ChannelEntry): Rollout | null => {
  if (!rollout || rollout.version === version) return null;
  if (rollout.step === -1) return canary === null ? rollout : null;
  const reached = rollout.steps[rollout.step];
  const isReached = canary?.version === rollout.version && canary.percent === reached?.percent;
  return isReached ? rollout : null;
};

/** The entry without its plan. */
export const withoutRollout = ({ rollout: _, ...entry }: ChannelEntry): ChannelEntry => entry;

/** Time (ms UTC) from which the plan may go on. */
export const dueAt = ({ steps, step, since }: Rollout): number => since + (steps[step]?.wait ?? 0);

/**
 * The entry after the plan's next step at a time (ms UTC): a larger share, or the release for all. Null without a plan, and before its time.
 * Nobody may write another one in the name of the plan. `nextOfPlan` also looks at the other releases of a set.
 */
export const nextOfRollout = (entry: ChannelEntry, at: number): ChannelEntry | null => {
  const rollout = rolloutOf(entry);
  if (!rollout || at < dueAt(rollout)) return null;
  const step = rollout.step + 1;
  const reached = rollout.steps[step];
  const { version, flags, canary } = entry;
  const together = rollout.together && { together: rollout.together };
  if (!reached)
    return {
      version: rollout.version,
      previous: version,
      canary: null,
      ...together,
      ...(flags && { flags }),
    };
  const startedAt = canary?.startedAt ?? at;
  return {
    ...entry,
    canary: { version: rollout.version, percent: reached.percent, startedAt, ...together },
    rollout: { ...rollout, step, since: at },
  };
};
