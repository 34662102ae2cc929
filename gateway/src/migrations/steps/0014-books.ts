import { sql, type Kysely, type Migration } from 'kysely';

const books = ['ledger', 'voucher_ledger'] as const;

const statements = [
  `drop trigger voucher_ledger_append_only on voucher_ledger`,
  `drop function refuse_change_of_books()`,
  `create function refuse_change_of_books() returns trigger language plpgsql as $$
    begin raise exception '% is append-only: write a counter-entry', tg_table_name using errcode = 'restrict_violation'; end $$`,
  // FOR EACH STATEMENT also rejects statements that would change no row. ENABLE ALWAYS also covers sessions that replay changes
  // of another server.
  ...books.flatMap((table) => [
    `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_change_of_books()`,
    `alter table ${table} enable always trigger ${table}_append_only`,
  ]),
  `create index ledger_order on ledger (order_uuid)`,
  `alter table voucher_ledger drop constraint voucher_ledger_kind_check`,
  `alter table voucher_ledger add constraint voucher_ledger_kind_check
    check (kind in ('issued', 'claimed', 'spent', 'returned', 'refunded', 'expired', 'prolonged'))`,
  // The last day that a ledger entry gives a voucher. Only an extension sets one.
  `alter table voucher_ledger add column valid_until date`,
  `alter table voucher_ledger add constraint voucher_ledger_prolongs_to_a_day
    check ((kind = 'prolonged') = (valid_until is not null))`,
  // An extended voucher can expire a second time.
  `drop index voucher_ledger_once`,
  `create unique index voucher_ledger_once on voucher_ledger (voucher_id, kind) where kind in ('issued', 'refunded')`,
  `create index voucher_ledger_order on voucher_ledger (order_uuid) where order_uuid is not null`,
];

/** Makes the ledgers append-only, and allows a voucher to be extended. */
export const booksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
