import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // An order may hold several gifts: position 0 is the first, its product is in `orders.voucher`.
  `alter table voucher drop constraint voucher_order_uuid_key`,
  `alter table voucher add column position integer not null default 0 check (position >= 0)`,
  `alter table voucher add constraint voucher_one_a_gift unique (order_uuid, position)`,
  `create table order_gift (
    order_uuid uuid not null references orders (uuid),
    position integer not null check (position > 0),
    snapshot jsonb not null,
    primary key (order_uuid, position)
  )`,
  `create table gift_delivery (
    order_uuid uuid not null references orders (uuid),
    position integer not null default 0 check (position >= 0),
    to_name text not null,
    to_email text not null,
    locale text not null,
    design text not null,
    send_at timestamptz,
    state text not null check (state in ('waiting', 'sent', 'failed', 'stopped')),
    version integer not null default 1,
    begun_at timestamptz,
    sent_at timestamptz,
    failed_reason text,
    primary key (order_uuid, position)
  )`,
  `create index gift_delivery_due on gift_delivery (send_at) where state = 'waiting'`,
  `create table reminder (
    voucher_id uuid not null references voucher (id),
    to_kind text not null check (to_kind in ('buyer', 'recipient')),
    email text not null,
    locale text not null,
    asked_at timestamptz not null,
    stopped_at timestamptz,
    sent jsonb not null default '[]',
    primary key (voucher_id, to_kind)
  )`,
];

/** Several gifts in one order, the mail of each to its recipient, and reminders before the last day. */
export const givingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
