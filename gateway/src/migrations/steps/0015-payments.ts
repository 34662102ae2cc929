import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // One payment for each order. Its intent is opened after the order is placed, so a payment may wait for one.
  `alter table payment drop constraint payment_pkey`,
  `alter table payment alter column intent_id drop not null`,
  `alter table payment alter column client_secret drop not null`,
  `alter table payment add primary key (order_uuid)`,
  `alter table payment add constraint payment_intent_once unique (intent_id)`,
  `drop index payment_order`,
  `alter table payment add column provider text not null default 'sandbox'`,
  `alter table payment add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$')`,
  `alter table payment add column refund_state text not null default 'none'
    check (refund_state in ('none', 'pending', 'settled', 'failed'))`,
  `alter table payment add column releases integer not null default 0`,
  `alter table payment add column failures integer not null default 0`,
  `alter table payment add column checked_at timestamptz`,
  `update payment set refund_state = 'settled' where refunded`,
  // Partial indexes for the reconciliation job. They exclude finished payments.
  `create index payment_undecided on payment (updated_at) where status in ('processing', 'requires_action')`,
  `create index payment_uncaptured on payment (updated_at) where status = 'authorised' and not captured`,
  `create index payment_returning on payment (updated_at) where refund_state in ('pending', 'failed')`,
  // A refund is pending until the provider reports that it is settled or has failed. `movement` is the provider's id of the
  // refund.
  `alter table ledger add column movement text not null default ''`,
  `alter table ledger drop constraint ledger_kind_check`,
  `alter table ledger add constraint ledger_kind_check
    check (kind in ('authorised', 'captured', 'voided', 'refund_pending', 'refunded', 'refund_failed'))`,
  `alter table ledger drop constraint ledger_intent_id_kind_key`,
  `alter table ledger add constraint ledger_movement_once unique (intent_id, kind, movement)`,
  `alter table sandbox_intent add column currency text not null default 'EUR'`,
  `alter table sandbox_intent add column order_uuid text`,
  `alter table sandbox_intent add column client_secret text not null default ''`,
  `alter table sandbox_intent add column captured integer not null default 0`,
  `alter table sandbox_intent add column open_key text unique`,
  `update sandbox_intent as s set order_uuid = p.order_uuid::text from payment p where p.intent_id = s.id`,
  `update sandbox_intent set captured = amount where status in ('captured', 'refunded')`,
  `insert into sandbox_intent (id, amount, status, updated_at, order_uuid, client_secret)
    select p.intent_id, o.amount, 'requires_payment', p.updated_at, p.order_uuid::text, p.client_secret
    from payment p join orders o on o.uuid = p.order_uuid
    where p.intent_id is not null and not exists (select 1 from sandbox_intent s where s.id = p.intent_id)`,
];

/** Prepares payments for a real provider: one intent per order, a currency, and refunds with a state. */
export const paymentsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
