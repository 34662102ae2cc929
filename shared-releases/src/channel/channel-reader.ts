import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { StoredRevision } from '../channel-document';
import { isText, isWhole, parseObject } from '../json-shape';
import { parseRevision } from './parse-revision';
import { refuse, type Refusal } from '../refusal';
import { textHashOf } from '../trust/signing';
import type { ChannelStore } from '../stores';
import { isPlatformKey } from '../trust/trusted-key';
import type { TrustDocument } from '../trust-document';
import { verifyRevision, type VerifiedRevision } from './verify-revision';
import { temporaryName } from '../write-once';

/** Last revision that a reader saw. Kept across a restart, so that an older state of the store is rejected. */
export interface ReaderMemory {
  read(): SeenRevision | null;
  write(seen: SeenRevision): void;
}

interface SeenRevision {
  readonly revision: number;
  readonly hash: string;
  /** Signing time in milliseconds UTC. Absent in older memory files. */
  readonly at?: number;
}

export interface ChannelReaderOptions {
  readonly store: ChannelStore;
  /** A function when keys may change while the reader is in use. */
  readonly trust: TrustDocument | (() => TrustDocument);
  readonly channel: string;
  readonly now: () => number;
  /** Rejects development keys. */
  readonly production: boolean;
  readonly memory?: ReaderMemory;
}

type Polled =
  | { readonly kind: 'newest'; readonly revision: VerifiedRevision }
  /** Nothing new. `revision` is null while the channel has none. */
  | { readonly kind: 'unchanged'; readonly revision: VerifiedRevision | null }
  /** `revision` is the last good one, which stays in force. */
  | { readonly kind: 'refused'; readonly error: Refusal; readonly revision: VerifiedRevision | null };

export interface ChannelReader {
  /** Polls the store and verifies new revisions. Never rejects. Concurrent calls share one result. */
  poll(): Promise<Polled>;
  /** The newest verified revision. */
  newest(): VerifiedRevision | null;
}

type Verified = Result<VerifiedRevision, Refusal>;

/**
 * Verifies a channel forward from its last known revision. A new reader starts at the remembered revision, otherwise at the
 * newest platform revision, otherwise at the first. Never goes back to a smaller number.
 */
