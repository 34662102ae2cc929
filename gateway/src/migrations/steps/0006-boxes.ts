import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A box unlocks the stays of its family that fit its nights, its dinner and its value.
  `alter table box add column family text not null default ''`,
  `alter table box add column nights integer not null default 1 check (nights > 0)`,
  `alter table box add column with_dinner boolean not null default false`,
  `alter table box add column gallery text[] not null default '{}'`,
  // Last day of a reduction; the price and the reference price beside it are those of today.
  `alter table box add column promo_until date`,
  `alter table box add column origin text not null default 'demo' check (origin in ('demo', 'operator'))`,
  `alter table package add column box_families text[] not null default '{}'`,
  `create index package_box_families on package using gin (box_families)`,
];

/** Adds the columns that select the stays of a gift box. */
export const boxesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
