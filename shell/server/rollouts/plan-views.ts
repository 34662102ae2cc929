import { dueAt, rolloutOf, type ChannelRevision, type RolloutStep } from '@detour/shared-releases/channel';
import type { RolloutReport } from './rollout-driver';

/** A plan as the channel has it, with what the server that follows it has reported. */
export interface PlanView extends Omit<RolloutReport, 'state' | 'at'> {
  readonly steps: readonly RolloutStep[];
  /** Index of the reached step. −1: no visitor has the release yet. */
  readonly step: number;
  /** When the step was reached, and from when the next one may follow: milliseconds UTC. */
  readonly since: number;
  readonly dueAt: number;
  /** `unknown` until a server has looked at the step. */
  readonly state: RolloutReport['state'] | 'unknown';
}

/** The plans of a channel. A report of another release or share is older than the plan, and not used. */
export const planViews = (
  { releases }: Pick<ChannelRevision, 'releases'>,
  reports: readonly RolloutReport[],
): readonly PlanView[] =>
  Object.entries(releases).flatMap(([name, entry]) => {
    const rollout = rolloutOf(entry);
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
      ...(report?.evidence && { evidence: report.evidence }),
    };
    return [view];
  });
