import type { ChannelRevision } from './channel-document';
import { textHashOf } from '../trust/signing';
import type { ChannelStore } from './stores/channel-store';
import { parseRevision } from './parse-revision';
import type { VerifiedRevision } from './verify-revision';

/**
 * Revisions of a channel, newest first, starting at a verified one. Each contains the hash of its predecessor, so the result is
 * what the signers extended. Stops at the first revision or where the platform started anew.
 */
export async function* readHistory(
  store: ChannelStore,
  newest: VerifiedRevision,
): AsyncGenerator<ChannelRevision, void, undefined> {
  for (let document = newest.document; ;) {
    yield document;
    const stored = document.revision > 1 ? await store.read(document.channel, document.revision - 1) : null;
    if (!stored || textHashOf(stored.body) !== document.before) return;
    const parsed = parseRevision(stored.body);
    if (!parsed.ok) return;
    document = parsed.value;
  }
}
