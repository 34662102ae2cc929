import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // `place` is a key and id of the hash, never what a visitor typed. Null for events that are no search, and for those of older shells.
  `alter table analytics_event
    add column remote text,
    add column release text,
    add column place text,
    add column results integer`,
  // The staff page asks for days of one site; `analytics_event_at` serves all sites together.
  `create index analytics_event_locale_at on analytics_event (locale, at)`,
];

/** Searches, and the release that was used, for the staff page of analytics (record 1040). */
export const analyticsSearchesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
