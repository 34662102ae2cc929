import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Signed into each link of an order: raised, it revokes all that were sent.
  'alter table orders add column link_version integer not null default 0',
  // Null is without limit.
  'alter table promotion_code add column most_uses integer check (most_uses > 0)',
  'alter table promotion_code add column most_uses_per_buyer integer check (most_uses_per_buyer > 0)',
  `create table promotion_use (
    order_uuid uuid primary key references orders (uuid) on delete cascade,
    code text not null references promotion_code (code) on delete cascade,
    buyer_hash text not null
  )`,
  'create index promotion_use_by_code on promotion_use (code, buyer_hash)',
];

/** Links of orders can be revoked; promotion codes count who used them. */
export const linksAndPromotionUsesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
