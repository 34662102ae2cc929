/** Share of good events over 30 days, for one kind of event. */
interface Objective {
  readonly title: string;
  /** From 0 to 1. */
  readonly target: number;
  /** Selectors of counters with the label `remote`. */
  readonly good: string;
  readonly total: string;
}

/** `tools/monitoring/slo.json`: every remote has every objective; `remotes` has the targets that differ. */
export interface SloFile {
  readonly objectives: Readonly<Record<string, Objective>>;
  readonly remotes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

export interface RuleFile {
  readonly groups: readonly {
    readonly name: string;
    readonly interval: string;
    readonly rules: readonly Rule[];
  }[];
}

/** Windows of a burn rate: the long one shows that it matters, the short one that it goes on. */
interface Burn {
  readonly alert: string;
  readonly severity: 'page' | 'ticket';
  /** Times as fast as a budget that lasts 30 days. */
  readonly rate: number;
  readonly long: string;
  readonly short: string;
  /** Events of a remote in the counted window: with fewer, one visitor would raise the alert. */
  readonly least: number;
  readonly counted: '1h' | '1d';
}

/** Two per cent of the budget in an hour, five in six hours, ten in a day, ten in three days. */
const burns: readonly Burn[] = [
  {
    alert: 'BudgetBurnsFast',
    severity: 'page',
    rate: 14.4,
    long: '1h',
    short: '5m',
    least: 50,
    counted: '1h',
  },
  { alert: 'BudgetBurns', severity: 'page', rate: 6, long: '6h', short: '30m', least: 50, counted: '1h' },
  { alert: 'BudgetShrinks', severity: 'ticket', rate: 3, long: '1d', short: '2h', least: 200, counted: '1d' },
  { alert: 'BudgetEnds', severity: 'ticket', rate: 1, long: '3d', short: '6h', least: 200, counted: '1d' },
];

const windows = ['5m', '30m', '1h', '2h', '6h', '1d', '3d', '30d'] as const;

/** A remote without a single good event still has all its bad ones. */
const badShare = ({ good, total }: Objective, window: string): string => {
  const all = `sum by (remote) (rate(${total}[${window}]))`;
  return `1 - (sum by (remote) (rate(${good}[${window}])) or ${all} * 0) / ${all}`;
};

const withLabel = (selector: string, label: string): string =>
  selector.includes('{') ? selector.replace('{', `{${label},`) : `${selector}{${label}}`;

/**
 * Targets as series, so that one alert serves all remotes. A new remote has the default. One rule for each objective: Prometheus
 * rejects two rules that record the same series.
 */
const targetRule = (name: string, objective: Objective, { remotes }: SloFile): Rule => {
  const own = Object.entries(remotes).flatMap(([remote, targets]) => {
    const target = targets[name];
    return target === undefined ? [] : [{ remote, target }];
  });
  const others = own.length === 0 ? 'remote!=""' : `remote!~"${own.map(({ remote }) => remote).join('|')}"`;
  return {
    record: 'remote:slo_target:ratio',
    expr: [
      { label: others, target: objective.target },
      ...own.map(({ remote, target }) => ({ label: `remote="${remote}"`, target })),
    ]
      .map(({ label, target }) => `count by (remote) (${withLabel(objective.total, label)}) * 0 + ${target}`)
      .join(' or '),
    labels: { slo: name },
  };
};

const recordingRules = (name: string, objective: Objective): Rule[] => [
  ...windows.map((window) => ({
    record: `remote:slo_bad:ratio_rate${window}`,
    expr: badShare(objective, window),
    labels: { slo: name },
  })),
  ...(['1h', '1d'] as const).map((window) => ({
    record: `remote:slo_events:increase${window}`,
    expr: `sum by (remote) (increase(${objective.total}[${window}]))`,
    labels: { slo: name },
  })),
];

const alertRule = ({ alert, severity, rate, long, short, least, counted }: Burn): Rule => {
  const isFast = (window: string): string =>
    `remote:slo_bad:ratio_rate${window} / (1 - remote:slo_target:ratio) > ${rate}`;
  return {
    alert,
    expr: `${isFast(long)} and ${isFast(short)} and remote:slo_events:increase${counted} > ${least}`,
    labels: { severity },
    annotations: {
      summary: `{{ $labels.remote }} spends its error budget of "{{ $labels.slo }}" {{ $value | printf "%.1f" }} times too fast, over ${long}.`,
    },
  };
};

/** Rules of Prometheus for the objectives of all remotes. */
export const sloRules = (file: SloFile): RuleFile => {
  const objectives = Object.entries(file.objectives);
  return {
    groups: [
      {
        name: 'slo',
        interval: '60s',
        rules: objectives.flatMap(([name, objective]) => [
          targetRule(name, objective, file),
          ...recordingRules(name, objective),
        ]),
      },
      { name: 'slo-alerts', interval: '60s', rules: burns.map(alertRule) },
    ],
  };
};

/** Targets of a remote, by objective. */
export const targetsOf = (
  { objectives, remotes }: SloFile,
  remote: string,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(objectives).map(([name, { target }]) => [name, remotes[remote]?.[name] ?? target]),
  );
