import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table imported_hotel (
    operator_id text primary key,
    hotel_id text not null unique references hotel (id),
    website text,
    rooms integer,
    source text,
    licence text,
    digest text not null,
    imported_at timestamptz not null
  )`,
  // Generated prices are labelled on every card and page. An operator's prices replace them.
  `create table imported_room (
    room_type_id text primary key references room_type (id),
    hotel_id text not null references hotel (id),
    name text not null,
    rates text not null check (rates in ('operator', 'demo')),
    unique (hotel_id, name)
  )`,
];

/** Stores the origin of imported hotels and rates. */
export const importMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
