import type { ChannelRevision } from '../channel-document';
import type { ReleaseId } from '../../release/release-document';
import { printReleaseId } from '../../release/release-id';
import type { PublishedRelease } from '../../release/release-store';

/** An open tab still finds its files after this many promotions. */
export const keptPromotions = 30;
/** Age (ms) below which a release is kept, because it may be promoted soon. */
export const keptAge = 7 * 86_400_000;

const namesOf = ({ releases }: Pick<ChannelRevision, 'releases'>): readonly ReleaseId[] =>
  Object.entries(releases).flatMap(([name, { version, previous, canary, rollout }]) =>
    [version, previous, canary?.version ?? null, rollout?.version ?? null].flatMap((found) =>
      found === null ? [] : [{ name, version: found }],
    ),
  );

/**
 * Releases that a channel names now or named within its last promotions: in use by an open tab, a last good release, or a canary.
 * `history` starts with the current revision.
 */
export const namedLately = async (history: AsyncIterable<ChannelRevision>): Promise<ReadonlySet<string>> => {
  const named = new Set<string>();
  let promotions = 0;
  for await (const document of history) {
    for (const id of namesOf(document)) named.add(printReleaseId(id));
    // A tab opened before the thirtieth promotion still uses the state before it.
    if (promotions >= keptPromotions) break;
    if (document.change.kind === 'promote') promotions += 1;
  }
  return named;
};

/** Releases that nothing can reference any more. */
export const removableReleases = (
  published: readonly PublishedRelease[],
  named: ReadonlySet<string>,
  now: number,
): readonly PublishedRelease[] =>
  published.filter((release) => now - release.publishedAt > keptAge && !named.has(printReleaseId(release)));
