import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table orders add column kind text not null default 'stay'
    check (kind in ('stay', 'gift_stay', 'box', 'gift_card', 'activity'))`,
  `alter table orders add column voucher jsonb`,
  `alter table orders
    alter column package_id drop not null,
    alter column room_type_id drop not null,
    alter column checkin drop not null,
    alter column nights drop not null,
    alter column rooms drop not null,
    alter column stay drop not null`,
  `alter table orders add constraint orders_hold_what_they_are check (
    case when kind = 'stay'
      then package_id is not null and room_type_id is not null and checkin is not null and nights is not null
        and rooms is not null and stay is not null and voucher is null
      else voucher is not null and room_type_id is null and checkin is null and rooms is null and stay is null end)`,
  // One voucher per order, enforced by the database.
  `create table voucher (
    id uuid primary key,
    order_uuid uuid not null unique references orders (uuid),
    code_hash text not null unique,
    kind text not null check (kind in ('gift_stay', 'box', 'gift_card', 'activity')),
    product_id text not null,
    nights integer,
    bucket text,
    adults integer not null check (adults > 0),
    value integer not null check (value >= 0),
    remaining integer not null,
    valid_until date not null,
    state text not null default 'issued'
      check (state in ('issued', 'claimed', 'redeemed', 'exchanged', 'refunded', 'expired')),
    issued_at timestamptz not null,
    closed_at timestamptz,
    constraint voucher_not_overspent check (remaining >= 0 and remaining <= value)
  )`,
  `create index voucher_open on voucher (valid_until) where state in ('issued', 'claimed')`,
  `create table voucher_ledger (
    id bigint generated always as identity primary key,
    voucher_id uuid not null references voucher (id),
    kind text not null check (kind in ('issued', 'claimed', 'spent', 'returned', 'refunded', 'expired')),
    amount integer not null,
    order_uuid uuid references orders (uuid),
    at timestamptz not null
  )`,
  `create index voucher_ledger_voucher on voucher_ledger (voucher_id)`,
  // An event that can happen only once has at most one row, however many processes report it.
  `create unique index voucher_ledger_once on voucher_ledger (voucher_id, kind) where kind in ('issued', 'refunded', 'expired')`,
  `create function refuse_change_of_books() returns trigger language plpgsql as $$
    begin raise exception 'voucher_ledger is append-only'; end $$`,
  `create trigger voucher_ledger_append_only before update or delete on voucher_ledger
    for each row execute function refuse_change_of_books()`,
  `create table gift_price (
    package_id text not null references package (id),
    nights integer not null check (nights > 0),
    essential integer not null check (essential > 0),
    comfort integer not null check (comfort >= essential),
    freedom integer not null check (freedom >= comfort),
    essential_share integer not null,
    comfort_share integer not null,
    primary key (package_id, nights)
  )`,
];

/** Adds kinds of orders, vouchers with their ledger, and gift prices. */
export const vouchersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
