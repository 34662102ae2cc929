import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The CHECK constraint is the last line of defence against overselling.
  `create table room_night (
    room_type_id text not null references room_type (id),
    night date not null,
    capacity integer not null check (capacity >= 0),
    sold integer not null default 0,
    held integer not null default 0,
    price integer not null check (price >= 0),
    min_los integer not null default 1 check (min_los > 0),
    closed_to_arrival boolean not null default false,
    closed boolean not null default false,
    primary key (room_type_id, night),
    constraint room_night_not_oversold check (sold >= 0 and held >= 0 and sold + held <= capacity)
  )`,
  `create table orders (
    uuid uuid primary key,
    number text not null unique check (number ~ '^[0-9]{8}$'),
    session_id text not null,
    address_hash text not null,
    locale text not null,
    site text not null,
    status text not null default 'held' check (status in ('held', 'paying', 'confirmed', 'cancelled', 'expired')),
    amount integer not null check (amount >= 0),
    tax_at_hotel integer not null default 0 check (tax_at_hotel >= 0),
    package_id text not null,
    room_type_id text not null,
    checkin date not null,
    nights integer not null check (nights > 0),
    rooms integer not null check (rooms > 0),
    buyer jsonb not null,
    request jsonb not null,
    stay jsonb not null,
    created_at timestamptz not null,
    hold_expires_at timestamptz not null,
    confirmed_at timestamptz,
    closed_at timestamptz
  )`,
  `create index orders_session on orders (session_id)`,
  `create index orders_address on orders (address_hash) where status in ('held', 'paying')`,
  `create index orders_open on orders (hold_expires_at) where status in ('held', 'paying')`,
  `create table order_line (
    order_uuid uuid not null references orders (uuid),
    position integer not null,
    kind text not null,
    label text not null,
    quantity integer not null,
    amount integer not null,
    vat_rate_bp integer,
    voucher_type text,
    primary key (order_uuid, position)
  )`,
  `create table hold (
    order_uuid uuid not null references orders (uuid),
    room_type_id text not null,
    night date not null,
    rooms integer not null check (rooms > 0),
    state text not null default 'held' check (state in ('held', 'sold', 'released')),
    expires_at timestamptz not null,
    primary key (order_uuid, room_type_id, night),
    foreign key (room_type_id, night) references room_night (room_type_id, night)
  )`,
  `create index hold_lapsed on hold (room_type_id, night, expires_at) where state = 'held'`,
  `create table ledger (
    id bigint generated always as identity primary key,
    order_uuid uuid not null references orders (uuid),
    kind text not null check (kind in ('authorised', 'captured', 'voided', 'refunded')),
    amount integer not null,
    intent_id text not null,
    at timestamptz not null,
    unique (intent_id, kind)
  )`,
  `create table payment (
    order_uuid uuid not null references orders (uuid),
    intent_id text primary key,
    client_secret text not null,
    status text not null default 'open'
      check (status in ('open', 'processing', 'requires_action', 'authorised', 'declined', 'voided')),
    method text,
    last4 text,
    captured boolean not null default false,
    refunded boolean not null default false,
    attempt integer not null default 0,
    updated_at timestamptz not null
  )`,
  `create index payment_order on payment (order_uuid)`,
  `create table payment_event (
    id text primary key,
    intent_id text not null,
    type text not null,
    received_at timestamptz not null
  )`,
  `create table sandbox_intent (
    id text primary key,
    amount integer not null,
    status text not null,
    method text,
    last4 text,
    updated_at timestamptz not null
  )`,
  `create table idempotency (
    scope text not null,
    key text not null,
    request_hash text not null,
    response jsonb,
    created_at timestamptz not null,
    primary key (scope, key)
  )`,
  `create index idempotency_age on idempotency (created_at)`,
  `create table outbox (
    id bigint generated always as identity primary key,
    topic text not null,
    payload jsonb not null,
    dedupe_key text unique,
    due_at timestamptz not null,
    attempts integer not null default 0,
    claimed_until timestamptz,
    done_at timestamptz,
    last_error text
  )`,
  `create index outbox_due on outbox (due_at) where done_at is null`,
  `create table client_error (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    kind text not null check (kind in ('error', 'vitals', 'csp')),
    locale text,
    location text,
    message text not null,
    remote text,
    release text,
    composition_id text,
    code text
  )`,
  `create index client_error_at on client_error (at)`,
  `create table page_not_found (
    uri text not null,
    locale text not null,
    count integer not null default 1,
    last_at timestamptz not null,
    primary key (uri, locale)
  )`,
];

/** Creates the tables of stock per night, orders, money, outbox and logs. */
export const ordersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
