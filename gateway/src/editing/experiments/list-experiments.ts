import type { ExperimentList, ExperimentView } from '@detour/shared-contracts/api';
import { experiments as declared } from '@detour/shared-contracts/platform';
import { findStaffNames, type StaffNames } from '../../care/desk/staff-names';
import type { GatewayContext } from '../../context/context';
import { isInTime } from '../../experiments/experiment-store';
import { countExposures, listExperiments, type ArmCounts, type ExperimentRow } from './experiment.repository';
import { differenceOf } from './intervals';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** One line for each arm, in the order of the declaration; the first is the control. */
const resultsOf = (row: ExperimentRow, counts: readonly ArmCounts[]): ExperimentView['results'] => {
  const countOf = (arm: string) => {
    const found = counts.find(
      (one) => one.experiment_id === row.id && one.round === row.round && one.arm === arm,
    );
    return { visitors: found?.visitors ?? 0, purchases: found?.purchases ?? 0 };
  };
  const control = countOf(row.shares[0]?.arm ?? '');
  return row.shares.map(({ arm }, index) => {
    const own = countOf(arm);
    return {
      arm,
      ...own,
      rate: own.visitors === 0 ? null : own.purchases / own.visitors,
      difference: index === 0 ? null : differenceOf(own, control),
    };
  });
};

interface Facts {
  readonly names: StaffNames;
  readonly counts: readonly ArmCounts[];
  readonly now: number;
}

const toView = (row: ExperimentRow, { names, counts, now }: Facts): ExperimentView => ({
  uuid: row.uuid,
  experiment: row.experiment,
  title: row.title,
  state: row.state,
  isActive: row.state === 'running' && isInTime({ from: row.valid_from, until: row.valid_until }, now),
  locales: [...row.locales],
  shares: row.shares.map(({ arm, share }) => ({ arm, share })),
  from: iso(row.valid_from),
  until: iso(row.valid_until),
  startedAt: iso(row.started_at),
  endedAt: iso(row.ended_at),
  version: row.version,
  round: row.round,
  changedBy: names(row.changed_by),
  changedAt: row.changed_at.toISOString(),
  results: resultsOf(row, counts),
});

/** All experiments, newest first, with the results of their last round. */
export const listForStaff = async (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  mayStart: boolean,
): Promise<ExperimentList> => {
  const [rows, names, counts] = await Promise.all([
    listExperiments(db),
    findStaffNames(db),
    countExposures(db),
  ]);
  return {
    declared: declared.map(({ name, arms }) => ({ name, arms: arms.map((arm) => arm.name) })),
    experiments: rows.map((row) => toView(row, { names, counts, now: clock.now() })),
    mayStart,
  };
};
