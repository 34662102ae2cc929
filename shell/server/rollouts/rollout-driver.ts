import type { Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import {
  freezeOf,
  judgeRollout,
  rolloutIn,
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
  /** Why the release does not fit the others of its set, and what is live. */
  problems(id: ReleaseId, set: readonly ReleaseId[], document: ChannelRevision): Promise<readonly string[]>;
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

interface FollowedEntry {
  readonly entry: ChannelEntry;
  readonly rollout: Rollout;
  /** The releases that follow the plan together. */
  readonly members: readonly ReleaseId[];
  readonly document: ChannelRevision;
}

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
    { entry, rollout, members, document }: FollowedEntry,
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
    const problems = await options.problems(id, members, document);
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

/** A due release of a set waits for the others: one revision takes the step for all. */
const waitingForSet = (reports: readonly RolloutReport[]): readonly RolloutReport[] => {
  const late = reports.find(({ state }) => state === 'held') ?? reports.find(({ state }) => state !== 'due');
  if (!late) return reports;
  const why = `its set waits for ${late.name}@${late.version}: ${late.why}`;
  return reports.map((report) => (report.state === 'due' ? { ...report, state: 'running', why } : report));
};

/** Reports of the releases that follow a plan together, judged one by one. */
const createReports = (options: RolloutDriverOptions) => {
  const judge = createJudge(options);
  return async (document: ChannelRevision, name: string): Promise<readonly RolloutReport[]> => {
    const { members = [] } = rolloutIn(document.releases, name) ?? {};
    const reports: RolloutReport[] = [];
    for (const member of members) {
      const entry = document.releases[member.name];
      const rollout = rolloutIn(document.releases, member.name)?.rollout;
      if (!entry || !rollout) return [];
      const { state, evidence } = await judge(member.name, { entry, rollout, members, document });
      if (state.kind === 'none') return [];
      reports.push({
        ...member,
        percent: entry.canary?.percent ?? 0,
        shares: rollout.steps.map(({ percent }) => percent),
        state: state.kind,
        why: state.kind === 'due' ? '' : state.why,
        at: options.now(),
        evidence,
      });
    }
    return waitingForSet(reports);
  };
};

/** One package of each set that follows a plan: the first by name. */
const leadersOf = ({ releases }: ChannelRevision): readonly string[] =>
  Object.keys(releases).filter((name) => {
    const members = rolloutIn(releases, name)?.members.map((member) => member.name) ?? [];
    return members.length > 0 && members.every((other) => name <= other);
  });

/**
 * Moves plans on. Every server runs one, and the one with the lease acts; the plan itself is in the channel and its evidence in the shared counts,
 * so that another server can go on at any time.
 */
export const createRolloutDriver = (options: RolloutDriverOptions): RolloutDriver => {
  const { coordination, now } = options;
  let reported = { text: '', states: '', at: 0 };
  const reportsOf = createReports(options);
  const held = createHeldReports(options.onHeld);

  const lookAt = async (name: string, document: ChannelRevision): Promise<readonly RolloutReport[]> => {
    const reports = await reportsOf(document, name);
    for (const report of reports) held.tell(report);
    const rollout = rolloutIn(document.releases, name)?.rollout;
    if (!rollout || reports.some(({ state }) => state !== 'due')) return reports;
    const stepped = await options.step({ name, rollout });
    if (!stepped.ok) {
      options.onTrouble(`${name} ${rollout.version} could not take its next step: ${stepped.error.message}`);
      return reports.map((report) => ({ ...report, state: 'held', why: stepped.error.message }));
    }
    if (stepped.value.changed) for (const report of reports) options.onStepped(report);
    return reports;
  };

  return {
    async look() {
      const { document } = options.live();
      const followed = leadersOf(document);
      // Without a plan nobody needs the lease.
      if (followed.length === 0 || !(await coordination.lead())) {
        held.clear();
        return;
      }
      const reports: RolloutReport[] = [];
      for (const name of followed) reports.push(...(await lookAt(name, document)));
      const text = JSON.stringify(reports.map(({ at: _, ...report }) => report));
      const states = reports.map(({ name, percent, state }) => `${name} ${percent} ${state}`).join();
      const isLate = states !== reported.states || now() - reported.at >= reportPause;
      if (text === reported.text || !isLate) return;
      await coordination.set(rolloutReportKey, reports);
      reported = { text, states, at: now() };
    },
  };
};
