import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { itemName, type ContentItem } from '../context/content';
import {
  addVersion,
  beginChange,
  findHistory,
  type NewVersion,
  type VersionRow,
} from '../content/store/content-version.repository';
import type { GatewayContext } from '../context/context';
import { inTransaction, type Trx } from '../database/transaction';
import { fallbackLocaleOf } from '../storefront/content/own-content';
import { formErrors, printErrors, publishErrors, type BodyError } from './check-body';
import { findKind } from './content-kinds';
import { missingPhotos } from './photos/content-photos';

export type EditingContext = Pick<GatewayContext, 'db' | 'clock' | 'config' | 'content'>;

export interface Author {
  readonly name: string;
  readonly role: VersionRow['author_role'];
}

/** Why content was not changed. `conflict`: somebody else changed the item meanwhile. */
export interface Refused {
  readonly code: 'unknown' | 'invalid' | 'conflict' | 'incomplete';
  readonly message: string;
  /** Mistakes of the body. */
  readonly errors?: readonly BodyError[];
  /** Locales that would lack the page. */
  readonly missing?: readonly Locale[];
}

interface Change extends ContentItem {
  readonly author: Author;
  /** Newest version that the author has seen; 0 for none. Another newest version is a conflict. */
  readonly base: number;
}

export interface DraftChange extends Change {
  readonly body: unknown;
}

export interface PublishChange extends Change {
  /** Published in one transaction, so that a new page exists in every language at once. Default: the item's locale. */
  readonly locales?: readonly Locale[];
  readonly validFrom?: Date | null;
  readonly validUntil?: Date | null;
}

export interface RestoreChange extends Change {
  /** A version that was published; 0 for the shop's own content. */
  readonly version: number;
}

type Changed = Result<{ readonly version: number }, Refused>;
type Refuse = (reason: Refused) => never;

const printRow = ({ version, author, at }: VersionRow): string =>
  `version ${version} by ${author} at ${at.toISOString()}`;

/** Locks content against other changes and returns the item's history, newest first. */
const open = async (trx: Trx, { base, ...item }: Change, refuse: Refuse): Promise<readonly VersionRow[]> => {
  await beginChange(trx);
  const history = await findHistory(trx, item);
  const [newest] = history;
  if ((newest?.version ?? 0) !== base)
    refuse({
      code: 'conflict',
      message: `${itemName(item)} was changed meanwhile: ${newest ? printRow(newest) : 'it has no version'}, not version ${base}. Read it again, then repeat your change.`,
    });
  return history;
};

const kindOf = (item: ContentItem, refuse: Refuse) => {
  const kind = findKind(item);
  return typeof kind === 'string' ? refuse({ code: 'unknown', message: kind }) : kind;
};

const checkForm = (context: EditingContext, item: ContentItem, body: unknown, refuse: Refuse): void => {
  const errors = formErrors(item, body, context);
  if (errors.length > 0)
    refuse({ code: 'invalid', message: `${itemName(item)}: ${printErrors(errors)}.`, errors });
};

const run = async (
  context: EditingContext,
  change: Change,
  work: (
    trx: Trx,
    refuse: Refuse,
    history: readonly VersionRow[],
  ) => Promise<Omit<NewVersion, keyof ContentItem | 'version' | 'author' | 'authorRole' | 'at'>>,
): Promise<Changed> => {
  const { kind, key, locale, author, base } = change;
  const changed = await inTransaction<{ readonly version: number }, Refused>(
    context.db,
    async (trx, refuse) => {
      kindOf(change, refuse);
      const history = await open(trx, change, refuse);
      const version = base + 1;
      const row = await work(trx, refuse, history);
      const by = { author: author.name, authorRole: author.role, at: new Date(context.clock.now()) };
      await addVersion(trx, { kind, key, locale, version, ...by, ...row });
      return { version };
    },
  );
  context.content.forget();
  return changed;
};

/** Saves a draft as a new version. Its form must be right; it may be incomplete. */
export const saveDraft = (context: EditingContext, change: DraftChange): Promise<Changed> =>
  run(context, change, async (_, refuse) => {
    checkForm(context, change, change.body, refuse);
    return { state: 'draft', body: change.body };
  });

/** Ends a draft: what was published before is the newest version again. */
export const dropDraft = (context: EditingContext, change: Change): Promise<Changed> =>
  run(context, change, async (_, refuse, [newest]) => {
    if (newest?.state !== 'draft')
      refuse({ code: 'incomplete', message: `${itemName(change)} has no draft.` });
    return { state: 'dropped', body: null };
  });

