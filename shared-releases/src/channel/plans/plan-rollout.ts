import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../../base/refusal';
import type { ReleaseId } from '../../release/release-document';
import { printReleaseId } from '../../release/release-id';
import type { ChannelProposal, ChannelState } from '../change-channel';
import { isPlan, nextOfRollout } from '../rollout/rollout';
import { nextOfPlan, rolloutIn } from '../rollout/rollout-set';
import type { RolloutStep } from '../rollout/rollout-document';
import { withEntry } from './plan-promotion';

export interface RolloutStart {
  readonly id: ReleaseId;
  readonly steps: readonly RolloutStep[];
  /** False: the release waits, and no visitor gets it yet. */
  readonly starts: boolean;
  /** Milliseconds UTC. */
  readonly now: number;
  /** The other releases of a set: `remote-boxes@5.0.0`. */
  readonly together?: readonly string[];
}

/** `1 % → 10 % → 100 %` */
export const printSteps = (steps: readonly RolloutStep[]): string =>
  [...steps.map(({ percent }) => percent), 100].map((percent) => `${percent} %`).join(' → ');

/** Starts the plan of a release: with its first share, or waiting. */
export const planRollout = (
  state: ChannelState,
  { id, steps, starts, now, together = [] }: RolloutStart,
): Result<ChannelProposal, Refusal> => {
  const { name, version } = id;
  const entry = state.releases[name];
  if (!isPlan(steps))
    return refuse('refused', 'The shares of a plan rise from 1 to 99 %, in at most 20 steps.');
  if (!entry)
    return refuse('refused', `${name} is not live yet, so nothing can be compared: promote it for all.`);
  if (entry.version === version)
    return refuse('refused', `${printReleaseId(id)} is live for all visitors, so it needs no plan.`);
  if (entry.canary)
    return refuse(
      'refused',
      `${printReleaseId({ name, version: entry.canary.version })} is already a canary for ${entry.canary.percent} % of the visitors. ` +
        `Promote it or roll it back first.`,
    );
  const waiting = {
    ...entry,
    rollout: { version, steps, step: -1, since: now, ...(together.length > 0 && { together }) },
  };
  const what = `${name} ${version} by the plan ${printSteps(steps)}`;
  if (!starts) return withEntry(state, name, waiting, `${what}, which waits`);
  return withEntry(
    state,
    name,
    nextOfRollout(waiting, now) ?? waiting,
    `${what}, ${entry.version} for the rest`,
  );
};

/** Starts one plan for several releases, which follow it in one revision for each step. */
export const planSetRollout = (
  state: ChannelState,
  { ids, ...start }: Omit<RolloutStart, 'id' | 'together'> & { readonly ids: readonly ReleaseId[] },
): Result<ChannelProposal, Refusal> => {
  let current = state;
  const what: string[] = [];
  for (const id of ids) {
    const others = ids.filter((other) => other !== id);
    if (others.some(({ name }) => name === id.name))
      return refuse('refused', `A set has one release of ${id.name}, not two.`);
    const planned = planRollout(current, { ...start, id, together: others.map(printReleaseId) });
    if (!planned.ok) return planned;
    current = { ...current, releases: planned.value.releases };
    what.push(planned.value.what);
  }
  return ok({ releases: current.releases, what: what.join(', ') });
};

/** The next step of a package's plan, with its set. Changes nothing when another server took it, or when the plan is over. */
export const planRolloutStep = (
  state: ChannelState,
  {
    name,
    version,
    step,
    now,
  }: { readonly name: string; readonly version: string; readonly step: number; readonly now: number },
): Result<ChannelProposal, Refusal> => {
  const { releases } = state;
  const found = rolloutIn(releases, name);
  const isNext = found?.rollout.version === version && found.rollout.step === step;
  const next = isNext ? nextOfPlan(releases, name, now) : null;
  if (!next) return ok({ releases, what: '' });
  const place = `step ${step + 2} of ${(found?.rollout.steps.length ?? 0) + 1} of its plan`;
  const what = Object.entries(next).map(([member, entry]) => {
    const tried = entry.canary ?? entry;
    const share = entry.canary ? `for ${entry.canary.percent} %` : `for all, ${entry.previous} before`;
    return `${member} ${tried.version} ${share}, ${place}`;
  });
  return ok({ releases: { ...releases, ...next }, what: what.join('; ') });
};
