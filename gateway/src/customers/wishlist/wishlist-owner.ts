import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSignedIn } from '../../sessions/account-session';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { clearCookie, readCookie, setCookie } from '../../http/cookies';
import { sha256 } from '../../http/signing';

/** Set when a visitor who is not signed in puts something aside, never before. */
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

/** Whose list the request may see; null for a visitor who has none yet. @spec WISH-007 */
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
 * The same, with a list begun here for a visitor who has none; each use makes an anonymous one last half a year more. A secret without
 * a list is replaced: nobody can choose one for somebody else.
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

/** Forgets the anonymous list of a visitor, and answers whose it was. */
export const takeAnonymousOwner = ({ request, reply }: Visit): string | null => {
  const secret = readSecret(request);
  if (!secret) return null;
  clearCookie(reply, wishlistCookie);
  return ownerOfSecret(secret);
};
