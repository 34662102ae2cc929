import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Name, address, contact, hours and weekly slots of who holds the activity.
  `alter table activity add column partner jsonb`,
  `alter table activity add column pin_hash text`,
  `create table activity_slot (
    activity_id text not null,
    day date not null,
    starts text not null check (starts ~ '^\\d\\d:\\d\\d$'),
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0,
    primary key (activity_id, day, starts),
    constraint activity_slot_not_oversold check (taken between 0 and capacity)
  )`,
  `create table activity_booking (
    id uuid primary key,
    voucher_id uuid not null references voucher (id),
    activity_id text not null,
    day date not null,
    starts text not null,
    party integer not null check (party > 0),
    state text not null check (state in ('booked', 'cancelled', 'used')),
    version integer not null default 1,
    guest_name text,
    guest_email text,
    locale text not null,
    at timestamptz not null
  )`,
  `create unique index activity_booking_one on activity_booking (voucher_id) where state in ('booked', 'used')`,
  `create index activity_booking_slot on activity_booking (activity_id, day, starts)`,
  `create index activity_booking_open on activity_booking (day) where state = 'booked'`,
];

/** Partners of activities, their slots, and the days booked with a voucher. */
export const activityVisitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
