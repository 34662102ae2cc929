import { ok } from '@detour/shared-contracts/base';
import { dueAt, printSteps, rolloutIn } from '@detour/shared-releases/channel';
import { coordinationOf } from '@detour/shared-releases/stores';
import { newestOf } from '../context/newest-revision';
import { printTime } from '../context/print-time';
import { channelOption, UsageError, type Verb } from '../verb';

/** As the server with the lease writes it. */
interface ServerReport {
  readonly name: string;
  readonly version: string;
  readonly percent: number;
  readonly state: string;
  readonly why: string;
  readonly at: number;
}

export const rollout: Verb = {
  usage: '[--channel production]',
  summary: 'Releases that follow a plan: their share, their next step, and what they wait for.',
  options: {},
  optionHelp: { 'channel NAME': 'production if left out' },
  examples: ['rollout', 'rollout --channel preview --json'],
  async run(context, args, options) {
    if (args.length > 0) throw new UsageError('rollout takes no package. `rollback NAME` ends a plan.');
    const channel = channelOption(options);
    const newest = await newestOf(context, channel);
    if (!newest.ok) return newest;
    const coordination = coordinationOf(context.settings, channel);
    const told = (await coordination.get<readonly ServerReport[]>('rollouts')) ?? [];
    await coordination.close();
    const releases = newest.value?.document.releases ?? {};
    const plans = Object.entries(releases).flatMap(([name, entry]) => {
      const plan = rolloutIn(releases, name)?.rollout;
      if (!plan) return [];
      const percent = entry.canary?.percent ?? 0;
      const report = told.find(
        (one) => one.name === name && one.version === plan.version && one.percent === percent,
      );
      const { state = 'running', why = 'no server has looked at it yet' } = report ?? {};
      const { version, steps, together = [] } = plan;
      return [{ name, version, together, percent, steps, next: dueAt(plan), state, why }];
    });
    const lines = plans.map(
      ({ name, version, together, percent, steps, next, state, why }) =>
        `${name} ${version}${together.length > 0 ? ` with ${together.join(', ')}` : ''} at ${percent} % of ${printSteps(steps)} · ${state}${why ? `: ${why}` : ''} · next step not before ${printTime(next)}`,
    );
    return ok({
      lines: lines.length > 0 ? lines : [`No release of ${channel} follows a plan.`],
      json: { channel, plans },
    });
  },
};
