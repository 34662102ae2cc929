import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The history of content is the content: a change is a new row. `body` is null where the shop's own content applies again.
  `create table content_version (
    id bigint generated always as identity primary key,
    kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
    key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
    locale text not null,
    version integer not null check (version > 0),
    state text not null check (state in ('draft', 'published', 'dropped')),
    body jsonb,
    valid_from timestamptz,
    valid_until timestamptz,
    restores integer,
    author text not null,
    author_role text not null check (author_role in ('agent', 'lead', 'operator')),
    at timestamptz not null,
    unique (kind, key, locale, version),
    check (valid_from < valid_until),
    check (state <> 'draft' or body is not null)
  )`,
  `create index content_version_published on content_version (kind, key, locale, version) where state = 'published'`,
  `create trigger content_version_append_only before update or delete or truncate on content_version
    for each statement execute function refuse_change_of_books()`,
  `alter table content_version enable always trigger content_version_append_only`,
  // One row. Each change of content increments it in its transaction, so changes commit one after the other.
  `create table content_revision (
    id smallint primary key check (id = 1),
    value bigint not null
  )`,
];

/** Content of editors: append-only versions (record 0955). */
export const contentVersionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
