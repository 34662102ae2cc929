import type { WishlistItem, WishlistKeys } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { saleMoment } from '../../sales/inventory/sale-moment';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findActivityWishes } from './activity-wishes';
import { findStayWishes } from './stay-wishes';
import { ensureWishlistOwner, findWishlistOwner } from './wishlist-owner';
import { addWish, findWishes, isOnOffer, maxWishes, removeWish } from './wishlist.repository';

const listItems = async (
  context: Pick<GatewayContext, 'db' | 'clock'>,
  owner: string,
  locale: Locale,
): Promise<WishlistItem[]> => {
  const { db } = context;
  const wishes = await findWishes(db, owner);
  const idsOf = (type: WishlistItem['type']) =>
    wishes.filter((wish) => wish.type === type).map((wish) => wish.product_id);
  const stays = await findStayWishes(db, idsOf('STAY'), {
    locale,
    moment: await saleMoment(context, locale),
  });
  const activities = await findActivityWishes(db, idsOf('ACTIVITY'), locale);
  return wishes.flatMap(({ type, product_id: id }) => (type === 'STAY' ? stays : activities).get(id) ?? []);
};

const listKeys = async (db: Database, owner: string | null): Promise<WishlistKeys> => {
  const wishes = owner ? await findWishes(db, owner) : [];
  return { items: wishes.map(({ type, product_id: id }) => ({ type, id })) };
};

/** @spec CALL-061 WISH-007 WISH-008 WISH-009 */
export const registerWishlist = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;

  registerCall(
    app,
    callSchemas.wishlist,
    async ({ query, request, reply }) => {
      const owner = await findWishlistOwner(context, { request, reply });
      return { items: owner ? await listItems(context, owner, query.locale) : [] };
    },
    { cacheControl: 'no-store' },
  );

  registerCall(app, callSchemas.addToWishlist, async ({ params, request, reply }) => {
    if (!(await isOnOffer(db, params))) {
      throw new HttpProblem({
        status: 404,
        code: 'PRODUCT_NOT_FOUND',
        detail: `There is no ${params.type.toLowerCase()} ${params.id} on sale.`,
      });
    }
    const owner = await ensureWishlistOwner(context, { request, reply });
    if (!(await addWish(db, owner, params, clock.now()))) {
      throw new HttpProblem({
        status: 409,
        code: 'WISHLIST_FULL',
        detail: `A wishlist holds at most ${maxWishes} items.`,
      });
    }
    return listKeys(db, owner);
  });

  registerCall(app, callSchemas.removeFromWishlist, async ({ params, request, reply }) => {
    const owner = await findWishlistOwner(context, { request, reply });
    if (owner) await removeWish(db, owner, params);
    return listKeys(db, owner);
  });
};
