import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // E.164
  `alter table hotel add column phone text`,
  // The last number of a series of one country and year. The row's lock makes the numbers gapless.
  `create table invoice_series (
    series text primary key,
    last integer not null check (last > 0)
  )`,
  // Amounts and words, never personal data: the names are in invoice_party.
  `create table invoice (
    number text primary key,
    series text not null references invoice_series (series),
    seq integer not null check (seq > 0),
    order_uuid uuid not null references orders (uuid),
    kind text not null check (kind in ('invoice', 'credit_note')),
    corrects text references invoice (number),
    total integer not null check (total > 0),
    body jsonb not null,
    issued_at timestamptz not null,
    unique (series, seq),
    check ((kind = 'credit_note') = (corrects is not null))
  )`,
  `create index invoice_order on invoice (order_uuid, issued_at)`,
  `create trigger invoice_append_only before update or delete or truncate on invoice
    for each statement execute function refuse_change_of_books()`,
  `alter table invoice enable always trigger invoice_append_only`,
  // Customer on a document. Deleted when the law no longer requires it.
  `create table invoice_party (
    number text primary key references invoice (number),
    party jsonb not null
  )`,
];

/** Phone numbers of hotels, invoices and credit notes. */
export const papersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
