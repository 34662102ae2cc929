import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A change of a booking is an order of its own that pays the difference. `applied` is the last one that took effect.
  `alter table orders
    add column amends uuid references orders (uuid),
    add column applied uuid references orders (uuid),
    add constraint orders_amends_a_stay check (amends is null or (kind = 'stay' and applied is null and amends <> uuid))`,
  `create unique index orders_one_open_amendment on orders (amends) where amends is not null and status in ('held', 'paying')`,
  `create index orders_amends on orders (amends, created_at) where amends is not null`,
];

/** Changes of bookings. */
export const amendmentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
