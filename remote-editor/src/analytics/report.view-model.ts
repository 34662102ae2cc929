import type { AnalyticsFunnel, AnalyticsReport } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import { armName, experimentName } from '../experiments/experiment-words';
import type { Text } from '../text';

type Search = AnalyticsReport['searches']['rows'][number];
type Release = AnalyticsReport['releases']['rows'][number];
type Arm = AnalyticsReport['arms']['rows'][number];

export const funnelSteps = ['lists', 'items', 'checkouts', 'purchases'] as const;

/** `12,5 %` of the visits of a row. */
export const rateOf = (count: number, visits: number, format: Format): string =>
  format.percent(visits === 0 ? 0 : Math.round((count / visits) * 1000) / 10);

/** A place without a name keeps its key and id: the shop has it no longer, or an older link named it. */
export const placeName = ({ place, name }: Pick<Search, 'place' | 'name'>, text: Text): string => {
  if (place === 'anywhere' || place === 'around') return text(`analytics.${place}`);
  return name ?? place;
};

/** A row of a funnel: its name, and what it is a part of. */
export interface FunnelLine extends AnalyticsFunnel {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

/** Each remote before its releases; remotes and releases with most visits first, as the gateway sends them. */
export const releaseLines = (rows: readonly Release[], text: Text): readonly FunnelLine[] => {
  const remotes = [...new Set(rows.map(({ remote }) => remote))];
  return remotes.flatMap((remote) =>
    rows
      .filter((row) => row.remote === remote)
      .sort((one, other) => Number(one.release !== null) - Number(other.release !== null))
      .map((row) => ({
        ...row,
        id: `${remote} ${row.release ?? ''}`,
        name: remote,
        detail: row.release ?? text('analytics.allReleases'),
      })),
  );
};

/** Each experiment with its arms. A flag without arms keeps its technical name. */
export const armLines = (rows: readonly Arm[], text: Text): readonly FunnelLine[] => {
  const experiments = [...new Set(rows.map(({ experiment }) => experiment))];
  return experiments.flatMap((experiment) =>
    rows
      .filter((row) => row.experiment === experiment)
      .map((row) => ({
        ...row,
        id: `${experiment} ${row.arm ?? ''}`,
        name: experimentName(experiment, text),
        detail: row.arm === null ? '' : armName(row.arm, text),
      })),
  );
};
