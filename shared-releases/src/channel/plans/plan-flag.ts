import type { Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../../base/refusal';
import type { ChannelProposal, ChannelState } from '../change-channel';
import { withEntry } from './plan-promotion';

export interface FlagSwitch {
  /** The package that brings it. */
  readonly name: string;
  /** `reviews.pages` */
  readonly flag: string;
  readonly on: boolean;
  /** Flags of the releases that are live, canaries included, with the states of their contracts. */
  readonly brought: Readonly<Record<string, boolean>>;
}

/** Switches a flag of a live remote for all visitors. Does nothing when it has the state already. */
export const planFlag = (
  state: ChannelState,
  { name, flag, on, brought }: FlagSwitch,
): Result<ChannelProposal, Refusal> => {
  const entry = state.releases[name];
  if (!entry) return refuse('refused', `${name} is not in the channel, so its flags cannot be switched.`);
  if (brought[flag] === undefined) {
    const known = Object.keys(brought).sort().join(', ') || 'none';
    return refuse('refused', `No live release of ${name} brings the flag ${flag}. Its flags: ${known}.`);
  }
  const what = `flag ${flag} ${on ? 'on' : 'off'}`;
  // A listed flag of a release that is gone has no effect, and is dropped with the next change.
  const kept = Object.entries(entry.flags ?? {}).filter(([other]) => brought[other] !== undefined);
  return withEntry(state, name, { ...entry, flags: { ...Object.fromEntries(kept), [flag]: on } }, what);
};
