import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // No address, no browser and no account: `client_id` and `session_id` are random numbers of the browser, `user_key` is a keyed hash.
  `create table analytics_event (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    pos text not null,
    name text not null,
    page_path text not null,
    page_type text not null,
    locale text not null,
    ab_tests jsonb not null,
    items jsonb not null,
    client_id text,
    session_id text,
    user_key text
  )`,
  `create index analytics_event_at on analytics_event (at)`,
  // The erasure of an account finds its events by it. Most visitors have none.
  `create index analytics_event_user on analytics_event (user_key) where user_key is not null`,
];

/** Analytics events of visitors who agreed to them (record 0940). */
export const analyticsEventsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
