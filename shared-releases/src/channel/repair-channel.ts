import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChannelRevision } from './channel-document';
import { refuse, type Refusal } from '../base/refusal';
import type { ChannelStore } from './stores/channel-store';
import { signBytes, textHashOf } from '../trust/signing';
import type { ChangeOptions } from './change-channel';
import { createChannelReader } from './channel-reader';
import { parseRevision } from './parse-revision';
import { changedPackages, verifyRevision, type VerifiedRevision } from './verify-revision';

export interface Repair extends Omit<ChangeOptions, 'kind'> {
  /** Revision whose releases become live again. Null: the newest one; only for a channel that verifies. */
  readonly from: number | null;
}

type Restored = Required<Pick<ChannelRevision, 'releases' | 'freezes'>>;

/** Text and releases stored under a number, verified or not. */
const storedAt = async (
  store: ChannelStore,
  channel: string,
  revision: number,
): Promise<(Restored & { readonly body: string }) | null> => {
  const stored = await store.read(channel, revision);
  const parsed = stored && parseRevision(stored.body);
  const { releases = {}, freezes = [] } = parsed?.ok ? parsed.value : {};
  return stored && { body: stored.body, releases, freezes };
};

const releasesToRestore = async (store: ChannelStore, repair: Repair): Promise<Result<Restored, Refusal>> => {
  const { channel, from } = repair;
  if (from !== null) {
    const found = await storedAt(store, channel, from);
    return found && Object.keys(found.releases).length > 0
      ? ok(found)
      : refuse('missing', `Revision ${from} of ${channel} cannot be read in ${store.place}.`);
  }
  const reader = createChannelReader({ ...repair, store });
  // The first poll accepts the revisions before a bad one; the second one reports the bad one.
  await reader.poll();
  const polled = await reader.poll();
  const newest = polled.revision;
  if (polled.kind !== 'refused' && newest)
    return ok({ releases: newest.document.releases, freezes: newest.document.freezes ?? [] });
  // Requires an explicit number, so that an older state never returns by omission.
  const reason = polled.kind === 'refused' ? polled.error.message : `${channel} does not exist.`;
  return refuse(
    'refused',
    `${reason} Pass a revision number (\`--from\`): ${newest ? `${newest.document.revision} is the newest that verifies` : 'no revision verifies'}.`,
  );
};

/**
 * Signs a new revision with the platform key, after the newest number. Use it for a channel that fails verification, or before a
 * key is revoked, so that live releases no longer depend on that key. Readers skip the revisions in between.
 */
export const repairChannel = async (
  store: ChannelStore,
  repair: Repair,
): Promise<Result<VerifiedRevision, Refusal>> => {
  const { channel, trust, signer, by, why, now, production } = repair;
  const restored = await releasesToRestore(store, repair);
  if (!restored.ok) return restored;
  const { releases, freezes } = restored.value;
  const latest = await store.latest(channel);
  const there = await storedAt(store, channel, latest);
  const document: ChannelRevision = {
    format: 1,
    channel,
    revision: latest + 1,
    before: textHashOf(there?.body ?? ''),
    change: {
      kind: 'repair',
      by,
      at: now(),
      packages: changedPackages(there?.releases ?? {}, releases),
      what: repair.from === null ? 'as before' : `as in revision ${repair.from}`,
      why,
    },
    releases,
    ...(freezes.length > 0 && { freezes }),
  };
  const body = JSON.stringify(document);
  const stored = { body, signature: signBytes(signer, 'channel', body) };
  const place = { channel, revision: latest + 1, before: 'unknown', now: now(), production } as const;
  const verified = verifyRevision(trust, stored, place);
  if (!verified.ok) return verified;
  return (await store.append(channel, latest + 1, stored)) === 'stored'
    ? verified
    : refuse('busy', `${channel} was changed by another writer in the meantime. Check it and try again.`);
};
