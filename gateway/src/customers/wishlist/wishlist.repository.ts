import type { WishlistParams } from '@detour/shared-contracts/api';
import { sql, type Selectable } from 'kysely';
import type { WishlistItemTable } from '../../database/tables/account-tables';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';

export type WishlistRow = Pick<Selectable<WishlistItemTable>, 'type' | 'product_id' | 'added_at'>;

/** Maximum number of items per list. */
export const maxWishes = 200;

/** Newest first. */
export const findWishes = (db: Database, owner: string): Promise<WishlistRow[]> =>
  db
    .selectFrom('wishlist_item')
    .select(['type', 'product_id', 'added_at'])
    .where('owner', '=', owner)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();

/** Returns false when the list is full; an existing item stays. @spec CALL-061 */
export const addWish = async (
  db: Database,
  owner: string,
  { type, id }: WishlistParams,
  now: number,
): Promise<boolean> => {
  const wishes = await findWishes(db, owner);
  if (wishes.some((wish) => wish.type === type && wish.product_id === id)) return true;
  if (wishes.length >= maxWishes) return false;
  await db
    .insertInto('wishlist_item')
    .values({ owner, type, product_id: id, added_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['owner', 'type', 'product_id']).doNothing())
    .execute();
  return true;
};

export const removeWish = async (
  db: Database,
  owner: string,
  { type, id }: WishlistParams,
): Promise<void> => {
  await db
    .deleteFrom('wishlist_item')
    .where('owner', '=', owner)
    .where('type', '=', type)
    .where('product_id', '=', id)
    .execute();
};

/** Moves one list into another and deletes it. Idempotent. */
export const mergeWishes = async (trx: Trx, from: string, into: string): Promise<void> => {
  await sql`
    insert into wishlist_item (owner, type, product_id, added_at)
    select ${into}, type, product_id, added_at from wishlist_item where owner = ${from}
    on conflict do nothing`.execute(trx);
  await deleteWishes(trx, from);
};

export const deleteWishes = async (trx: Trx, owner: string): Promise<void> => {
  await trx.deleteFrom('wishlist_item').where('owner', '=', owner).execute();
};

export const isOnOffer = async (db: Database, { type, id }: WishlistParams): Promise<boolean> => {
  const query =
    type === 'STAY'
      ? db.selectFrom('package').select('id').where('id', '=', id).where('published', '=', true)
      : db.selectFrom('activity').select('id').where('id', '=', id).where('published', '=', true);
  return (await query.executeTakeFirst()) !== undefined;
};
