import { dueAt, rolloutIn, type ChannelRevision } from '@detour/shared-releases/channel';
import type { RolloutPlan } from '../../src/overlay/rollout-plans';
import type { RolloutReport } from './rollout-driver';

/** A plan as the browser shows it, with when its step was reached (`since`, milliseconds UTC) and all shares, for the status page. */
export type PlanView = RolloutPlan & Pick<RolloutReport, 'percent' | 'shares'> & { readonly since: number };

/** The plans of a channel. A report of another release or share is older than the plan, and not used. */
export const planViews = (
  { releases }: Pick<ChannelRevision, 'releases'>,
  reports: readonly RolloutReport[],
): readonly PlanView[] =>
  Object.entries(releases).flatMap(([name, entry]) => {
    const rollout = rolloutIn(releases, name)?.rollout;
    if (!rollout) return [];
    const { version, steps, step, since } = rollout;
    const percent = entry.canary?.percent ?? 0;
    const report = reports.find(
      (one) => one.name === name && one.version === version && one.percent === percent,
    );
    const view: PlanView = {
      name,
      version,
      percent,
      shares: steps.map((one) => one.percent),
      steps,
      step,
      since,
      dueAt: dueAt(rollout),
      state: report?.state ?? 'unknown',
      why: report?.why ?? '',
      ...(rollout.together && { together: rollout.together }),
      ...(report?.evidence && { evidence: report.evidence }),
    };
    return [view];
  });
