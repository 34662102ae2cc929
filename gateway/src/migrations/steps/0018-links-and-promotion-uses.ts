import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Part of the signature of each link of the order. Raising it revokes all links that were sent.
  'alter table orders add column link_version integer not null default 0',
  // Null: no limit.
  'alter table promotion_code add column most_uses integer check (most_uses > 0)',
  'alter table promotion_code add column most_uses_per_buyer integer check (most_uses_per_buyer > 0)',
  `create table promotion_use (
    order_uuid uuid primary key references orders (uuid) on delete cascade,
    code text not null references promotion_code (code) on delete cascade,
    buyer_hash text not null
  )`,
  'create index promotion_use_by_code on promotion_use (code, buyer_hash)',
];

/** Makes the links of orders revocable, and counts the uses of promotion codes. */
export const linksAndPromotionUsesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
