import type { TestTitle } from '../checks/stage';
import { idsOfTitle, isTestFile, type Mark } from './find-marks';
import { closestOf, type Level, type LevelsById } from './proof-levels';
import type { RequirementRow } from './requirement-rows';

/** State of a row: `proven` by a passing test, `failing`, marked only in `test` or only in `code`, or unmarked. */
type RowState = 'proven' | 'failing' | 'not-run' | 'code-only' | 'unmarked';

export interface AssessedRow extends RequirementRow {
  readonly state: RowState;
  /** In a test, but not in code. */
  readonly testOnly: boolean;
  /** The test closest to a visitor that names it. */
  readonly level: Level | null;
}

export interface AreaSum {
  readonly area: string;
  readonly rows: number;
  readonly proven: number;
  readonly failing: number;
  /** In code, but not in a test. */
  readonly codeOnly: number;
  /** In a test, but not in code. */
  readonly testOnly: number;
  /** Rows by the level of their closest test. */
  readonly levels: Readonly<Record<Level, number>>;
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

/** A row counts as failing when at least one of its tests failed. */
const resultsOf = (titles: readonly TestTitle[]): ReadonlyMap<string, boolean> => {
  const results = new Map<string, boolean>();
  for (const { title, passed } of titles) {
    for (const id of idsOfTitle(title)) results.set(id, passed && (results.get(id) ?? true));
  }
  return results;
};

/** Joins the table with marks in the sources, levels of tests and results of the last test run. */
export const assessRows = (
  rows: readonly RequirementRow[],
  marks: readonly Mark[],
  { titles, levels }: { readonly titles: readonly TestTitle[]; readonly levels: LevelsById },
): readonly AssessedRow[] => {
  const results = resultsOf(titles);
  const tested = new Set(marks.filter(({ file }) => isTestFile(file)).map(({ id }) => id));
  const coded = new Set(marks.filter(({ file }) => !isTestFile(file)).map(({ id }) => id));
  return rows.map((row) => ({
    ...row,
    state: stateOf(row.id, results, tested, coded),
    testOnly: (tested.has(row.id) || results.has(row.id)) && !coded.has(row.id),
    level: closestOf(levels.get(row.id) ?? new Set()),
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
      levels: {
        browser: count(({ level }) => level === 'browser'),
        gateway: count(({ level }) => level === 'gateway'),
        component: count(({ level }) => level === 'component'),
        handmade: count(({ level }) => level === 'handmade'),
        unit: count(({ level }) => level === 'unit'),
      },
    };
  });

/** Marks without a row in the table: a typo, or a removed row. */
export const findUnknownMarks = (
  rows: readonly RequirementRow[],
  marks: readonly Mark[],
): readonly Mark[] => {
  const known = new Set(rows.map(({ id }) => id));
  const areas = new Set(rows.map(({ area }) => area));
  // Brackets may contain other capitals (`[UTF-008]`). Only known areas count as rows.
  return marks.filter(({ id }) => !known.has(id) && areas.has(id.slice(0, id.lastIndexOf('-'))));
};
