import { ok, type Result } from '@detour/shared-contracts/base';
import type { Refusal } from '@detour/shared-releases/base';
import {
  createChannelReader,
  parseStoredRevision,
  verifyRevision,
  type ChannelReader,
  type ChannelStore,
} from '@detour/shared-releases/channel';
import type { TeamSources } from './team-sources';

interface Wanted {
  readonly channel: string;
  readonly revision: number;
}

/**
 * Appends revisions that teams signed. Refuses what no server would follow: a revision that does not continue the newest one, or changes
 * packages of another team.
 */
export const createRevisionTaker = (sources: TeamSources & { readonly channels: ChannelStore }) => {
  const readers = new Map<string, ChannelReader>();
  const readerOf = (channel: string): ChannelReader => {
    const known =
      readers.get(channel) ?? createChannelReader({ ...sources, store: sources.channels, channel });
    readers.set(channel, known);
    return known;
  };
  return async (
    { channel, revision }: Wanted,
    body: string,
  ): Promise<Result<'stored' | 'taken', Refusal>> => {
    const stored = parseStoredRevision(body);
    if (!stored.ok) return stored;
    // A new channel has no reader until it has a revision, so that invented names take no memory.
    const exists = (await sources.channels.latest(channel)) > 0;
    const polled = exists ? await readerOf(channel).poll() : null;
    if (polled?.kind === 'refused') return { ok: false, error: polled.error };
    const before = polled?.revision ?? null;
    if (revision <= (before?.document.revision ?? 0)) return ok('taken');
    const { trust, production, now, channels } = sources;
    const place = { channel, revision, before, now: now(), production };
    const verified = verifyRevision(trust(), stored.value, place);
    return verified.ok ? ok(await channels.append(channel, revision, stored.value)) : verified;
  };
};
