import type { Result } from '@detour/shared-contracts/base';
import type { ChannelState, ChannelProposal } from '../change-channel';
import type { ChannelRevision } from '../channel-document';
import { refuse, type Refusal } from '../../base/refusal';
import { withEntry } from './plan-promotion';

export interface Rollback {
  readonly name: string;
  /** Target version. Null means the last good release, or the end of a running canary. */
  readonly to: string | null;
}

type History = AsyncIterable<Pick<ChannelRevision, 'releases'>>;

/** The entry from when the version was last live, so that the composition and its id are the same as then. */
const formerPrevious = async (
  history: History,
  name: string,
  version: string,
): Promise<{ readonly previous: string | null } | null> => {
  for await (const { releases } of history) {
    const entry = releases[name];
    if (entry?.version === version) return { previous: entry.previous };
  }
  return null;
};

/** Rolls back to a release that was live before. `history` starts with the current revision. */
export const planRollback = async (
  state: ChannelState,
  history: History,
  { name, to }: Rollback,
): Promise<Result<ChannelProposal, Refusal>> => {
  const entry = state.releases[name];
  if (!entry) return refuse('refused', `${name} is not in the channel.`);
  const { canary, version } = entry;
  if (canary && (to === null || to === version)) {
    const what = `${name} ${canary.version} for ${canary.percent} % ended, ${version} stays`;
    return withEntry(state, name, { ...entry, canary: null }, what);
  }
  const target = to ?? entry.previous;
  if (target === null)
    return refuse('refused', `There is no earlier release of ${name} than ${version} to roll back to.`);
  if (target === version)
    return refuse('refused', `${name} ${version} is live; there is nothing to roll back.`);
  const former = await formerPrevious(history, name, target);
  if (!former && to !== null)
    return refuse('refused', `${name} ${target} was never live here. Promote it instead.`);
  const previous = former?.previous ?? null;
  return withEntry(
    state,
    name,
    { version: target, previous, canary: null },
    `${name} ${version} → ${target}`,
  );
};