const lastPublished = (history: readonly VersionRow[]): VersionRow | undefined =>
  history.find(({ state }) => state === 'published');

/** Locales that would show nothing if the item existed in `published` only. */
const missingLocales = async (
  trx: Trx,
  context: EditingContext,
  change: ContentItem & { readonly published: readonly Locale[] },
): Promise<readonly Locale[]> => {
  const kind = findKind(change);
  if (typeof kind === 'string') return [];
  const has = async (locale: Locale): Promise<boolean> => {
    const item = { kind: change.kind, key: change.key, locale };
    if (change.published.includes(locale) || kind.own(item, context) !== null) return true;
    return (lastPublished(await findHistory(trx, item))?.body ?? null) !== null;
  };
  const missing: Locale[] = [];
  for (const locale of kind.localesOf(change.key)) {
    const fallback = fallbackLocaleOf(locale);
    if (!(await has(locale)) && !(fallback && (await has(fallback)))) missing.push(locale);
  }
  return missing;
};

interface Publishing {
  readonly trx: Trx;
  readonly refuse: Refuse;
  readonly context: EditingContext;
  readonly change: PublishChange;
}

/** The draft of one locale, checked. */
const draftOf = async ({ trx, refuse, context, change }: Publishing, locale: Locale) => {
  const item = { kind: change.kind, key: change.key, locale };
  kindOf(item, refuse);
  const history = await findHistory(trx, item);
  const [newest] = history;
  if (newest?.state !== 'draft')
    return refuse({ code: 'incomplete', message: `${itemName(item)} has no draft to publish.` });
  checkForm(context, item, newest.body, refuse);
  const absent = (await missingPhotos(trx, newest.body)).map(({ path }): BodyError => ({
    path,
    rule: 'enum',
    message: 'is a photo that was never uploaded',
  }));
  const errors = [...publishErrors(item, newest.body), ...absent];
  if (errors.length > 0)
    refuse({ code: 'incomplete', message: `${itemName(item)}: ${printErrors(errors)}.`, errors });
  return { ...item, body: newest.body, version: newest.version + 1 };
};

/**
 * Publishes the drafts of one item in one or more locales, at once or from `validFrom` until `validUntil`. Rejects texts that are
 * empty, links that lead nowhere, and a page that some locale would lack.
 */
export const publish = async (context: EditingContext, change: PublishChange): Promise<Changed> => {
  const { author, validFrom = null, validUntil = null, locales = [change.locale] } = change;
  const published = await inTransaction<{ readonly version: number }, Refused>(
    context.db,
    async (trx, refuse) => {
      kindOf(change, refuse);
      await open(trx, change, refuse);
      if (validUntil && validUntil.getTime() <= Math.max(context.clock.now(), validFrom?.getTime() ?? 0))
        refuse({
          code: 'invalid',
          message: 'The end of the time of publication must be after its start, and in the future.',
        });
      const publishing = { trx, refuse, context, change };
      const drafts = await Promise.all(
        [...new Set([change.locale, ...locales])].map((locale) => draftOf(publishing, locale)),
      );
      const missing = await missingLocales(trx, context, {
        ...change,
        published: drafts.map(({ locale }) => locale),
      });
      if (missing.length > 0)
        refuse({
          code: 'incomplete',
          message: `${change.kind} ${change.key} would lack ${missing.join(', ')}: write these drafts, and publish them together.`,
          missing,
        });
      const by = { author: author.name, authorRole: author.role, at: new Date(context.clock.now()) };
      for (const draft of drafts)
        await addVersion(trx, { ...draft, state: 'published', validFrom, validUntil, ...by });
      return { version: change.base + 1 };
    },
  );
  context.content.forget();
  return published;
};

/** Publishes an older version again, at once and without an end; version 0 is the shop's own content. */
export const restore = (context: EditingContext, change: RestoreChange): Promise<Changed> =>
  run(context, change, async (_, refuse, history) => {
    if (change.version === 0) return { state: 'published', body: null, restores: 0 };
    const found = history.find(({ version, state }) => version === change.version && state === 'published');
    if (!found)
      return refuse({
        code: 'unknown',
        message: `${itemName(change)} has no published version ${change.version}.`,
      });
    if (found.body !== null) checkForm(context, change, found.body, refuse);
    return { state: 'published', body: found.body, restores: found.version };
  });
