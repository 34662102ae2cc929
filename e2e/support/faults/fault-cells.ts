import { codeFaults, networkFaults, reaches } from './fault-kinds';
import { faultSubjects, type FaultSubject } from './fault-subjects';
import { serverFaults } from './server-faults';

type Arrival = 'first load' | 'in-app navigation';

export interface Cell {
  readonly subject: FaultSubject;
  readonly kind: string;
  readonly arrival: Arrival;
  /** With a last good release, or without one. */
  readonly lastGood: boolean;
}

const arrivals: readonly Arrival[] = ['first load', 'in-app navigation'];
const browserFaults = [...networkFaults.map(({ kind }) => kind), ...codeFaults];
const faultsOnServer = Object.keys(serverFaults);
export const isOnServer = ({ kind }: Pick<Cell, 'kind'>): boolean => kind in serverFaults;

/**
 * Possible content of the slot under a fault. Server faults and floods of events take nothing from the browser. A loop of
 * five seconds ends: its timing decides whether the release or its fallback comes first.
 */
export const expectedOutcomes = ({ kind, lastGood }: Cell): readonly string[] => {
  if (kind in serverFaults || kind === 'event flood') return ['itself'];
  const fallback = lastGood ? 'last good' : 'panel';
  return kind === 'endless loop of 5 s' ? [fallback, 'itself'] : [fallback];
};

export const allCells = (): readonly Cell[] => [
  ...faultSubjects.flatMap((subject) =>
    browserFaults.flatMap((kind) =>
      arrivals.flatMap((arrival) => [true, false].map((lastGood) => ({ subject, kind, arrival, lastGood }))),
    ),
  ),
  ...faultSubjects
    .filter(({ fragment }) => fragment === null)
    .flatMap((subject) =>
      faultsOnServer.map((kind) => ({ subject, kind, arrival: 'first load' as const, lastGood: true })),
    ),
];

/** Faults that fall back to the last good release although the files arrived. */
const afterLoad: readonly string[] = ['bootstrap rejects', 'mount throws', 'render throws later', ...reaches];

/** Each fault once and each subject at least once, over both kinds of arrival, with and without a last good release. */
export const sampledCells = (): readonly Cell[] =>
  [...browserFaults, ...faultsOnServer].map((kind, index) => {
    const onServer = isOnServer({ kind });
    const subjects = onServer ? faultSubjects.filter(({ fragment }) => fragment === null) : faultSubjects;
    const subject = subjects[(onServer ? index : index * 3) % subjects.length] as FaultSubject;
    const arrival = onServer ? 'first load' : (arrivals[index % 2] as Arrival);
    return { subject, kind, arrival, lastGood: onServer || afterLoad.includes(kind) || index % 4 < 2 };
  });
