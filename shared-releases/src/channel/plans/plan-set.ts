import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../../base/refusal';
import type { PackageName } from '../../base/package-name';
import type { ReleaseId } from '../../release/release-document';
import { printReleaseId } from '../../release/release-id';
import type { ChannelProposal, ChannelState } from '../change-channel';
import type { ChannelEntry, ChannelRevision } from '../channel-document';
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

/**
 * Makes several releases live for all visitors in one revision. A set has no canary: a canary ends for each package alone, which would
 * leave a part of the set.
 */
export const planSetPromotion = async (
  state: ChannelState,
  ids: readonly ReleaseId[],
  now: number,
): Promise<Plan> => {
  const twice = ids.find(({ name }, index) => ids.some((id, other) => other > index && id.name === name));
  if (twice) return refuse('refused', `A set has one release of ${twice.name}, not two.`);
  const planned = await inTurn(state, ids, (current, id) =>
    planPromotion(current, { id, percent: 100, now }),
  );
  if (!planned.ok) return planned;
  const changed = changedIds(ids, state.releases);
  if (changed.length < 2) return planned;
  const releases: Record<PackageName, ChannelEntry> = { ...planned.value.releases };
  for (const { name } of changed) {
    const entry = releases[name];
    const others = changed.filter((id) => id.name !== name).map(printReleaseId);
    if (entry) releases[name] = { ...entry, together: others };
  }
  return ok({ ...planned.value, releases });
};

/** The packages of the set that a package went live with, itself first. Those that have another release since are not part of it any more. */
export const setOf = (releases: Releases, name: PackageName): readonly PackageName[] => {
  const together = releases[name]?.together ?? [];
  const others = Object.entries(releases)
    .filter(([other, { version }]) => together.includes(printReleaseId({ name: other, version })))
    .map(([other]) => other);
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
    const isFirst = names.length > 1 && entry && !entry.canary && entry.previous === null;
    return planRollback(current, readHistory(), { name, to: isFirst ? 'none' : null });
  });
