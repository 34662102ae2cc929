import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../../base/refusal';
import type { PackageName } from '../../base/package-name';
import type { ReleaseId } from '../../release/release-document';
import { printReleaseId } from '../../release/release-id';
import type { ChannelProposal, ChannelState } from '../change-channel';
import type { ChannelEntry, ChannelRevision } from '../channel-document';
import { rolloutOf } from '../rollout/rollout';
import { planPromotion } from './plan-promotion';
import { planRollback } from './plan-rollback';

type Releases = ChannelState['releases'];
type Plan = Result<ChannelProposal, Refusal>;

/** Applies one plan after the other. The first refusal ends it, so that nothing is changed. */
const inTurn = async <T>(
  state: ChannelState,
  items: readonly T[],
  plan: (current: ChannelState, item: T) => Plan | Promise<Plan>,
): Promise<Plan> => {
  let current = state;
  const what: string[] = [];
  for (const item of items) {
    const planned = await plan(current, item);
    if (!planned.ok) return planned;
    current = { ...current, releases: planned.value.releases };
    what.push(planned.value.what);
  }
  return ok({ releases: current.releases, what: what.join(', ') });
};

/** Members that this change makes live. One that is live already keeps its entry, and the set it is part of. */
const changedIds = (ids: readonly ReleaseId[], before: Releases): readonly ReleaseId[] =>
  ids.filter(({ name, version }) => before[name]?.version !== version);

/** A release whose canary runs in a set with others that are not among these. */
const leftOut = (ids: readonly ReleaseId[], { releases }: ChannelState): string | null => {
  const given = ids.map(printReleaseId);
  for (const id of ids) {
    const others = canarySetOf(releases, id.name).slice(1);
    const missing = others.filter((other) => !given.includes(canaryIdOf(releases, other)));
    if (missing.length > 0)
      return `${printReleaseId(id)} is a canary in a set with ${missing.map((other) => canaryIdOf(releases, other)).join(', ')}. Promote them together, or roll them back.`;
  }
  return null;
};

/** Gives each member the others: those of a canary to its canary, which ends alone when the set is live for all. */
const tied = (
  releases: Releases,
  members: readonly ReleaseId[],
  isCanary: boolean,
): Readonly<Record<PackageName, ChannelEntry>> => {
  const changed: Record<PackageName, ChannelEntry> = { ...releases };
  for (const { name } of members) {
    const entry = changed[name];
    const together = members.filter((id) => id.name !== name).map(printReleaseId);
    if (entry && isCanary && entry.canary)
      changed[name] = { ...entry, canary: { ...entry.canary, together } };
    else if (entry) changed[name] = { ...entry, together };
  }
  return changed;
};

export interface PromotionOfSet {
  /** One release, or a set. */
  readonly ids: readonly ReleaseId[];
  /** Share of visitors, 1–100. Below 100 starts or widens canaries. */
  readonly percent: number;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Makes one or several releases live in one revision, for all visitors or for the same share of them. */
export const planSetPromotion = async (
  state: ChannelState,
  { ids, percent, now }: PromotionOfSet,
): Promise<Plan> => {
  const twice = ids.find(({ name }, index) => ids.some((id, other) => other > index && id.name === name));
  if (twice) return refuse('refused', `A set has one release of ${twice.name}, not two.`);
  const reason = leftOut(ids, state);
  if (reason !== null) return refuse('refused', reason);
  const planned = await inTurn(state, ids, (current, id) => planPromotion(current, { id, percent, now }));
  if (!planned.ok) return planned;
  const changed = changedIds(ids, state.releases);
  if (changed.length < 2) return planned;
  return ok({ ...planned.value, releases: tied(planned.value.releases, changed, percent < 100) });
};

/** The packages of the set that a package went live with, itself first. Those that have another release since are not part of it any more. */
export const setOf = (releases: Releases, name: PackageName): readonly PackageName[] => {
  const together = releases[name]?.together ?? [];
  const others = Object.entries(releases)
    .filter(([other, { version }]) => together.includes(printReleaseId({ name: other, version })))
    .map(([other]) => other);
  return [name, ...others];
};

const canaryIdOf = (releases: Releases, name: PackageName): string =>
  printReleaseId({ name, version: releases[name]?.canary?.version ?? '' });

/** The packages whose canaries run as a set with that of a package, itself first. */
export const canarySetOf = (releases: Releases, name: PackageName): readonly PackageName[] => {
  const together = releases[name]?.canary?.together ?? [];
  const others = Object.keys(releases).filter((other) => together.includes(canaryIdOf(releases, other)));
  return [name, ...others];
};

/** Rolls back several packages in one revision, each to its last good release. One that had none before is taken out. */
export const planRollbacks = (
  state: ChannelState,
  readHistory: () => AsyncIterable<Pick<ChannelRevision, 'releases'>>,
  names: readonly PackageName[],
): Promise<Plan> =>
  inTurn(state, names, (current, name) => {
    const entry = current.releases[name];
    // A canary and a plan that waits end; the release that is live stays.
    const isLive = entry && !entry.canary && rolloutOf(entry) === null;
    const isFirst = names.length > 1 && isLive && entry.previous === null;
    return planRollback(current, readHistory(), { name, to: isFirst ? 'none' : null });
  });
