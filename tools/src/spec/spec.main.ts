import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assessRows, findUnknownMarks, sumAreas, type AreaSum, type AssessedRow } from './assess-rows';
import { decisionIndex } from './decision-index';
import { assumptionProblems } from './find-assumptions';
import {
  indexFile,
  readAssumptionList,
  readAssumptions,
  readDecisions,
  readLastRun,
  readLevels,
  readMarks,
  readRequirements,
} from './read-repository';
import { isSeen, levels, unseenProblems } from './proof-levels';

const { values } = parseArgs({
  options: {
    /** Prints the rows of one area with their state. */
    area: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** Prints the rows that a visitor can see and whose closest test has this level. */
    level: { type: 'string' },
    /** Only reports ids without a row, and decision records that the index does not list. */
    marks: { type: 'boolean', default: false },
  },
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const tableOf = (sums: readonly AreaSum[]): string => {
  const cells = (sum: AreaSum): readonly (string | number)[] => [
    sum.area.padEnd(8),
    ...[sum.rows, sum.proven, sum.failing, sum.codeOnly, sum.testOnly].map((value) =>
      String(value).padStart(9),
    ),
    ...levels.map((level) => String(sum.levels[level]).padStart(9)),
  ];
  const head = [
    'area'.padEnd(8),
    ...['rows', 'proven', 'failing', 'code only', 'test only', ...levels].map((word) => word.padStart(9)),
  ];
  return [head, ...sums.map(cells)].map((row) => row.join(' ')).join('\n');
};

const rowsOf = (rows: readonly AssessedRow[]): string =>
  rows
    .map(
      ({ id, state, level, testOnly, owner, text }) =>
        `${id.padEnd(10)} ${state.padEnd(10)} ${(level ?? 'none').padEnd(10)}${testOnly ? ' no @spec' : ''} ${owner}: ${text}`,
    )
    .join('\n');

/** How close to a visitor the tests of what a visitor can see are. */
const nearnessOf = (rows: readonly AssessedRow[]): string => {
  const visible = rows.filter(isSeen);
  const counts = levels.map((level) => `${visible.filter((row) => row.level === level).length} ${level}`);
  const none = visible.filter(({ level }) => level === null).length;
  return `${visible.length} rows are screens, states and errors of pages. Their closest tests: ${counts.join(', ')}, ${none} none.`;
};

const rows = readRequirements();
const marks = readMarks();
const unknown = findUnknownMarks(rows, marks);
const provenBy = readLevels();
if (!values.marks) {
  const { titles, missing } = readLastRun();
  const assessed = assessRows(rows, marks, { titles, levels: provenBy });
  const proven = assessed.filter(({ state }) => state === 'proven').length;
  if (values.json) print(JSON.stringify({ proven, rows: assessed, unknown, missing }));
  else {
    const listed = assessed.filter(
      (row) => row.area === values.area || (isSeen(row) && row.level === values.level),
    );
    print(values.area || values.level ? rowsOf(listed) : tableOf(sumAreas(assessed)));
    print(`\n${nearnessOf(assessed)}`);
    print(`${proven} of ${rows.length} rows are proven by a passing test of the last run.`);
    if (missing.length > 0) print(`No results of: ${missing.join(', ')}. Run npm test to get them.`);
  }
}
const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '';
const problems = [
  ...unknown.map(({ id, file }) => `${file} names ${id}, which is no row of docs/requirements.tsv.`),
  ...unseenProblems(assessRows(rows, marks, { titles: [], levels: provenBy })),
  ...assumptionProblems(readAssumptions(), readAssumptionList()),
  ...(index === decisionIndex(readDecisions())
    ? []
    : ['docs/decisions/README.md does not list the records as they are: run npm run generate.']),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
