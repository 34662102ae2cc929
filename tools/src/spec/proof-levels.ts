import { isTestFile } from './find-marks';

/** Where a test is, the closest to a visitor first. */
export const levels = ['browser', 'gateway', 'component', 'unit'] as const;
export type Level = (typeof levels)[number];

/** Helpers of `gateway/test` that open the gateway or its database. */
const opensGateway =
  /from '[./]*\/test\/(?:test-app|test-databases|catalogue-shop|search-desk|shared-cluster|postgres|embedded|fuzz\/|sales\/[\w-]+-harness)/;

/**
 * Level of a test file. `browser`: the built shop in a browser. `gateway`: real calls or the real database. `component`: a page or part in
 * jsdom, with responses that the test writes. `unit`: everything else.
 */
export const levelOf = (file: string, text: string): Level => {
  if (file.startsWith('e2e/')) return 'browser';
  if (file.startsWith('gateway/') && (file.startsWith('gateway/test/') || opensGateway.test(text)))
    return 'gateway';
  return file.endsWith('.tsx') ? 'component' : 'unit';
};

/** The closest of some levels; null for none. */
export const closestOf = (found: ReadonlySet<Level>): Level | null =>
  levels.find((level) => found.has(level)) ?? null;

/** Levels of the tests of a row, by its id. */
export type LevelsById = ReadonlyMap<string, ReadonlySet<Level>>;

interface TestMark {
  readonly id: string;
  readonly file: string;
  readonly level: Level;
}

export const levelsById = (marks: readonly TestMark[]): LevelsById => {
  const byId = new Map<string, Set<Level>>();
  for (const { id, file, level } of marks)
    if (isTestFile(file)) byId.set(id, (byId.get(id) ?? new Set<Level>()).add(level));
  return byId;
};

/** Kinds of rows that a visitor can see, in the packages that draw pages. */
const seen: ReadonlySet<string> = new Set(['screen', 'state', 'error']);

export const isSeen = ({ owner, kind }: { readonly owner: string; readonly kind: string }): boolean =>
  seen.has(kind) && (owner === 'shell' || owner.startsWith('remote-'));
