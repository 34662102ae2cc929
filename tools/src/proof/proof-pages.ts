import type { StageResult } from '../checks/stage';

export interface ProofRun {
  readonly name: string;
  readonly says: string;
  readonly commit: string;
  readonly stages: readonly StageResult[];
  /** Measurements, as lines of Markdown. */
  readonly figures: readonly { readonly lines: readonly string[] }[];
}

const print = (
  { name, says, commit, stages, figures }: ProofRun,
  linesOf: (stage: StageResult) => readonly string[],
): string =>
  [
    `# Proof: ${name}`,
    '',
    says,
    '',
    `Commit ${commit}, Node ${process.versions.node}.`,
    '',
    ...stages.flatMap((stage) => [
      `## ${stage.name}: ${stage.passed} passed, ${stage.failed} failed, ${stage.seconds.toFixed(0)} s`,
      '',
      ...linesOf(stage),
      '',
    ]),
    ...figures.flatMap(({ lines }) => lines),
  ].join('\n');

type Title = StageResult['titles'][number];

const lineOf = ({ title, passed, notes = [] }: Title): readonly string[] => [
  `- ${passed ? 'passed' : '**failed**'}: ${title}`,
  ...notes.map((note) => `  - ${note}`),
];

/** A line for each case. */
export const printReport = (run: ProofRun): string => print(run, ({ titles }) => titles.flatMap(lineOf));

/** What stays in the repository: counts, cases that failed, and cases with figures. */
export const printSummary = (run: ProofRun): string =>
  print(run, ({ titles }) =>
    titles.filter(({ passed, notes = [] }) => !passed || notes.length > 0).flatMap(lineOf),
  );
