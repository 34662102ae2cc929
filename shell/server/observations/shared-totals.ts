import { randomUUID } from 'node:crypto';
import { createPostgresTallies } from '@detour/shared-releases';
import type { Observations } from './observations';
import { addTotals, noTotals, type ReleaseTotals } from './release-totals';

export interface TotalsSource {
  totals(releases: readonly string[]): Promise<ReadonlyMap<string, ReleaseTotals>>;
  close(): Promise<void>;
}

const ownTotals = (observations: Pick<Observations, 'totals'>, releases: readonly string[]) =>
  new Map(releases.map((release) => [release, observations.totals(release)]));

/** With channels in PostgreSQL all servers see what each was told; with a folder each judges by its own visitors. */
export const createTotalsSource = (
  channels: string,
  observations: Pick<Observations, 'totals'>,
  now: () => number,
): TotalsSource => {
  if (!/^postgres(ql)?:/.test(channels))
    return { totals: async (releases) => ownTotals(observations, releases), close: async () => undefined };
  const tallies = createPostgresTallies<ReleaseTotals>(channels, randomUUID(), now);
  return {
    async totals(releases) {
      const own = ownTotals(observations, releases);
      await tallies.write(own);
      const sums = new Map<string, ReleaseTotals>();
      for (const { release, totals } of await tallies.read(releases))
        sums.set(release, addTotals(sums.get(release) ?? noTotals, totals));
      return sums;
    },
    close: () => tallies.close(),
  };
};
