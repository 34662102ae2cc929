import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table account (
    uuid uuid primary key,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    civility text check (civility in ('MR', 'MRS', 'NEUTRAL')),
    first_name text not null,
    last_name text not null,
    phone_number text,
    locale text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Cookies and links contain the secret, the database its hash, so that a copy of the database signs nobody in.
  `create table account_session (
    id text primary key,
    account_uuid uuid not null references account (uuid) on delete cascade,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index account_session_account on account_session (account_uuid)`,
  `create index account_session_end on account_session (expires_at)`,
  // A sign-up is stored here until its address is confirmed, so no account has an unconfirmed address.
  `create table account_token (
    id text primary key,
    kind text not null check (kind in ('confirm', 'reset')),
    email text not null,
    account_uuid uuid references account (uuid) on delete cascade,
    data jsonb,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index account_token_email on account_token (email, kind)`,
  `create index account_token_age on account_token (created_at)`,
  `create table attempt (
    key text primary key,
    count integer not null,
    until timestamptz not null
  )`,
  `create index attempt_end on attempt (until)`,
  `alter table orders add column account_uuid uuid references account (uuid) on delete set null`,
  `create index orders_account on orders (account_uuid) where account_uuid is not null`,
  `create table wishlist_item (
    owner text not null,
    type text not null check (type in ('STAY', 'ACTIVITY')),
    product_id text not null,
    added_at timestamptz not null,
    primary key (owner, type, product_id)
  )`,
  `create index wishlist_age on wishlist_item (added_at)`,
  `create table newsletter_subscription (
    email text primary key check (email = lower(email)),
    id uuid not null unique,
    country text not null,
    language text not null,
    subscribed_at timestamptz not null,
    unsubscribed_at timestamptz
  )`,
  `create table care_session (
    id text primary key,
    email text not null,
    name text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table contact_case (
    id uuid primary key,
    received_at timestamptz not null,
    booking_id text,
    reason text not null,
    request_type text not null,
    request_subtype text not null,
    email text not null,
    name text not null,
    phone text not null,
    description text not null,
    language text not null,
    point_of_sale text not null,
    care_email text
  )`,
  `create index contact_case_age on contact_case (received_at)`,
  `create table captcha_solution (
    challenge text primary key,
    expires_at timestamptz not null
  )`,
];

/** Creates the tables of customers, wishlists, the newsletter, and customer care with its messages. */
export const accountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
