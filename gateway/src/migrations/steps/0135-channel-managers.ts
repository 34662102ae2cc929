import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table hotel add column connectivity text, add column channel_manager_id text,
    add constraint hotel_channel check (channel_manager_id is null or connectivity is not null)`,
];

/** The channel manager that a house's rooms come from, and the id of the house there (record 1067). */
export const channelManagersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
