import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../base/refusal';
import { textHashOf } from '../trust/signing';
import type { TrustDocument } from '../trust/trust-document';
import { isPlatformKey } from '../trust/trusted-key';
import type { StoredRevision } from './channel-document';
import { parseRevision } from './parse-revision';
import type { SeenRevision } from './reader-memory';
import type { ChannelStore } from './stores/channel-store';
import { verifyRevision, type VerifiedRevision } from './verify-revision';

export interface RevisionFinderOptions {
  readonly store: ChannelStore;
  /** A function when keys may change while the finder is in use. */
  readonly trust: TrustDocument | (() => TrustDocument);
  readonly channel: string;
  readonly now: () => number;
  /** Rejects development keys. */
  readonly production: boolean;
}

type Verified = Result<VerifiedRevision, Refusal>;

export interface RevisionFinder {
  /** Verifies a revision and its link to the one before. */
  verify(revision: number, before: VerifiedRevision | null | 'unknown'): Promise<Verified>;
  /** The newest revision above a number that the platform vouches for. Reads only existing numbers, because gaps may be large. */
  findAnchor(above: number): Promise<VerifiedRevision | null>;
  /**
   * After restoring a backup the store contains less than was seen, which looks like an attack. A platform repair signed later
   * than the last seen revision proves a restore; a replayed old repair cannot. `seenAt` in milliseconds UTC.
   */
  findRestored(seenAt: number | undefined): Promise<VerifiedRevision | null>;
  /** A revision verified before a restart only has to be unchanged. */
  recall(seen: SeenRevision): Promise<Verified>;
}

/** Reads single revisions of a channel from the store and verifies them. */
export const createRevisionFinder = (options: RevisionFinderOptions): RevisionFinder => {
  const { store, channel, now, production } = options;
  const trust = (): TrustDocument => (typeof options.trust === 'function' ? options.trust() : options.trust);

  const read = async (revision: number): Promise<Result<StoredRevision, Refusal>> => {
    const found = await store.read(channel, revision);
    return found
      ? ok(found)
      : refuse('missing', `Revision ${revision} of ${channel} is missing in ${store.place}.`);
  };

  const verify: RevisionFinder['verify'] = async (revision, before) => {
    const found = await read(revision);
    return found.ok
      ? verifyRevision(trust(), found.value, { channel, revision, before, now: now(), production })
      : found;
  };

  const isVouchedFor = (key: string): boolean => {
    const known = trust().keys.find(({ id }) => id === key);
    return known !== undefined && isPlatformKey(known);
  };

  const findNewest = async (
    above: number,
    isWanted: (anchor: VerifiedRevision) => boolean,
  ): Promise<VerifiedRevision | null> => {
    for (const revision of await store.numbers(channel, above)) {
      const found = await store.read(channel, revision);
      if (!found || !isVouchedFor(found.signature.key)) continue;
      const anchor = await verify(revision, 'unknown');
      if (anchor.ok && isWanted(anchor.value)) return anchor.value;
    }
    return null;
  };

  return {
    verify,
    findAnchor: (above) => findNewest(above, () => true),
    findRestored: async (seenAt) =>
      seenAt === undefined
        ? null
        : findNewest(0, ({ document: { change } }) => change.kind === 'repair' && change.at > seenAt),
    async recall(seen) {
      const found = await read(seen.revision);
      if (!found.ok) return found;
      const document = parseRevision(found.value.body);
      if (!document.ok || textHashOf(found.value.body) !== seen.hash)
        return refuse('broken-chain', `Revision ${seen.revision} of ${channel} is not the one seen before.`);
      const { key } = found.value.signature;
      const owner = trust().keys.find(({ id }) => id === key)?.owner ?? '';
      return ok({ document: document.value, hash: seen.hash, key: { id: key, owner } });
    },
  };
};
