import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChangeKind, ChannelRevision, StoredRevision } from './channel-document';
import { createChannelReader } from './channel-reader';
import { refuse, type Refusal } from '../base/refusal';
import { signBytes } from '../trust/signing';
import type { ChannelStore } from './stores/channel-store';
import type { SigningKey, TrustDocument } from '../trust/trust-document';
import type { Freeze } from './rollout/freeze';
import { changedPackages, sameFreezes, verifyRevision, type VerifiedRevision } from './verify-revision';

export interface ChangeOptions {
  readonly channel: string;
  readonly trust: TrustDocument;
  readonly signer: SigningKey;
  readonly kind: ChangeKind;
  /** Name of a person or pipeline. */
  readonly by: string;
  readonly why: string;
  readonly now: () => number;
  /** Rejects development keys, including the signer's. */
  readonly production: boolean;
}

/** The current channel. For a new channel `revision` is 0 and `releases` is empty. */
export type ChannelState = Pick<ChannelRevision, 'revision' | 'releases' | 'freezes'>;

export interface ChannelProposal {
  readonly releases: ChannelRevision['releases'];
  /** Absent: as before. */
  readonly freezes?: readonly Freeze[];
  /** Absent: that of the options. */
  readonly kind?: ChangeKind;
  /** `remote-search 1.3.2 → 1.4.0` */
  readonly what: string;
}

export type ChannelChanger = (
  current: ChannelState,
) => Result<ChannelProposal, Refusal> | Promise<Result<ChannelProposal, Refusal>>;

export interface ChangedChannel {
  /** False when the proposal equals the current state; then no revision was written. */
  readonly changed: boolean;
  readonly revision: VerifiedRevision | null;
}

/** Writers of a store without turns lose rounds to each other. A hundred lost rounds indicate another problem. */
const maxAttempts = 100;

const nextRevision = (
  before: VerifiedRevision | null,
  { releases, what, freezes = before?.document.freezes ?? [], kind: own }: ChannelProposal,
  { channel, kind, by, why, now, signer }: ChangeOptions,
): StoredRevision => {
  const packages = changedPackages(before?.document.releases ?? {}, releases);
  const document: ChannelRevision = {
    format: 1,
    channel,
    revision: (before?.document.revision ?? 0) + 1,
    before: before?.hash ?? '',
    change: { kind: own ?? kind, by, at: now(), packages, what, why },
    releases: Object.fromEntries(Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(freezes.length > 0 && { freezes }),
  };
  const body = JSON.stringify(document);
  return { body, signature: signBytes(signer, 'channel', body) };
};

/**
 * Reads and verifies the newest revision, applies a change, signs it and appends it. When another writer was faster, retries on
 * the new state, so that no update is lost. Calls `change` once per attempt, so its checks apply to exactly the revision that it
 * extends. Never signs on top of a channel that fails verification.
 */
export const changeChannel = async (
  store: ChannelStore,
  options: ChangeOptions,
  change: ChannelChanger,
): Promise<Result<ChangedChannel, Refusal>> => {
  const attempt = () => changeByAttempts(store, options, change);
  return store.inTurn ? store.inTurn(options.channel, attempt) : attempt();
};

const changeByAttempts: typeof changeChannel = async (store, options, change) => {
  const { channel, trust, now, production } = options;
  const reader = createChannelReader({ store, trust, channel, now, production });
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const polled = await reader.poll();
    if (polled.kind === 'refused') return { ok: false, error: polled.error };
    const before = polled.revision;
    const { revision: number = 0, releases = {}, freezes = [] } = before?.document ?? {};
    const current = { revision: number, releases, freezes };
    const proposal = await change(current);
    if (!proposal.ok) return proposal;
    if (
      changedPackages(current.releases, proposal.value.releases).length === 0 &&
      sameFreezes(freezes, proposal.value.freezes ?? freezes)
    )
      return ok({ changed: false, revision: before });
    const revision = current.revision + 1;
    const stored = nextRevision(before, proposal.value, options);
    const verified = verifyRevision(trust, stored, { channel, revision, before, now: now(), production });
    if (!verified.ok) return verified;
    if ((await store.append(channel, revision, stored)) === 'stored')
      return ok({ changed: true, revision: verified.value });
    await pause(Math.random() * 5 * Math.min(attempt, 20));
  }
  return refuse('busy', `${channel} was changed by others ${maxAttempts} times meanwhile. Try again.`);
};
