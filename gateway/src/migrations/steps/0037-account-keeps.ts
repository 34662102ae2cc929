import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table account_address (
    uuid uuid primary key,
    account_uuid uuid not null references account (uuid) on delete cascade,
    label text not null,
    name text not null,
    address_line text not null,
    postal_code text not null,
    city text not null,
    country text not null,
    is_default boolean not null,
    updated_at timestamptz not null
  )`,
  `create index account_address_account on account_address (account_uuid)`,
  `create unique index account_address_one_default on account_address (account_uuid) where is_default`,
  // Gifts and gift cards whose codes the customer keeps. The code itself is only in \`voucher\`.
  `create table account_gift (
    account_uuid uuid not null references account (uuid) on delete cascade,
    voucher_id uuid not null references voucher (id),
    added_at timestamptz not null,
    primary key (account_uuid, voucher_id)
  )`,
  `alter table account add column preferences jsonb not null default '{}'`,
];

/** Addresses, gifts and mail preferences of an account. */
export const accountKeepsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
