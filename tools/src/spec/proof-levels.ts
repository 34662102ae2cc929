import { dirname, join } from 'node:path';
import { isTestFile } from './find-marks';

/** Where a test is, the closest to a visitor first. */
export const levels = ['browser', 'gateway', 'component', 'handmade', 'unit'] as const;
export type Level = (typeof levels)[number];

/** Levels that prove what a visitor can see: whatever these tests show, the shop can do. */
const proving: ReadonlySet<Level | null> = new Set<Level>(['browser', 'gateway', 'component']);

/** Helpers of `gateway/test` that open the gateway or its database. */
const opensGateway =
  /from '[./]*\/test\/(?:test-app|test-databases|catalogue-shop|search-desk|shared-cluster|postgres|embedded|fuzz\/|sales\/[\w-]+-harness)/;

/** Types of responses, or a fake API. */
const hasResponses = /'@detour\/shared-contracts\/api'|\b(?:fakeApi|recordedApi)\b/;
const isRecorded = /'@detour\/shared-contracts\/recorded'/;
const ownImports = /from '(\.[^']+)'/g;

/** Text of a file by its path from the root; undefined when there is none. */
export type ReadText = (file: string) => string | undefined;

const helps = /\.fixture$|\/testing\//;

/** A test file with the helpers of its package that it imports, and theirs. */
const withHelpers = (file: string, read: ReadText): readonly string[] => {
  const files = new Set([file]);
  for (const one of files)
    for (const [, path = ''] of (read(one) ?? '').matchAll(ownImports)) {
      const found = join(dirname(one), path);
      const helper = [`${found}.ts`, `${found}.tsx`].find((each) => read(each) !== undefined);
      if (helper !== undefined && helps.test(found)) files.add(helper);
    }
  return [...files].map((one) => read(one) ?? '');
};

/**
 * Level of a test file. `browser`: the built shop in a browser. `gateway`: real calls or the real database. `component`: a page or part in
 * jsdom, with recorded responses of the seeded gateway or without any. `handmade`: the same with responses that only the test writes.
 * `unit`: everything else.
 */
export const levelOf = (file: string, read: ReadText): Level => {
  if (file.startsWith('e2e/')) return 'browser';
  if (
    file.startsWith('gateway/') &&
    (file.startsWith('gateway/test/') || opensGateway.test(read(file) ?? ''))
  )
    return 'gateway';
  if (!file.endsWith('.tsx')) return 'unit';
  const texts = withHelpers(file, read);
  return texts.some((text) => isRecorded.test(text)) || !texts.some((text) => hasResponses.test(text))
    ? 'component'
    : 'handmade';
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

/** Rows that no page can show, with the reason (1037). */
const unseen: ReadonlyMap<string, string> = new Map([
  ['PROD-059', 'an error inside the client: each page of a product has an id'],
  ['PROD-020', 'the film is not built'],
]);

/** Rows that a visitor can see without a test that shows them as the shop does, as sentences. */
export const unseenProblems = (
  rows: readonly {
    readonly id: string;
    readonly owner: string;
    readonly kind: string;
    readonly level: Level | null;
  }[],
): readonly string[] =>
  rows
    .filter((row) => isSeen(row) && !proving.has(row.level) && !unseen.has(row.id))
    .map(
      ({ id, level }) =>
        `${id} is something that a visitor sees, but its closest test is ${level ?? 'none'}. Name it in a browser spec, a test of the gateway, or a component test with recorded responses.`,
    );
