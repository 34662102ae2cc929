import type { PackageName } from '../../base/package-name';
import type { ReleaseId } from '../../release/release-document';
import { parseReleaseId, printReleaseId } from '../../release/release-id';
import type { ChannelEntry, ChannelRevision } from '../channel-document';
import { nextOfRollout, rolloutOf } from './rollout';
import type { Rollout } from './rollout-document';

type Releases = ChannelRevision['releases'];

interface FollowedPlan {
  readonly rollout: Rollout;
  /** The releases that follow the plan together, that of the package first. */
  readonly members: readonly ReleaseId[];
}

/** Everything that the members of a set have in common, as text: the releases and the state of the plan. */
const planText = (name: PackageName, { version, steps, step, since, together = [] }: Rollout): string =>
  JSON.stringify([[printReleaseId({ name, version }), ...together].sort(), steps, step, since]);

/**
 * The plan that a package follows. Null without one, and for a set of which one release was overtaken: by an abort, a share by hand, a rollback or
 * another plan. Then the plan of all of them is over.
 */
export const rolloutIn = (releases: Releases, name: PackageName): FollowedPlan | null => {
  const textOf = (other: PackageName): string | null => {
    const entry = releases[other];
    const rollout = entry ? rolloutOf(entry) : null;
    return rollout && planText(other, rollout);
  };
  const entry = releases[name];
  const rollout = entry ? rolloutOf(entry) : null;
  if (!rollout) return null;
  const members = [{ name, version: rollout.version }];
  for (const text of rollout.together ?? []) {
    const id = parseReleaseId(text);
    if (!id || textOf(id.name) !== textOf(name)) return null;
    members.push(id);
  }
  return { rollout, members };
};

/** The entries after the next step of a package's plan, of all releases that follow it. Null without a plan, and before its time (ms UTC). */
export const nextOfPlan = (
  releases: Releases,
  name: PackageName,
  at: number,
): Readonly<Record<PackageName, ChannelEntry>> | null => {
  const next: Record<PackageName, ChannelEntry> = {};
  for (const member of rolloutIn(releases, name)?.members ?? []) {
    const entry = releases[member.name];
    const after = entry ? nextOfRollout(entry, at) : null;
    if (!after) return null;
    next[member.name] = after;
  }
  return Object.keys(next).length > 0 ? next : null;
};
