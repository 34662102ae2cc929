interface Count {
  readonly requests: number;
  readonly accepted: number;
  readonly refused: number;
}

/** Report of one fuzzer process. */
export interface FuzzRun {
  readonly seed: number;
  /** Null for the shell server, which has none. */
  readonly database: 'embedded' | 'postgres' | null;
  readonly requests: number;
  readonly counts: Readonly<Record<string, Count>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly findings: readonly {
    readonly call: string;
    readonly trouble: string;
    readonly seed: number;
    readonly round: number;
    readonly index: number;
    readonly request: string;
  }[];
  readonly rejections: readonly string[];
  readonly healthy: boolean;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const addUp = (runs: readonly FuzzRun[]): ReadonlyMap<string, Count> => {
  const total = new Map<string, Count>();
  for (const { counts } of runs) {
    for (const [call, count] of Object.entries(counts)) {
      const before = total.get(call) ?? { requests: 0, accepted: 0, refused: 0 };
      total.set(call, {
        requests: before.requests + count.requests,
        accepted: before.accepted + count.accepted,
        refused: before.refused + count.refused,
      });
    }
  }
  return total;
};

const requestsOn = (runs: readonly FuzzRun[], database: FuzzRun['database']): number =>
  sumOf(runs.filter((run) => run.database === database).map(({ requests }) => requests));

const databaseLines = (runs: readonly FuzzRun[]): readonly string[] =>
  runs.some(({ database }) => database !== null)
    ? [`PostgreSQL ${requestsOn(runs, 'postgres')}, PGlite ${requestsOn(runs, 'embedded')}`]
    : [];

/** Figures of all processes by call, and each finding with its reproduction. `judged` defines a finding. */
export const printFuzz = (
  runs: readonly FuzzRun[],
  judged = '5xx, late, against a schema, without headers, with a stack',
): string => {
  const findings = runs.flatMap((run) => run.findings);
  const kind = (name: string): number => sumOf(runs.map(({ kinds }) => kinds[name] ?? 0));
  const seeds = [...runs].sort((a, b) => a.seed - b.seed);
  const rows = [...addUp(runs)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `requests ${sumOf(runs.map(({ requests }) => requests))}: valid ${kind('valid')}, nearly valid ${kind('nearly')}, hostile ${kind('hostile')}`,
    ...databaseLines(runs),
    `seeds ${seeds.map(({ seed, database }) => (database ? `${seed} (${database})` : seed)).join(', ')}`,
    `${judged}: ${findings.length}`,
    `unhandled rejections: ${sumOf(runs.map(({ rejections }) => rejections.length))}; healthy at the end: ${runs.filter(({ healthy }) => healthy).length} of ${runs.length}`,
    '',
    `${'call'.padEnd(28)}${'requests'.padStart(9)}${'2xx, 3xx'.padStart(10)}${'4xx'.padStart(8)}`,
    ...rows.map(
      ([call, { requests, accepted, refused }]) =>
        `${call.padEnd(28)}${String(requests).padStart(9)}${String(accepted).padStart(10)}${String(refused).padStart(8)}`,
    ),
    ...findings.map(
      ({ call, trouble, seed, round, index, request }) =>
        `\n${call}: ${trouble}\n  seed ${seed}, round ${round}, request ${index}: ${request}`,
    ),
  ].join('\n');
};
