import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The journal of an order. `data` holds amounts and words, never personal data.
  `create table order_event (
    id bigint generated always as identity primary key,
    order_uuid uuid not null references orders (uuid),
    kind text not null check (kind ~ '^[a-z]+(\\.[a-z]+)?$'),
    actor text not null check (actor in ('buyer', 'recipient', 'care', 'partner', 'system')),
    data jsonb not null default '{}',
    at timestamptz not null
  )`,
  `create index order_event_order on order_event (order_uuid, id)`,
  `create trigger order_event_append_only before update or delete or truncate on order_event
    for each statement execute function refuse_change_of_books()`,
  `alter table order_event enable always trigger order_event_append_only`,
  `insert into order_event (order_uuid, kind, actor, at) select uuid, 'opened', 'buyer', created_at from orders order by created_at`,
  `insert into order_event (order_uuid, kind, actor, at)
    select uuid, 'confirmed', 'system', confirmed_at from orders where confirmed_at is not null order by confirmed_at`,
  `insert into order_event (order_uuid, kind, actor, at)
    select uuid, status, case status when 'expired' then 'system' else 'buyer' end, closed_at
    from orders where status in ('cancelled', 'expired') and closed_at is not null order by closed_at`,
  // What goes back to the card. The id is the key of the refund at the provider.
  `create table refund (
    id uuid primary key,
    order_uuid uuid not null references orders (uuid),
    intent_id text not null,
    amount integer not null check (amount > 0),
    cause text not null check (cause in ('cancellation', 'withdrawal', 'change', 'care')),
    state text not null default 'planned' check (state in ('planned', 'pending', 'settled', 'failed')),
    provider_id text unique,
    failures integer not null default 0,
    planned_at timestamptz not null,
    settled_at timestamptz,
    checked_at timestamptz
  )`,
  `create index refund_order on refund (order_uuid)`,
  `create index refund_open on refund (planned_at) where state in ('planned', 'pending', 'failed')`,
  `insert into refund (id, order_uuid, intent_id, amount, cause, state, planned_at, settled_at)
    select gen_random_uuid(), o.uuid, p.intent_id, o.amount, case o.kind when 'stay' then 'cancellation' else 'withdrawal' end,
      case p.refund_state when 'none' then 'planned' else p.refund_state end, coalesce(o.closed_at, o.created_at),
      case p.refund_state when 'settled' then p.updated_at end
    from orders o join payment p on p.order_uuid = o.uuid
    where o.status = 'cancelled' and o.confirmed_at is not null and o.amount > 0 and p.intent_id is not null`,
  // Cents that a use has given back so far.
  `alter table voucher_use add column returned integer not null default 0`,
  `update voucher_use set returned = amount where state = 'returned'`,
  `alter table voucher_use add constraint voucher_use_returned check (returned between 0 and amount)`,
  // The sandbox's own books.
  `create table sandbox_refund (
    id text primary key,
    intent_id text not null references sandbox_intent (id) on delete cascade,
    key text not null unique,
    amount integer not null check (amount > 0),
    at timestamptz not null
  )`,
  `create index sandbox_refund_intent on sandbox_refund (intent_id)`,
  // Days before check-in with the percent that comes back, most days first. Null: all of it until cancellation_days before.
  `alter table package add column cancellation_steps jsonb`,
];

/** Refunds in parts, the journal of an order, and cancellation terms with several steps. */
export const orderLifeMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
