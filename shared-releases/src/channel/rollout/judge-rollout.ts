import type { ChannelEntry } from '../channel-document';
import { printFreeze, type Freeze } from './freeze';
import { dueAt, rolloutOf } from './rollout';

/** Page views of the new release since its plan reached the current share, from all servers. */
export interface RolloutEvidence {
  readonly views: number;
  readonly bad: number;
}

export interface RolloutFacts {
  /** Milliseconds UTC. */
  readonly now: number;
  readonly evidence: RolloutEvidence;
  /** The sentence of the canary watch when it found the release worse. It ends the canary; the plan must not overtake it. */
  readonly verdict: string | null;
  /** The freeze that keeps the package as it is. */
  readonly freeze: Freeze | null;
  /** Why the release does not fit what is live. Empty when it does. */
  readonly problems: readonly string[];
  /** Why this server cannot serve or find the release. */
  readonly missing: string | null;
}

export type RolloutState =
  /** Nothing to do: no plan. */
  | { readonly kind: 'none' }
  /** Time or page views are missing. */
  | { readonly kind: 'running'; readonly why: string }
  /** Something must change first. */
  | { readonly kind: 'held'; readonly why: string }
  | { readonly kind: 'due' };

const permille = (share: number): string => `${Number((share / 10).toFixed(1))} %`;

/** Returns whether the plan's next step may be taken, and otherwise what it waits for. Pure. */
export const judgeRollout = (entry: ChannelEntry, facts: RolloutFacts): RolloutState => {
  const rollout = rolloutOf(entry);
  if (!rollout) return { kind: 'none' };
  const { now, evidence, verdict, freeze, problems, missing } = facts;
  const step = rollout.steps[rollout.step];
  const held = (why: string): RolloutState => ({ kind: 'held', why });
  if (missing !== null) return held(missing);
  if (verdict !== null) return held(`the canary watch found it worse: ${verdict}`);
  if (step) {
    const { views, bad } = evidence;
    const share = views > 0 ? (bad / views) * 1000 : 0;
    // A handful of views decides nothing: the share counts once the step has its views.
    if (views >= step.views && share > step.bad)
      return held(
        `${bad} of ${views} page views are bad (${permille(share)}), and the plan allows ${permille(step.bad)}`,
      );
    if (now < dueAt(rollout))
      return {
        kind: 'running',
        why: `${step.percent} % until ${new Date(dueAt(rollout)).toISOString()} at least`,
      };
    if (views < step.views)
      return { kind: 'running', why: `${views} of ${step.views} page views at ${step.percent} %` };
  }
  if (freeze) return held(`freeze ${printFreeze(freeze)}`);
  if (problems.length > 0) return held(`it does not fit what is live: ${problems.join(' ')}`);
  return { kind: 'due' };
};