export const createChannelReader = (options: ChannelReaderOptions): ChannelReader => {
  const { store, channel, now, production, memory } = options;
  const trust = (): TrustDocument => (typeof options.trust === 'function' ? options.trust() : options.trust);
  let newest: VerifiedRevision | null = null;
  let began = false;

  const stored = async (revision: number): Promise<Result<StoredRevision, Refusal>> => {
    const found = await store.read(channel, revision);
    return found
      ? ok(found)
      : refuse('missing', `Revision ${revision} of ${channel} is missing in ${store.place}.`);
  };
  const verify = async (revision: number, before: VerifiedRevision | null | 'unknown'): Promise<Verified> => {
    const found = await stored(revision);
    return found.ok
      ? verifyRevision(trust(), found.value, { channel, revision, before, now: now(), production })
      : found;
  };
  const isVouchedFor = (key: string): boolean => {
    const known = trust().keys.find(({ id }) => id === key);
    return known !== undefined && isPlatformKey(known);
  };

  /** The newest revision above a number that the platform vouches for. Reads only existing numbers, because gaps may be large. */
  const findAnchor = async (
    above: number,
    isWanted: (anchor: VerifiedRevision) => boolean = () => true,
  ): Promise<VerifiedRevision | null> => {
    for (const revision of await store.numbers(channel, above)) {
      const found = await store.read(channel, revision);
      if (!found || !isVouchedFor(found.signature.key)) continue;
      const anchor = await verify(revision, 'unknown');
      if (anchor.ok && isWanted(anchor.value)) return anchor.value;
    }
    return null;
  };
  /**
   * After restoring a backup the store contains less than was seen, which looks like an attack. A platform repair signed later
   * than the last seen revision proves a restore; a replayed old repair cannot.
   */
  const findRestored = (seenAt: number | undefined): Promise<VerifiedRevision | null> =>
    seenAt === undefined
      ? Promise.resolve(null)
      : findAnchor(0, ({ document: { change } }) => change.kind === 'repair' && change.at > seenAt);

  /** A revision verified before a restart only has to be unchanged. */
  const recall = async (): Promise<Verified | null> => {
    const seen = memory?.read() ?? null;
    if (!seen) return null;
    const found = await stored(seen.revision);
    if (!found.ok) return found;
    const document = parseRevision(found.value.body);
    if (!document.ok || textHashOf(found.value.body) !== seen.hash)
      return refuse('broken-chain', `Revision ${seen.revision} of ${channel} is not the one seen before.`);
    const { key } = found.value.signature;
    const owner = trust().keys.find(({ id }) => id === key)?.owner ?? '';
    return ok({ document: document.value, hash: seen.hash, key: { id: key, owner } });
  };

  const begin = async (): Promise<Refusal | null> => {
    const recalled = await recall();
    const seen = memory?.read() ?? null;
    newest = recalled?.ok
      ? recalled.value
      : ((await findAnchor(seen?.revision ?? 0)) ?? (await findRestored(seen?.at)));
    began = newest !== null || recalled === null;
    return recalled && !recalled.ok && !newest ? recalled.error : null;
  };

  /** Follows the chain as far as it verifies. Skips a broken link only when the platform vouches for a later revision. */
  const advance = async (latest: number): Promise<Refusal | null> => {
    for (let next = (newest?.document.revision ?? 0) + 1; next <= latest; next += 1) {
      const verified = await verify(next, newest);
      const found = verified.ok ? verified.value : await findAnchor(next);
      if (!found) return verified.ok ? null : verified.error;
      newest = found;
      next = found.document.revision;
    }
    return null;
  };

  const ask = async (): Promise<Polled> => {
    const before = newest;
    const latest = await store.latest(channel);
    const error =
      (began ? null : await begin()) ??
      (newest && latest < newest.document.revision ? await fallBack(latest, newest) : await advance(latest));
    const reached: VerifiedRevision | null = newest;
    if (reached && reached.hash !== before?.hash) {
      memory?.write({
        revision: reached.document.revision,
        hash: reached.hash,
        at: reached.document.change.at,
      });
      return { kind: 'newest', revision: reached };
    }
    return error ? { kind: 'refused', error, revision: reached } : { kind: 'unchanged', revision: reached };
  };
  const fallBack = async (latest: number, { document }: VerifiedRevision): Promise<Refusal | null> => {
    const restored = await findRestored(document.change.at);
    if (restored) {
      newest = restored;
      return advance(latest);
    }
    return {
      kind: 'broken-chain',
      message: `${channel} is at revision ${latest} in ${store.place}, but ${document.revision} was seen before. After a restored backup, "repair" lets servers go on.`,
    };
  };

  let asking: Promise<Polled> | null = null;
  return {
    newest: () => newest,
    poll() {
      asking ??= ask()
        .catch((error: Error): Polled => {
          const message = `${store.place} cannot be read: ${error.message}`;
          return { kind: 'refused', error: { kind: 'unreachable', message }, revision: newest };
        })
        .finally(() => (asking = null));
      return asking;
    },
  };
};

/** A memory file. If it is lost, the next start trusts the store. */
export const createReaderMemory = (file: string): ReaderMemory => ({
  read() {
    const seen = existsSync(file) ? parseObject(readFileSync(file, 'utf8')) : null;
    const revision = seen?.['revision'];
    const hash = seen?.['hash'];
    const at = seen?.['at'];
    return isWhole(revision) && isText(hash) ? { revision, hash, ...(isWhole(at) ? { at } : {}) } : null;
  },
  write(seen) {
    mkdirSync(dirname(file), { recursive: true });
    const temporary = temporaryName(file);
    writeFileSync(temporary, JSON.stringify(seen));
    renameSync(temporary, file);
  },
});
