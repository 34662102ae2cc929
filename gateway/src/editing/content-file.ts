import { isLocale, locales, type Locale } from '@detour/shared-contracts/sites';
import { itemName, type ContentItem } from '../context/content';
import { findHistory } from '../content/store/content-version.repository';
import { formErrors, printErrors, publishErrors } from './check-body';
import { publish, saveDraft, type Author, type EditingContext } from './change-content';
import { contentKinds, findKind } from './content-kinds';

const format = 'detour-content-1';

interface FileItem extends ContentItem {
  readonly body: unknown;
}

export interface ContentFile {
  readonly format: typeof format;
  readonly items: readonly FileItem[];
}

/** What applies now in the given locales: the editors' versions, and the shop's own content of all other items. */
export const exportContent = async (
  context: EditingContext,
  wanted: readonly Locale[] = locales,
): Promise<ContentFile> => {
  const view = await context.content.published();
  const items = Object.entries(contentKinds).flatMap(([kind, { keys, localesOf, own }]) =>
    wanted.flatMap((locale) =>
      [...new Set([...keys, ...view.keys(kind, locale)])]
        .filter((key) => localesOf(key).includes(locale))
        .flatMap((key) => {
          const item = { kind, key, locale };
          const body = view.find(item)?.body ?? own(item, context);
          return body === null ? [] : [{ ...item, body }];
        }),
    ),
  );
  return { format, items };
};

type Parsed = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws a sentence for a file that is not one of content. */
const readFile = (text: string): readonly unknown[] => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}.`);
  }
  if (!isObject(file) || file['format'] !== format || !Array.isArray(file['items']))
    throw new Error(`The file must have "format": "${format}" and a list "items", as an export has.`);
  return file['items'];
};

const toItem = (entry: unknown, context: EditingContext): FileItem | string => {
  if (!isObject(entry)) return 'is not an object';
  const { kind, key, locale, body } = entry;
  if (typeof kind !== 'string' || typeof key !== 'string' || typeof locale !== 'string' || !isLocale(locale))
    return 'needs "kind", "key" and a "locale" of the shop';
  const item = { kind, key, locale };
  const found = findKind(item);
  if (typeof found === 'string') return found;
  const errors = formErrors(item, body, context);
  const all = errors.length > 0 ? errors : publishErrors(item, body);
  return all.length > 0 ? `(${itemName(item)}) ${printErrors(all)}` : { ...item, body };
};

interface ImportOptions {
  readonly author: Author;
  /** Saves drafts only. */
  readonly draft: boolean;
  /** Only items of these locales. */
  readonly locales?: readonly Locale[] | undefined;
}

export interface ImportedContent {
  /** Items that differ from what applied before. */
  readonly changed: readonly string[];
  readonly unchanged: number;
}

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

/** The database keeps members in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** The items that the file changes. Throws a sentence that lists every mistake before anything is written. */
const changesOf = async (context: EditingContext, text: string, wanted: readonly Locale[]) => {
  const read = readFile(text).map((entry) => toItem(entry, context));
  const mistakes = read.flatMap((item, index) =>
    typeof item === 'string' ? [`items[${index}] ${item}`] : [],
  );
  if (mistakes.length > 0)
    throw new Error(
      `Nothing was imported. ${mistakes.length} of ${read.length} items have mistakes:\n${mistakes.join('\n')}`,
    );
  const view = await context.content.published();
  const items = read.filter(
    (item): item is FileItem => typeof item !== 'string' && wanted.includes(item.locale),
  );
  const changed = items.filter((item) => {
    const applies = view.find(item)?.body ?? contentKinds[item.kind]?.own(item, context);
    return !isSame(applies, item.body);
  });
  return { changed, unchanged: items.length - changed.length };
};

/** Items of one page in several languages are published together. */
const groupsOf = (items: readonly FileItem[]): readonly (readonly FileItem[])[] => {
  const groups = new Map<string, FileItem[]>();
  for (const item of items) {
    const name = `${item.kind} ${item.key}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups.values()];
};

const newestOf = async (context: EditingContext, item: ContentItem): Promise<number> =>
  (await findHistory(context.db, item))[0]?.version ?? 0;

/**
 * Imports an exported file: publishes each item that differs from what applies now, or saves it as a draft. Items are validated
 * before the first is written. Throws a sentence that says what is wrong and where.
 */
export const importContent = async (
  context: EditingContext,
  text: string,
  { author, draft, locales: wanted = locales }: ImportOptions,
): Promise<ImportedContent> => {
  const { changed, unchanged } = await changesOf(context, text, wanted);
  for (const group of groupsOf(changed)) {
    for (const item of group) {
      const saved = await saveDraft(context, { ...item, author, base: await newestOf(context, item) });
      if (!saved.ok) throw new Error(saved.error.message);
    }
    const [first] = group;
    if (draft || !first) continue;
    const base = await newestOf(context, first);
    const published = await publish(context, {
      ...first,
      author,
      base,
      locales: group.map(({ locale }) => locale),
    });
    if (!published.ok) throw new Error(published.error.message);
  }
  return { changed: changed.map(itemName), unchanged };
};
