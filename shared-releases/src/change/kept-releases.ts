import type { ChannelRevision } from '../channel-document';
import type { ReleaseId } from '../release-document';
import { printReleaseId } from '../release/release-id';
import type { PublishedRelease } from '../stores';

/** A tab that was opened this many promotions ago still finds its files. */
export const keptPromotions = 30;
/** What was published lately may be about to be promoted, milliseconds. */
export const keptAge = 7 * 86_400_000;

const namesOf = ({ releases }: Pick<ChannelRevision, 'releases'>): readonly ReleaseId[] =>
  Object.entries(releases).flatMap(([name, { version, previous, canary }]) =>
    [version, previous, canary?.version ?? null].flatMap((found) =>
      found === null ? [] : [{ name, version: found }],
    ),
  );

/**
 * Releases that a channel names now, or named within its last promotions: each stands in a tab somewhere, is the last good one, or a
 * canary. `history` begins with the revision in force.
 */
export const namedLately = async (history: AsyncIterable<ChannelRevision>): Promise<ReadonlySet<string>> => {
  const named = new Set<string>();
  let promotions = 0;
  for await (const document of history) {
    for (const id of namesOf(document)) named.add(printReleaseId(id));
    // The state before the thirtieth promotion is still in force in a tab that was opened before it.
    if (promotions >= keptPromotions) break;
    if (document.change.kind === 'promote') promotions += 1;
  }
  return named;
};

/** Releases that nobody can need any more. */
export const removableReleases = (
  published: readonly PublishedRelease[],
  named: ReadonlySet<string>,
  now: number,
): readonly PublishedRelease[] =>
  published.filter((release) => now - release.publishedAt > keptAge && !named.has(printReleaseId(release)));
