import type { Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import {
  freezeOf,
  judgeRollout,
  rolloutOf,
  type ChannelEntry,
  type ChannelRevision,
  type Rollout,
  type RolloutEvidence,
  type RolloutState,
} from '@detour/shared-releases/channel';
import type { Coordination } from '@detour/shared-releases/coordination';
import type { ReleaseId } from '@detour/shared-releases/release';

/** A plan and what it waits for, for operators. */
export interface RolloutReport {
  readonly name: string;
  readonly version: string;
  /** Reached share, 0–99. */
  readonly percent: number;
  /** Shares of the plan, without the last one of 100. */
  readonly shares: readonly number[];
  readonly state: Exclude<RolloutState['kind'], 'none'>;
  /** Empty when it is due. */
  readonly why: string;
  /** Milliseconds UTC. */
  readonly at: number;
  /** What was counted at this share. Absent in reports of older servers. */
  readonly evidence?: RolloutEvidence;
}

export const rolloutReportKey = 'rollouts';

export interface PlannedStep {
  readonly name: string;
  readonly rollout: Rollout;
}

interface RolloutDriverOptions {
  readonly coordination: Coordination;
  /** The newest verified revision, and the releases of it that this server serves. */
  live(): { readonly document: ChannelRevision; readonly releases: ChannelRevision['releases'] };
  /** Page views of a release from all servers since they count. */
  evidenceOf(id: ReleaseId): Promise<RolloutEvidence>;
  /** Why the canary watch wants to end a package's canary. */
  verdictOf(name: string): string | null;
  /** Why the release cannot be served: not published, not signed, incomplete. */
  missing(id: ReleaseId): Promise<string | null>;
  /** Why the release does not fit what is live. */
  problems(id: ReleaseId, document: ChannelRevision): Promise<readonly string[]>;
  /** Writes the next step. Changes nothing when it was written meanwhile. */
  step(step: PlannedStep): Promise<Result<{ readonly changed: boolean }, Refusal>>;
  onStepped(report: RolloutReport): void;
  /** Called once when a plan begins to be held. */
  onHeld(report: RolloutReport): void;
  onTrouble(message: string): void;
  now(): number;
}

export interface RolloutDriver {
  /** Takes every step that is due, if this server has the lease. */
  look(): Promise<void>;
}

const since = (now: RolloutEvidence, before: RolloutEvidence): RolloutEvidence => ({
  // A restarted server starts to count at zero.
  views: Math.max(0, now.views - before.views),
  bad: Math.max(0, now.bad - before.bad),
});

/** Interval (ms) between two reports while only the figures of a plan change. */
const reportPause = 5000;

/** Collects the facts of a plan and judges it. */
const createJudge = (options: RolloutDriverOptions) => {
  const { coordination, now } = options;
  const evidenceSince = async (id: ReleaseId, { step, since: at }: Rollout): Promise<RolloutEvidence> => {
    const total = await options.evidenceOf(id);
    if (step < 0) return total;
    const key = `baseline ${id.name}@${id.version} ${step} ${at}`;
    return since(total, await coordination.once(key, total));
  };

  const missing = async (id: ReleaseId, { step }: Rollout): Promise<string | null> => {
    const isServed = options.live().releases[id.name]?.canary?.version === id.version;
    if (step >= 0 && !isServed) return `this server refuses ${id.name}@${id.version}`;
    return options.missing(id);
  };

  return async (
    name: string,
    { entry, rollout, document }: { entry: ChannelEntry; rollout: Rollout; document: ChannelRevision },
  ): Promise<{ readonly state: RolloutState; readonly evidence: RolloutEvidence }> => {
    const id = { name, version: rollout.version };
    const evidence = await evidenceSince(id, rollout);
    const facts = {
      now: now(),
      evidence,
      verdict: options.verdictOf(name),
      freeze: freezeOf(document.freezes ?? [], name, now()),
      missing: await missing(id, rollout),
    };
    const state = judgeRollout(entry, { ...facts, problems: [] });
    // Contracts are compared only for a step that everything else allows.
    if (state.kind !== 'due') return { state, evidence };
    const problems = await options.problems(id, document);
    return { state: judgeRollout(entry, { ...facts, problems }), evidence };
  };
};

/** Reports a plan that begins to be held, once. */
const createHeldReports = (onHeld: RolloutDriverOptions['onHeld']) => {
  const held = new Set<string>();
  const tell = (report: RolloutReport): void => {
    const { name, state } = report;
    if (state === 'held' && !held.has(name)) onHeld(report);
    if (state === 'held') held.add(name);
    else held.delete(name);
  };
  return { tell, clear: () => held.clear() };
};

/**
 * Moves plans on. Every server runs one, and the one with the lease acts; the plan itself is in the channel and its evidence in the shared counts,
 * so that another server can go on at any time.
 */
export const createRolloutDriver = (options: RolloutDriverOptions): RolloutDriver => {
  const { coordination, now } = options;
  let reported = { text: '', states: '', at: 0 };
  const judge = createJudge(options);
  const held = createHeldReports(options.onHeld);

  const lookAt = async (
    name: string,
    entry: ChannelEntry,
    document: ChannelRevision,
  ): Promise<RolloutReport | null> => {
    const rollout = rolloutOf(entry);
    if (!rollout) return null;
    const { state, evidence } = await judge(name, { entry, rollout, document });
    if (state.kind === 'none') return null;
    const report: RolloutReport = {
      name,
      version: rollout.version,
      percent: entry.canary?.percent ?? 0,
      shares: rollout.steps.map(({ percent }) => percent),
      state: state.kind,
      why: state.kind === 'due' ? '' : state.why,
      at: now(),
      evidence,
    };
    held.tell(report);
    if (state.kind !== 'due') return report;
    const stepped = await options.step({ name, rollout });
    if (!stepped.ok) {
      options.onTrouble(`${name} ${rollout.version} could not take its next step: ${stepped.error.message}`);
      return { ...report, state: 'held', why: stepped.error.message };
    }
    if (stepped.value.changed) options.onStepped(report);
    return report;
  };

  return {
    async look() {
      const { document } = options.live();
      const followed = Object.entries(document.releases).filter(([, entry]) => rolloutOf(entry) !== null);
      // Without a plan nobody needs the lease.
      if (followed.length === 0 || !(await coordination.lead())) {
        held.clear();
        return;
      }
      const reports: RolloutReport[] = [];
      for (const [name, entry] of followed) {
        const report = await lookAt(name, entry, document);
        if (report) reports.push(report);
      }
      const text = JSON.stringify(reports.map(({ at: _, ...report }) => report));
      const states = reports.map(({ name, percent, state }) => `${name} ${percent} ${state}`).join();
      const isLate = states !== reported.states || now() - reported.at >= reportPause;
      if (text === reported.text || !isLate) return;
      await coordination.set(rolloutReportKey, reports);
      reported = { text, states, at: now() };
    },
  };
};
