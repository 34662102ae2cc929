import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../../base/refusal';
import type { ChannelProposal, ChannelState } from '../change-channel';
import { freezeProblem, printFreeze, type Freeze, type FreezeOverride } from '../rollout/freeze';

const mostFreezes = 50;

const proposal = (
  { releases }: ChannelState,
  freezes: readonly Freeze[],
  what: string,
): Result<ChannelProposal, Refusal> => ok({ releases, freezes, what });

/** Adds a freeze, or replaces the one of its name. */
export const planFreeze = (state: ChannelState, freeze: Freeze): Result<ChannelProposal, Refusal> => {
  const problem = freezeProblem(freeze);
  if (problem !== null) return refuse('refused', `The freeze ${freeze.name} ${problem}.`);
  const others = (state.freezes ?? []).filter(({ name }) => name !== freeze.name);
  if (others.length >= mostFreezes)
    return refuse('refused', `A channel has at most ${mostFreezes} freezes. Remove those that are over.`);
  return proposal(state, [...others, freeze], `freeze ${printFreeze(freeze)}`);
};

const unknown = (name: string, { freezes = [] }: ChannelState): Result<never, Refusal> =>
  refuse(
    'refused',
    `There is no freeze ${name}. Freezes: ${freezes.map((freeze) => freeze.name).join(', ') || 'none'}.`,
  );

export const planThaw = (state: ChannelState, name: string): Result<ChannelProposal, Refusal> => {
  const freezes = state.freezes ?? [];
  const left = freezes.filter((freeze) => freeze.name !== name);
  return left.length === freezes.length
    ? unknown(name, state)
    : proposal(state, left, `freeze ${name} removed`);
};

/** Lets one package change during a freeze until a time, with a reason. Drops overrides that are over. */
export const planOverride = (
  state: ChannelState,
  name: string,
  override: FreezeOverride,
  now: number,
): Result<ChannelProposal, Refusal> => {
  const freezes = state.freezes ?? [];
  const freeze = freezes.find((one) => one.name === name);
  if (!freeze) return unknown(name, state);
  if (override.why.trim() === '') return refuse('refused', 'An override needs a reason (`--why`).');
  if (!state.releases[override.package])
    return refuse('refused', `${override.package} is not in the channel.`);
  const kept = (freeze.overrides ?? []).filter((one) => one.until > now && one.package !== override.package);
  const next = freezes.map((one) => (one === freeze ? { ...one, overrides: [...kept, override] } : one));
  const until = new Date(override.until).toISOString();
  return proposal(state, next, `freeze ${name} overridden for ${override.package} until ${until}`);
};
