import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChannelState, ChannelProposal } from '../change-channel';
import type { ChannelEntry } from '../channel-document';
import { refuse, type Refusal } from '../../base/refusal';
import type { ReleaseId } from '../../release/release-document';
import { printReleaseId } from '../../release/release-id';
import { withoutRollout } from '../rollout/rollout';

export interface Promotion {
  readonly id: ReleaseId;
  /** Share of visitors, 1–100. Below 100 starts or widens a canary. */
  readonly percent: number;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Another release of a package. Its flags stay; a set that it was part of ends. */
export const nextEntry = (
  { flags }: ChannelEntry,
  version: string,
  previous: string | null,
): ChannelEntry => ({ version, previous, canary: null, ...(flags && { flags }) });

/** Returns the channel with one entry changed. */
export const withEntry = (
  { releases }: ChannelState,
  name: string,
  entry: ChannelEntry,
  what: string,
): Result<ChannelProposal, Refusal> => ok({ releases: { ...releases, [name]: entry }, what });

const canaryOf = (
  state: ChannelState,
  entry: ChannelEntry,
  { id: { name, version }, percent, now }: Promotion,
): Result<ChannelProposal, Refusal> => {
  const startedAt = entry.canary?.version === version ? entry.canary.startedAt : now;
  // What is promoted by hand takes the release out of its plan.
  const from = entry.canary ? ` (${entry.canary.percent} % before)` : '';
  return withEntry(
    state,
    name,
    { ...withoutRollout(entry), canary: { version, percent, startedAt } },
    `${name} ${version} for ${percent} %${from}, ${entry.version} for the rest`,
  );
};

/** Makes a release live for all visitors or for a share of them. Does nothing when it is already live. */
export const planPromotion = (
  state: ChannelState,
  promotion: Promotion,
): Result<ChannelProposal, Refusal> => {
  const { id, percent } = promotion;
  const { name, version } = id;
  const entry = state.releases[name];
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    return refuse('refused', `A share is a whole number from 1 to 100, not ${percent}.`);
  if (!entry)
    return percent === 100
      ? withEntry(state, name, { version, previous: null, canary: null }, `${name} new → ${version}`)
      : refuse('refused', `${name} is not live yet, so nothing can be compared: promote it for all.`);
  if (entry.canary && entry.canary.version !== version)
    return refuse(
      'refused',
      `${printReleaseId({ name, version: entry.canary.version })} is already a canary for ${entry.canary.percent} % of the visitors. ` +
        `Promote it or roll it back first.`,
    );
  if (entry.version === version)
    return percent === 100
      ? withEntry(state, name, entry, `${name} ${version} as before`)
      : refuse('refused', `${printReleaseId(id)} is live for all visitors, so it cannot be a canary.`);
  return percent === 100
    ? withEntry(
        state,
        name,
        nextEntry(entry, version, entry.version),
        `${name} ${entry.version} → ${version}`,
      )
    : canaryOf(state, entry, promotion);
};
