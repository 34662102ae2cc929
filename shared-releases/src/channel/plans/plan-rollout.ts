import { type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../../base/refusal';
import type { ReleaseId } from '../../release/release-document';
import { printReleaseId } from '../../release/release-id';
import type { ChannelProposal, ChannelState } from '../change-channel';
import { isPlan, nextOfRollout } from '../rollout/rollout';
import type { RolloutStep } from '../rollout/rollout-document';
import { withEntry } from './plan-promotion';

export interface RolloutStart {
  readonly id: ReleaseId;
  readonly steps: readonly RolloutStep[];
  /** False: the release waits, and no visitor gets it yet. */
  readonly starts: boolean;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** `1 % → 10 % → 100 %` */
export const printSteps = (steps: readonly RolloutStep[]): string =>
  [...steps.map(({ percent }) => percent), 100].map((percent) => `${percent} %`).join(' → ');

/** Starts the plan of a release: with its first share, or waiting. */
export const planRollout = (
  state: ChannelState,
  { id, steps, starts, now }: RolloutStart,
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
  const waiting = { ...entry, rollout: { version, steps, step: -1, since: now } };
  const what = `${name} ${version} by the plan ${printSteps(steps)}`;
  if (!starts) return withEntry(state, name, waiting, `${what}, which waits`);
  return withEntry(
    state,
    name,
    nextOfRollout(waiting, now) ?? waiting,
    `${what}, ${entry.version} for the rest`,
  );
};

/** The next step of a package's plan. Changes nothing when another server took it, or when the plan is over. */
export const planRolloutStep = (
  state: ChannelState,
  {
    name,
    version,
    step,
    now,
  }: { readonly name: string; readonly version: string; readonly step: number; readonly now: number },
): Result<ChannelProposal, Refusal> => {
  const entry = state.releases[name];
  const { rollout } = entry ?? {};
  const next =
    entry && rollout?.version === version && rollout.step === step ? nextOfRollout(entry, now) : null;
  if (!entry || !next) return { ok: true, value: { releases: state.releases, what: '' } };
  const share = next.canary ? `for ${next.canary.percent} %` : `for all, ${entry.version} before`;
  const what = `${name} ${version} ${share}, step ${step + 2} of ${(rollout?.steps.length ?? 0) + 1} of its plan`;
  return withEntry(state, name, next, what);
};
