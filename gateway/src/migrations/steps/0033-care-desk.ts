import { sql, type Kysely, type Migration } from 'kysely';

const bookedOnly = 'amends is null and anonymised_at is null';

const statements = [
  `alter table care_staff add column role text not null default 'agent' check (role in ('agent', 'lead'))`,
  `alter table care_staff add column name text`,
  // Null in sessions of an older gateway: their owners sign in again.
  `alter table care_session add column issuer text, add column subject text`,
  `create table care_note (
    id bigint generated always as identity primary key,
    order_uuid uuid not null references orders (uuid),
    staff text not null,
    body text not null check (length(body) between 1 and 2000),
    at timestamptz not null
  )`,
  `create index care_note_order on care_note (order_uuid, id)`,
  // An action that a second person decides.
  `create table care_request (
    id uuid primary key,
    order_uuid uuid not null references orders (uuid),
    action jsonb not null,
    amount integer not null check (amount >= 0),
    reason text not null check (length(reason) between 10 and 500),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text check (decided_by <> asked_by),
    decision text check (decision in ('approved', 'refused')),
    decided_at timestamptz,
    outcome text,
    check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
  )`,
  `create index care_request_order on care_request (order_uuid, asked_at)`,
  `create index care_request_open on care_request (asked_at) where decision is null`,
  // Who looked at what. A search is kept as a keyed hash, because its text may be a name.
  `create table care_access (
    id bigint generated always as identity primary key,
    staff text not null,
    what text not null check (what in ('search', 'order', 'voucher', 'visit', 'mail')),
    subject text not null,
    at timestamptz not null
  )`,
  `create index care_access_at on care_access (at)`,
  `create index care_access_subject on care_access (what, subject)`,
  // Retention deletes old rows; nothing changes one.
  ...['care_note', 'care_access'].flatMap((table) => [
    `create trigger ${table}_unchanged before update or truncate on ${table}
      for each statement execute function refuse_change_of_books()`,
    `alter table ${table} enable always trigger ${table}_unchanged`,
  ]),
  // Of care only: issuer and subject of the member, and the reason that was given.
  `alter table order_event add column staff text, add column reason text`,
  `alter table order_event add constraint order_event_staff check (staff is null or actor = 'care')`,
  // The page that sent the order: its composition, and the random id of its tab. placed_by: the member who acted for the customer.
  `alter table orders add column composition_id text, add column visit text, add column placed_by text`,
  `alter table client_error add column visit text`,
  `create index client_error_visit on client_error (visit, at) where visit is not null`,
  // Letters without case and accents, as the search of the desk compares names. An own function, because lower() alone keeps accents.
  `create function care_fold(text) returns text language sql immutable parallel safe strict as
    $$ select translate(lower($1), 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿœæ’''-', 'aaaaaaceeeeiiiinooooouuuuyyoa   ') $$`,
  // With the date, because the newest are wanted: without it the planner walks all orders by date.
  `create index orders_care_email on orders (lower(buyer->>'email'), created_at desc) where ${bookedOnly}`,
  `create index orders_care_phone on orders ((buyer->>'phoneNumber'), created_at desc) where ${bookedOnly}`,
  `create index orders_care_name on orders
    using gin (care_fold((buyer->>'firstName') || ' ' || (buyer->>'lastName')) gin_trgm_ops) where ${bookedOnly}`,
  `create index payment_last4 on payment (last4, updated_at) where last4 is not null`,
];

/** Roles of staff, notes, requests for a second person, the log of accesses, and what the search of the care desk needs. */
export const careDeskMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
