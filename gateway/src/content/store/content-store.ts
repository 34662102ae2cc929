import { createHash } from 'node:crypto';
import type { Clock } from '@detour/shared-contracts/base';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import {
  itemName,
  type ContentItem,
  type ContentStore,
  type ContentView,
  type CurrentVersion,
} from '../../context/content';
import { createCheckedMemory } from '../../database/checked-memory';
import type { Database } from '../../database/open-database';

import {
  findDrafts,
  findPublished,
  findVersion,
  readRevisions,
  type Revisions,
  type VersionRow,
} from './content-version.repository';

interface ContentStoreOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Milliseconds of a clock that only moves forward, for the age of what is known. */
  readonly elapsed?: () => number;
}

/** Published versions by item, newest first. */
type Stacks = ReadonlyMap<string, readonly VersionRow[]>;

const stacksOf = (rows: readonly VersionRow[]): Stacks => {
  const stacks = new Map<string, VersionRow[]>();
  for (const row of rows) {
    const stack = stacks.get(itemName(row));
    if (stack) stack.push(row);
    else stacks.set(itemName(row), [row]);
  }
  return stacks;
};

/** The newest published version whose time has come and is not over. */
export const currentOf = <R extends Pick<VersionRow, 'valid_from' | 'valid_until'>>(
  stack: readonly R[] = [],
  now: number,
): R | null =>
  stack.find(
    ({ valid_from: from, valid_until: until }) =>
      (from === null || from.getTime() <= now) && (until === null || until.getTime() > now),
  ) ?? null;

const toCurrent = ({ version, body, at }: VersionRow): CurrentVersion | null =>
  body === null ? null : { version, body, at };

const viewOf = (stacks: Stacks, drafts: ReadonlyMap<string, VersionRow>, now: number): ContentView => {
  const find = (item: ContentItem): CurrentVersion | null => {
    const row = drafts.get(itemName(item)) ?? currentOf(stacks.get(itemName(item)), now);
    return row && toCurrent(row);
  };
  return {
    find,
    keys: (kind, locale) => {
      const rows = [...[...stacks.values()].flatMap(([first]) => first ?? []), ...drafts.values()];
      const keys = rows.filter((row) => row.kind === kind && row.locale === locale).map(({ key }) => key);
      return [...new Set(keys)].filter((key) => find({ kind, key, locale }) !== null).sort();
    },
  };
};

interface Known {
  readonly revisions: Revisions;
  readonly stacks: Stacks;
}

const digestOf = ({ stacks, revisions }: Known, locale: Locale, now: number): string => {
  const shown = [...stacks.values()].flatMap((stack) => {
    const row = currentOf(stack, now);
    return row?.locale === locale ? [row.id] : [];
  });
  const text = [...(revisions.catalogue > 0 ? [`catalogue ${revisions.catalogue}`] : []), ...shown].join(' ');
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
};

/** Keeps published content in memory. Content is read again only when its revision, one row, has changed. */
export const createContentStore = ({ db, clock, elapsed }: ContentStoreOptions): ContentStore => {
  const none: ReadonlyMap<string, VersionRow> = new Map();
  const { fresh, check, forget } = createCheckedMemory<Known>({
    elapsed,
    async read(before) {
      const revisions = await readRevisions(db);
      if (before?.revisions.content === revisions.content) return { ...before, revisions };
      return { revisions, stacks: stacksOf(await findPublished(db, new Date(clock.now()))) };
    },
  });

  return {
    published: async () => viewOf((await fresh()).stacks, none, clock.now()),
    async withDrafts(version) {
      const [{ stacks }, drafts, chosen] = await Promise.all([
        check(),
        findDrafts(db),
        version === null ? undefined : findVersion(db, version),
      ]);
      // The chosen version is the last one, so it replaces the draft of its item.
      const rows = [...drafts, ...(chosen ? [chosen] : [])];
      return viewOf(stacks, new Map(rows.map((row) => [itemName(row), row])), clock.now());
    },
    async digests() {
      const shown = await fresh();
      const now = clock.now();
      return Object.fromEntries(locales.map((locale) => [locale, digestOf(shown, locale, now)])) as Record<
        Locale,
        string
      >;
    },
    catalogueRevision: async () => (await fresh()).revisions.catalogue,
    forget,
  };
};
