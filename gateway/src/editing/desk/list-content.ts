import type { EditedItems, EditedLocale } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { StaffNames } from '../../care/desk/staff-names';
import {
  findNewestHeads,
  findPublishedHeads,
  type VersionHead,
} from '../../content/store/content-version.repository';
import { currentOf } from '../../content/store/content-store';
import { itemName } from '../../context/content';
import type { EditingContext } from '../change-content';
import { contentKinds } from '../content-kinds';

type Kinds = EditedItems['kinds'];

const groupOf = (rows: readonly VersionHead[]): ReadonlyMap<string, readonly VersionHead[]> => {
  const groups = new Map<string, VersionHead[]>();
  for (const row of rows) groups.set(itemName(row), [...(groups.get(itemName(row)) ?? []), row]);
  return groups;
};

interface Known {
  readonly published: ReadonlyMap<string, readonly VersionHead[]>;
  readonly newest: ReadonlyMap<string, readonly VersionHead[]>;
  readonly names: StaffNames;
  readonly now: number;
}

/** What visitors see of an item: its version that applies, else the shop's own content. */
export const shownOf = (
  current: Pick<VersionHead, 'is_own'> | null,
  hasOwn: boolean,
): EditedLocale['shown'] => (current && !current.is_own ? 'published' : hasOwn ? 'own' : 'missing');

/** True when a version of an item begins later. One that is older than what applies now never does. */
export const isScheduled = (
  stack: readonly Pick<VersionHead, 'version' | 'valid_from'>[],
  current: Pick<VersionHead, 'version'> | null,
  now: number,
): boolean =>
  stack.some(
    ({ version, valid_from: from }) =>
      from !== null && from.getTime() > now && version > (current?.version ?? 0),
  );

const toLocale = (
  context: EditingContext,
  { published, newest, names, now }: Known,
  item: { readonly kind: string; readonly key: string; readonly locale: Locale },
): EditedLocale => {
  const stack = published.get(itemName(item)) ?? [];
  const current = currentOf(stack, now);
  const [last] = newest.get(itemName(item)) ?? [];
  return {
    locale: item.locale,
    shown: shownOf(current, (contentKinds[item.kind]?.own(item, context) ?? null) !== null),
    hasDraft: last?.state === 'draft',
    isScheduled: isScheduled(stack, current, now),
    version: last?.version ?? 0,
    changedBy: last ? names(last.author) : null,
    changedAt: last ? last.at.toISOString() : null,
  };
};

/**
 * Every item that staff may edit: those of the shop and those of editors, in the order of kinds and keys. A dropped draft of a new page
 * leaves its key in the list, with `missing`.
 */
export const listContent = async (context: EditingContext, names: StaffNames): Promise<Kinds> => {
  const now = context.clock.now();
  const [published, newest] = await Promise.all([
    findPublishedHeads(context.db, new Date(now)),
    findNewestHeads(context.db),
  ]);
  const known: Known = { published: groupOf(published), newest: groupOf(newest), names, now };
  return Object.entries(contentKinds).map(([kind, { keys, isOpen, localesOf }]) => {
    const written = isOpen ? newest.filter((row) => row.kind === kind).map(({ key }) => key) : [];
    return {
      kind,
      isOpen,
      items: [...new Set([...keys, ...written])].map((key) => ({
        key,
        locales: localesOf(key).map((locale) => toLocale(context, known, { kind, key, locale })),
      })),
    };
  });
};
