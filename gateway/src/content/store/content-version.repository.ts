import { sql, type Selectable } from 'kysely';
import type { Locale } from '@detour/shared-contracts/sites';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import type { ContentTables } from '../../database/tables/content-tables';
import type { Trx } from '../../database/transaction';
import type { ContentItem } from '../../context/content';

export type VersionRow = Selectable<ContentTables['content_version']> & { readonly locale: Locale };

export interface NewVersion extends ContentItem {
  readonly version: number;
  readonly state: VersionRow['state'];
  readonly body: unknown;
  readonly validFrom?: Date | null;
  readonly validUntil?: Date | null;
  readonly restores?: number;
  readonly author: string;
  readonly authorRole: VersionRow['author_role'];
  readonly at: Date;
}

export interface Revisions {
  /** Changes with each change of content. 0 before the first. */
  readonly content: number;
  /** Changes with each import, and with promotions. 0 before the first. */
  readonly catalogue: number;
}

export const readRevisions = async (db: Database): Promise<Revisions> => {
  const { rows } = await sql<Revisions>`
    select coalesce((select value from content_revision where id = 1), 0) as content,
      coalesce((select value from catalogue_revision where id = 1), 0) as catalogue`.execute(db);
  return rows[0] ?? { content: 0, catalogue: 0 };
};

/** Begins a change of content: the changes of all gateways wait for each other from here until they commit. */
export const beginChange = async (trx: Trx): Promise<void> => {
  await sql`insert into content_revision (id, value) values (1, 1)
    on conflict (id) do update set value = content_revision.value + 1`.execute(trx);
};

/** True for a published version that applies now or later. An older one than one without an end that has begun never does again. */
const applies = (
  now: Date,
) => sql`one.state = 'published' and (one.valid_until is null or one.valid_until > ${now})
      and one.version >= coalesce((
        select max(base.version) from content_version base
        where base.kind = one.kind and base.key = one.key and base.locale = one.locale and base.state = 'published'
          and base.valid_until is null and (base.valid_from is null or base.valid_from <= ${now})), 0)`;

/** Published versions that apply now or later, newest first. */
export const findPublished = async (db: Database, now: Date): Promise<readonly VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select one.* from content_version one
    where ${applies(now)}
    order by one.kind, one.key, one.locale, one.version desc`.execute(db);
  return rows;
};

/** A version without its body. */
export type VersionHead = Pick<
  VersionRow,
  'kind' | 'key' | 'locale' | 'version' | 'state' | 'valid_from' | 'valid_until' | 'author' | 'at'
> & {
  /** The version has no body: the shop's own content applies. */
  readonly is_own: boolean;
};

const head = sql.raw(
  'one.kind, one.key, one.locale, one.version, one.state, one.valid_from, one.valid_until, one.author, one.at, one.body is null as is_own',
);

/** Published versions that apply now or later, newest first, without their bodies. */
export const findPublishedHeads = async (db: Database, now: Date): Promise<readonly VersionHead[]> => {
  const { rows } = await sql<VersionHead>`
    select ${head} from content_version one where ${applies(now)}
    order by one.kind, one.key, one.locale, one.version desc`.execute(db);
  return rows;
};

/** The newest version of each item, whatever its state, without its body. */
export const findNewestHeads = async (db: Database): Promise<readonly VersionHead[]> => {
  const { rows } = await sql<VersionHead>`
    select distinct on (one.kind, one.key, one.locale) ${head} from content_version one
    order by one.kind, one.key, one.locale, one.version desc`.execute(db);
  return rows;
};

/** The newest version of each item that is a draft. */
export const findDrafts = async (db: Database): Promise<readonly VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select newest.* from (
      select distinct on (kind, key, locale) * from content_version order by kind, key, locale, version desc
    ) newest
    where newest.state = 'draft'`.execute(db);
  return rows;
};

/** A version by its row. Undefined without one. */
export const findVersion = async (db: Database, id: number): Promise<VersionRow | undefined> =>
  (await db.selectFrom('content_version').selectAll().where('id', '=', id).executeTakeFirst()) as
    | VersionRow
    | undefined;

/** Versions of an item, newest first. */
export const findHistory = async (
  db: Database,
  { kind, key, locale }: ContentItem,
): Promise<readonly VersionRow[]> =>
  (await db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .execute()) as readonly VersionRow[];

export const addVersion = async (trx: Trx, row: NewVersion): Promise<void> => {
  await trx
    .insertInto('content_version')
    .values({
      kind: row.kind,
      key: row.key,
      locale: row.locale,
      version: row.version,
      state: row.state,
      body: row.body === null ? null : json(row.body),
      valid_from: row.validFrom ?? null,
      valid_until: row.validUntil ?? null,
      restores: row.restores ?? null,
      author: row.author,
      author_role: row.authorRole,
      at: row.at,
    })
    .execute();
};
