import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table email_change (
    id text primary key,
    account_uuid uuid not null references account (uuid) on delete cascade,
    previous_email text not null check (previous_email = lower(previous_email)),
    email text not null check (email = lower(email)),
    session_uuid uuid not null,
    asked_at timestamptz not null,
    confirm_until timestamptz not null,
    undo_until timestamptz not null,
    confirmed_at timestamptz,
    undone_at timestamptz
  )`,
  `create index email_change_account on email_change (account_uuid, asked_at)`,
  `create index email_change_previous on email_change (previous_email) where confirmed_at is not null`,
  `create index email_change_age on email_change (asked_at)`,
  // Migration 0016 allowed a kind that nothing ever wrote: changes of an address have a table of their own.
  `alter table account_token drop constraint account_token_kind_check`,
  `alter table account_token add constraint account_token_kind_check check (kind in ('confirm', 'reset'))`,
];

/** Adds changes of an account's address, which the owner of the former address can undo. */
export const emailChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
