import type { ChannelRevision } from '@detour/shared-releases/channel';
import type { Team } from '../alerts/team-of';

/** A change of the channel, for people and their tools. Sent once per revision, at least once: `id` tells a repetition. */
export interface ReleaseNotice {
  /** `production/42` */
  readonly id: string;
  readonly kind: ChannelRevision['change']['kind'];
  readonly channel: string;
  readonly revision: number;
  readonly packages: readonly string[];
  /** `remote-search 1.4.0 for 10 %, step 2 of 4 of its plan` */
  readonly what: string;
  readonly why: string;
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
  /** Teams of the packages. */
  readonly teams: readonly Team[];
}

export const noticeOf = (
  { channel, revision, change }: ChannelRevision,
  teamOf: (name: string) => Team | null,
): ReleaseNotice => {
  const { kind, packages, what, why, by, at } = change;
  const teams = packages.map(teamOf).filter((team) => team !== null);
  const once = [...new Map(teams.map((team) => [`${team.owner} ${team.alert}`, team])).values()];
  return { id: `${channel}/${revision}`, kind, channel, revision, packages, what, why, by, at, teams: once };
};
