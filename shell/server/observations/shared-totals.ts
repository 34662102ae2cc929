import { randomUUID } from 'node:crypto';
import { createPostgresTallies } from '@detour/shared-releases/canary';
import type { Observations } from './observations';
import { addCounts, noCounts, type ReleaseCounts } from './release-totals';

export interface CountsSource {
  counts(releases: readonly string[]): Promise<ReadonlyMap<string, ReleaseCounts>>;
  close(): Promise<void>;
}

const ownCounts = (observations: Pick<Observations, 'counts'>, releases: readonly string[]) =>
  new Map(releases.map((release) => [release, observations.counts(release)]));

/** Servers with channels in PostgreSQL share their counts. With a folder, each server judges by its own visitors. */
export const createCountsSource = (
  channels: string,
  observations: Pick<Observations, 'counts'>,
  now: () => number,
): CountsSource => {
  if (!/^postgres(ql)?:/.test(channels))
    return { counts: async (releases) => ownCounts(observations, releases), close: async () => undefined };
  const tallies = createPostgresTallies<ReleaseCounts>(channels, randomUUID(), now);
  return {
    async counts(releases) {
      const own = ownCounts(observations, releases);
      await tallies.write(own);
      const sums = new Map<string, ReleaseCounts>();
      for (const { release, totals } of await tallies.read(releases))
        // During a deployment, an older server may still report in its own format.
        if ('tried' in totals) sums.set(release, addCounts(sums.get(release) ?? noCounts, totals));
      return sums;
    },
    close: () => tallies.close(),
  };
};
