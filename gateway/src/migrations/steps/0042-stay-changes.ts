import { sql, type Kysely, type Migration } from 'kysely';

/** Calls `log_NAME_changes` after each statement that inserts, updates or deletes rows of a table. */
const triggersOf = (table: string, name: string): readonly string[] =>
  (
    [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const
  ).map(
    ([event, rows]) => `create trigger ${table}_${event}_logged after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function log_${name}_changes()`,
  );

const functionOf = (name: string, select: string): string =>
  `create function log_${name}_changes() returns trigger language plpgsql as $$
    begin insert into stay_change (kind, key, first_night, last_night) ${select}; return null; end $$`;

const statements = [
  // Each change of what the gateways hold in memory, in the transaction that makes it.
  `create table stay_change (
    id bigint generated always as identity primary key,
    tx xid8 not null default pg_current_xact_id(),
    kind text not null check (kind in ('hotel', 'nights', 'place')),
    key text not null,
    first_night date,
    last_night date,
    at timestamptz not null default now()
  )`,
  `create index stay_change_tx on stay_change (tx)`,
  functionOf(
    'night',
    `select 'nights', room_type_id, min(night), max(night) from changed group by room_type_id order by room_type_id`,
  ),
  functionOf('hotel', `select 'hotel', id, null, null from changed`),
  functionOf('hotel_part', `select distinct 'hotel', hotel_id, null::date, null::date from changed`),
  functionOf(
    'gift_price',
    `select distinct 'hotel', package.hotel_id, null::date, null::date
      from changed join package on package.id = changed.package_id`,
  ),
  functionOf('place', `select 'place', id, null, null from changed`),
  ...triggersOf('room_night', 'night'),
  ...triggersOf('hotel', 'hotel'),
  ...triggersOf('room_type', 'hotel_part'),
  ...triggersOf('package', 'hotel_part'),
  ...triggersOf('gift_price', 'gift_price'),
  ...triggersOf('place', 'place'),
];

/** The log that tells each gateway what has changed in its index of stays (record 0931). */
export const stayChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
