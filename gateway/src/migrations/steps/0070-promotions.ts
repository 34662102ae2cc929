import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // `rules` holds the conditions (`sales/reductions/promotion.ts`). Every promotion has a code; only those that are not automatic are typed.
  `alter table promotion_code add column automatic boolean not null default false,
    add column rules jsonb not null default '{}',
    add column budget integer check (budget > 0),
    add column uses integer not null default 0,
    add column spent bigint not null default 0,
    add column ended_at timestamptz`,
  'alter table promotion_use add column amount integer not null default 0 check (amount >= 0)',
  // An order can have an automatic promotion and a code.
  'alter table promotion_use drop constraint promotion_use_pkey, add primary key (order_uuid, code)',
  // Counts the uses of a promotion that has a limit. Without a limit its row is not written, because each order would wait for it.
  `create function count_promotion_use() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update promotion_code set uses = uses + 1, spent = spent + new.amount
          where code = new.code and (most_uses is not null or budget is not null);
        return new;
      end if;
      update promotion_code set uses = uses - 1, spent = spent - old.amount
        where code = old.code and (most_uses is not null or budget is not null);
      return old;
    end $$`,
  `create trigger promotion_use_counted after insert or delete on promotion_use
    for each row execute function count_promotion_use()`,
  `update promotion_code set uses = (select count(*) from promotion_use where promotion_use.code = promotion_code.code)
    where most_uses is not null`,
  // Append-only: terms as they were, for the reference price of the law and for staff. Only an end is added.
  `create table promotion_version (
    id bigint generated always as identity primary key,
    code text not null references promotion_code (code),
    terms jsonb not null,
    automatic boolean not null,
    first_day date not null,
    last_day date,
    changed_by text not null,
    at timestamptz not null,
    ended_by text
  )`,
  'create unique index promotion_version_live on promotion_version (code) where last_day is null',
  'create index promotion_version_automatic on promotion_version (last_day) where automatic',
];

/** Promotions with conditions, automatic ones, budgets and their history (record 0950). */
export const promotionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
