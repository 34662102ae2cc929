import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A session gets an id for lists, the names of its browser and system, and an absolute end.
  `alter table account_session
    add column uuid uuid not null default gen_random_uuid() unique,
    add column browser text not null default '',
    add column platform text not null default '',
    add column site text,
    add column method text not null default 'password' check (method in ('password', 'passkey', 'mail')),
    add column authenticated_at timestamptz,
    add column ends_at timestamptz`,
  `update account_session set authenticated_at = created_at, ends_at = created_at + interval '90 days'`,
  `update account_session set expires_at = least(expires_at, ends_at)`,
  `alter table account_session alter column authenticated_at set not null, alter column ends_at set not null`,
  `create table account_device (
    account_uuid uuid not null references account (uuid) on delete cascade,
    id text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (account_uuid, id)
  )`,
  `create index account_device_id on account_device (id)`,
  `create index account_device_age on account_device (last_seen_at)`,
  `create table password_guess (
    key text primary key,
    count integer not null,
    next_at timestamptz not null,
    forget_at timestamptz not null
  )`,
  `create index password_guess_end on password_guess (forget_at)`,
  `create table security_event (
    id uuid primary key,
    account_uuid uuid not null references account (uuid) on delete cascade,
    kind text not null,
    at timestamptz not null,
    browser text not null,
    platform text not null,
    site text
  )`,
  `create index security_event_account on security_event (account_uuid, at)`,
  `create index security_event_age on security_event (at)`,
  `create table passkey (
    uuid uuid primary key,
    id text not null unique,
    account_uuid uuid not null references account (uuid) on delete cascade,
    name text not null,
    rp_id text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkey_account on passkey (account_uuid)`,
  `create table passkey_challenge (
    id uuid primary key,
    purpose text not null check (purpose in ('register', 'sign-in', 'confirm')),
    challenge text not null,
    rp_id text not null,
    session_uuid uuid,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenge_end on passkey_challenge (expires_at)`,
  `alter table account_token drop constraint account_token_kind_check`,
  `alter table account_token add constraint account_token_kind_check check (kind in ('confirm', 'reset', 'email'))`,
  // A subscription without a proof of consent is from before double opt-in.
  `alter table newsletter_subscription
    add column source text,
    add column text_version text,
    add column asked_at timestamptz,
    add column asked_from text,
    add column confirmed_at timestamptz,
    add column confirmed_from text`,
  `create table newsletter_pending (
    id text primary key,
    email text not null check (email = lower(email)),
    country text not null,
    language text not null,
    source text not null,
    text_version text not null,
    asked_at timestamptz not null,
    asked_from text not null,
    expires_at timestamptz not null
  )`,
  `create index newsletter_pending_email on newsletter_pending (email)`,
  `create index newsletter_pending_end on newsletter_pending (expires_at)`,
  `alter table orders add column anonymised_at timestamptz`,
  `create index orders_retention on orders (created_at) where anonymised_at is null`,
];

/** Sessions with an end, known devices, passkeys, security events, newsletter by double opt-in, retention of orders. */
export const accountSecurityMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
