import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Amount that an order takes from a voucher: reserved while held, spent when confirmed, returned when abandoned.
  `create table voucher_use (
    order_uuid uuid not null references orders (uuid),
    voucher_id uuid not null references voucher (id),
    amount integer not null check (amount > 0),
    state text not null default 'held' check (state in ('held', 'spent', 'returned')),
    primary key (order_uuid, voucher_id)
  )`,
  `create index voucher_use_voucher on voucher_use (voucher_id)`,
  `create table promotion_code (
    code text primary key check (code = upper(code)),
    percent integer check (percent between 1 and 90),
    amount integer check (amount > 0),
    least_amount integer not null default 0 check (least_amount >= 0),
    purchases text[] not null default '{stay}',
    valid_from date,
    valid_until date,
    constraint promotion_code_takes_one_thing_off check ((percent is null) <> (amount is null))
  )`,
];

/** Adds gift cards, vouchers and promotion codes as payment. */
export const paymentByVoucherMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
