import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSignedIn } from '../../sessions/account-session';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { clearCookie, readCookie, setCookie } from '../../http/cookies';
import { sha256 } from '../../http/signing';

/** Set when a visitor without a session adds the first item. */
const wishlistCookie = 'wishlist';

const form = /^[\w-]{43}$/;
const halfYear = 183 * 86_400;

type Context = Pick<GatewayContext, 'db' | 'clock'>;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const ownerOfAccount = (uuid: string): string => `account:${uuid}`;

const readSecret = (request: FastifyRequest): string | null => {
  const secret = readCookie(request, wishlistCookie);
  return secret && form.test(secret) ? secret : null;
};

const ownerOfSecret = (secret: string): string => `anonymous:${sha256(secret)}`;

/** Owner of the list that the request may read; null for a visitor without a list. @spec WISH-007 */
export const findWishlistOwner = async (
  context: Context,
  { request, reply }: Visit,
): Promise<string | null> => {
  const account = await findSignedIn(context, request, reply);
  if (account) return ownerOfAccount(account.uuid);
  const secret = readSecret(request);
  return secret && ownerOfSecret(secret);
};

const hasWishes = async (db: Database, owner: string): Promise<boolean> =>
  (await db
    .selectFrom('wishlist_item')
    .select('owner')
    .where('owner', '=', owner)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Like `findWishlistOwner`, but begins a list for a visitor without one. Each use extends an anonymous list by half a year. A
 * secret without a list is replaced, so that nobody can choose a secret for another visitor.
 */
export const ensureWishlistOwner = async (context: Context, visit: Visit): Promise<string> => {
  const { request, reply } = visit;
  const account = await findSignedIn(context, request, reply);
  if (account) return ownerOfAccount(account.uuid);
  const brought = readSecret(request);
  const isKnown = brought !== null && (await hasWishes(context.db, ownerOfSecret(brought)));
  const secret = isKnown ? brought : randomBytes(32).toString('base64url');
  setCookie(reply, {
    name: wishlistCookie,
    value: secret,
    maxAge: halfYear,
  });
  return ownerOfSecret(secret);
};

/** Removes the cookie of an anonymous list and returns the list's owner. */
export const takeAnonymousOwner = ({ request, reply }: Visit): string | null => {
  const secret = readSecret(request);
  if (!secret) return null;
  clearCookie(reply, wishlistCookie);
  return ownerOfSecret(secret);
};
