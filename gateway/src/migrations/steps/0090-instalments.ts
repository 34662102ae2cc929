import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // An order that is paid in parts: its own payment takes the first one. `later_amount`: cents that are still to be paid.
  `alter table orders
    add column plan text,
    add column later_amount integer not null default 0 check (later_amount >= 0),
    add column part smallint check (part > 0),
    add constraint orders_part_of_a_booking check (part is null or amends is not null)`,
  // A part is paid once: two orders for it cannot be open or confirmed at the same time.
  `create unique index orders_one_payment_of_a_part on orders (amends, part)
    where part is not null and status in ('held', 'paying', 'confirmed')`,
  `create table instalment (
    order_uuid uuid not null references orders (uuid),
    position smallint not null check (position > 0),
    amount integer not null check (amount > 0),
    due_on date not null,
    state text not null default 'waiting' check (state in ('waiting', 'charging', 'refused', 'unpaid', 'paid', 'ended')),
    attempts smallint not null default 0,
    next_at timestamptz,
    paid_by uuid references orders (uuid),
    primary key (order_uuid, position)
  )`,
  `create index instalment_next on instalment (next_at) where next_at is not null`,
];

/** Payment in parts (record 0960). */
export const instalmentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
