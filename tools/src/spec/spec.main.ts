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
  readMarks,
  readRequirements,
} from './read-repository';

const { values } = parseArgs({
  options: {
    /** Prints the rows of one area with their state. */
    area: { type: 'string' },
    json: { type: 'boolean', default: false },
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
  ];
  const head = [
    'area'.padEnd(8),
    ...['rows', 'proven', 'failing', 'code only', 'test only'].map((word) => word.padStart(9)),
  ];
  return [head, ...sums.map(cells)].map((row) => row.join(' ')).join('\n');
};

const rowsOf = (rows: readonly AssessedRow[], area: string): string =>
  rows
    .filter((row) => row.area === area)
    .map(
      ({ id, state, testOnly, owner, text }) =>
        `${id.padEnd(10)} ${state.padEnd(10)}${testOnly ? ' no @spec' : ''} ${owner}: ${text}`,
    )
    .join('\n');

const rows = readRequirements();
const marks = readMarks();
const unknown = findUnknownMarks(rows, marks);
if (!values.marks) {
  const { titles, missing } = readLastRun();
  const assessed = assessRows(rows, marks, titles);
  const proven = assessed.filter(({ state }) => state === 'proven').length;
  if (values.json) print(JSON.stringify({ proven, rows: assessed, unknown, missing }));
  else {
    print(values.area ? rowsOf(assessed, values.area) : tableOf(sumAreas(assessed)));
    print(`\n${proven} of ${rows.length} rows are proven by a passing test of the last run.`);
    if (missing.length > 0) print(`No results of: ${missing.join(', ')}. Run npm test to get them.`);
  }
}
const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '';
const problems = [
  ...unknown.map(({ id, file }) => `${file} names ${id}, which is no row of docs/requirements.tsv.`),
  ...assumptionProblems(readAssumptions(), readAssumptionList()),
  ...(index === decisionIndex(readDecisions())
    ? []
    : ['docs/decisions/README.md does not list the records as they are: run npm run generate.']),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
