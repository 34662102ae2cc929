import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChannelState, ChannelProposal } from '../change-channel';
import type { ChannelEntry, ChannelRevision } from '../channel-document';
import { refuse, type Refusal } from '../../base/refusal';
import { rolloutOf, withoutRollout } from '../rollout/rollout';
import { nextEntry, withEntry } from './plan-promotion';

export interface Rollback {
  readonly name: string;
  /**
   * Target version. Null means the last good release, or the end of a running canary. `none` takes the remote out of the channel, with its
   * pages and flags.
   */
  readonly to: string | null;
}

type History = AsyncIterable<Pick<ChannelRevision, 'releases'>>;

/** The entry from when the version was last live, so that the composition and its id are the same as then, and its set too. */
const formerEntry = async (
  history: History,
  name: string,
  version: string,
): Promise<Pick<ChannelEntry, 'previous' | 'together'> | null> => {
  for await (const { releases } of history) {
    const entry = releases[name];
    if (entry?.version === version) return entry;
  }
  return null;
};

/** The channel without a remote, as before its first release. Pages need the shell, so it stays. */
const withoutRemote = (
  { releases }: ChannelState,
  name: string,
  version: string,
): Result<ChannelProposal, Refusal> => {
  if (name === 'shell') return refuse('refused', 'The shell cannot be taken out of a channel.');
  const others = Object.entries(releases).filter(([other]) => other !== name);
  return ok({ releases: Object.fromEntries(others), what: `${name} ${version} → none` });
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
  if (canary?.together && to !== null)
    return refuse(
      'refused',
      `${name} ${canary.version} is a canary in a set with ${canary.together.join(', ')}. End it first: roll back ${name} without --to.`,
    );
  if (to === 'none') return withoutRemote(state, name, version);
  const waiting = rolloutOf(entry);
  if (waiting?.step === -1 && (to === null || to === version)) {
    const what = `${name} ${waiting.version} waits no longer, ${version} stays`;
    return withEntry(state, name, withoutRollout(entry), what);
  }
  if (canary && (to === null || to === version)) {
    const what = `${name} ${canary.version} for ${canary.percent} % ended, ${version} stays`;
    return withEntry(state, name, { ...withoutRollout(entry), canary: null }, what);
  }
  const target = to ?? entry.previous;
  if (target === null)
    return refuse(
      'refused',
      `There is no earlier release of ${name} than ${version} to roll back to. \`--to none\` takes the remote out of the channel.`,
    );
  if (target === version)
    return refuse('refused', `${name} ${version} is live; there is nothing to roll back.`);
  const former = await formerEntry(history, name, target);
  if (!former && to !== null)
    return refuse('refused', `${name} ${target} was never live here. Promote it instead.`);
  const previous = former?.previous ?? null;
  const restored = {
    ...nextEntry(entry, target, previous),
    ...(former?.together && { together: former.together }),
  };
  return withEntry(state, name, restored, `${name} ${version} → ${target}`);
};
