import type { TestTitle } from '../checks/stage';
import { idsOfTitle, isTestFile, type Mark } from './find-marks';
import type { RequirementRow } from './requirement-rows';

/** What is known of a row: `proven` by a passing test, `failing`, `test` or `code` alone has its mark, or nothing. */
type RowState = 'proven' | 'failing' | 'not-run' | 'code-only' | 'unmarked';

export interface AssessedRow extends RequirementRow {
  readonly state: RowState;
  /** A test names it and no code does. */
  readonly testOnly: boolean;
}

export interface AreaSum {
  readonly area: string;
  readonly rows: number;
  readonly proven: number;
  readonly failing: number;
  /** Marked at the code and in no test. */
  readonly codeOnly: number;
  /** Marked in a test and at no code. */
  readonly testOnly: number;
}

const stateOf = (
  id: string,
  results: ReadonlyMap<string, boolean>,
  tested: ReadonlySet<string>,
  coded: ReadonlySet<string>,
): RowState => {
  const passed = results.get(id);
  if (passed !== undefined) return passed ? 'proven' : 'failing';
  if (tested.has(id)) return 'not-run';
  return coded.has(id) ? 'code-only' : 'unmarked';
};

/** One failed test that names a row is enough to count the row as failing. */
const resultsOf = (titles: readonly TestTitle[]): ReadonlyMap<string, boolean> => {
  const results = new Map<string, boolean>();
  for (const { title, passed } of titles) {
    for (const id of idsOfTitle(title)) results.set(id, passed && (results.get(id) ?? true));
  }
  return results;
};

/** Joins the table with the marks in the sources and with what the last run of the tests said. */
export const assessRows = (
  rows: readonly RequirementRow[],
  marks: readonly Mark[],
  titles: readonly TestTitle[],
): readonly AssessedRow[] => {
  const results = resultsOf(titles);
  const tested = new Set(marks.filter(({ file }) => isTestFile(file)).map(({ id }) => id));
  const coded = new Set(marks.filter(({ file }) => !isTestFile(file)).map(({ id }) => id));
  return rows.map((row) => ({
    ...row,
    state: stateOf(row.id, results, tested, coded),
    testOnly: (tested.has(row.id) || results.has(row.id)) && !coded.has(row.id),
  }));
};

export const sumAreas = (rows: readonly AssessedRow[]): readonly AreaSum[] =>
  [...new Set(rows.map(({ area }) => area))].map((area) => {
    const own = rows.filter((row) => row.area === area);
    const count = (test: (row: AssessedRow) => boolean): number => own.filter(test).length;
    return {
      area,
      rows: own.length,
      proven: count(({ state }) => state === 'proven'),
      failing: count(({ state }) => state === 'failing'),
      codeOnly: count(({ state }) => state === 'code-only'),
      testOnly: count(({ testOnly }) => testOnly),
    };
  });

/** Marks that name no row of the table: a slip of the pen, or a row that is gone. */
export const findUnknownMarks = (
  rows: readonly RequirementRow[],
  marks: readonly Mark[],
): readonly Mark[] => {
  const known = new Set(rows.map(({ id }) => id));
  const areas = new Set(rows.map(({ area }) => area));
  // Brackets hold other capitals too (`[UTF-008]`): only ids of an area of ours are meant as rows.
  return marks.filter(({ id }) => !known.has(id) && areas.has(id.slice(0, id.lastIndexOf('-'))));
};
