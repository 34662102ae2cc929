import type { Refusal } from '../base/refusal';
import type { ReaderMemory } from './reader-memory';
import { createRevisionFinder, type RevisionFinderOptions } from './revision-finder';
import type { VerifiedRevision } from './verify-revision';

export interface ChannelReaderOptions extends RevisionFinderOptions {
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

/**
 * Verifies a channel forward from its last known revision. A new reader starts at the remembered revision, otherwise at the
 * newest platform revision, otherwise at the first. Never goes back to a smaller number.
 */
export const createChannelReader = (options: ChannelReaderOptions): ChannelReader => {
  const { store, channel, memory } = options;
  const revisions = createRevisionFinder(options);
  let newest: VerifiedRevision | null = null;
  let began = false;

  const begin = async (): Promise<Refusal | null> => {
    const seen = memory?.read() ?? null;
    const recalled = seen && (await revisions.recall(seen));
    newest = recalled?.ok
      ? recalled.value
      : ((await revisions.findAnchor(seen?.revision ?? 0)) ?? (await revisions.findRestored(seen?.at)));
    began = newest !== null || recalled === null;
    return recalled && !recalled.ok && !newest ? recalled.error : null;
  };

  /** Follows the chain as far as it verifies. Skips a broken link only when the platform vouches for a later revision. */
  const advance = async (latest: number): Promise<Refusal | null> => {
    for (let next = (newest?.document.revision ?? 0) + 1; next <= latest; next += 1) {
      const verified = await revisions.verify(next, newest);
      const found = verified.ok ? verified.value : await revisions.findAnchor(next);
      if (!found) return verified.ok ? null : verified.error;
      newest = found;
      next = found.document.revision;
    }
    return null;
  };

  /** The store contains fewer revisions than the reader has seen before. */
  const goBack = async (latest: number, { document }: VerifiedRevision): Promise<Refusal | null> => {
    const restored = await revisions.findRestored(document.change.at);
    if (!restored) return lostRevisions(options, latest, document.revision);
    newest = restored;
    return advance(latest);
  };

  const ask = async (): Promise<Polled> => {
    const before = newest;
    const latest = await store.latest(channel);
    const error =
      (began ? null : await begin()) ??
      (newest && latest < newest.document.revision ? await goBack(latest, newest) : await advance(latest));
    const reached: VerifiedRevision | null = newest;
    if (reached && reached.hash !== before?.hash) {
      const { revision, change } = reached.document;
      memory?.write({ revision, hash: reached.hash, at: change.at });
      return { kind: 'newest', revision: reached };
    }
    return error ? { kind: 'refused', error, revision: reached } : { kind: 'unchanged', revision: reached };
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

const lostRevisions = ({ channel, store }: ChannelReaderOptions, latest: number, seen: number): Refusal => ({
  kind: 'broken-chain',
  message: `${channel} is at revision ${latest} in ${store.place}, but ${seen} was seen before. After a restored backup, "repair" lets servers go on.`,
});
