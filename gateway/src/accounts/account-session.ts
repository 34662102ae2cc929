import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context';
import type { Database } from '../database/open-database';
import { clearCookie, readCookie, setCookie } from '../http/cookies';
import { HttpProblem } from '../http/problem';
import { sha256 } from '../http/signing';
import { findAccount, type AccountRow } from './account.repository';

/** `access_token` is the secret; `user_account_id` only tells scripts who is signed in. @spec ACC-001 */
export const accountCookies = { token: 'access_token', id: 'user_account_id' } as const;

const dayMs = 86_400_000;
const lifeDays = 30;
const form = /^[\w-]{43}$/;

type Context = Pick<GatewayContext, 'db' | 'clock'>;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The stored id of the session that the request brings; null without one. */
export const readAccountSession = (request: FastifyRequest): string | null => {
  const token = readCookie(request, accountCookies.token);
  return token && form.test(token) ? sha256(token) : null;
};

const setCookies = (reply: FastifyReply, token: string, uuid: string): void => {
  const life = { maxAge: (lifeDays * dayMs) / 1000 };
  setCookie(reply, { name: accountCookies.token, value: token, ...life });
  setCookie(reply, { name: accountCookies.id, value: uuid, readable: true, ...life });
};

/** Signs in: always under a new secret, and what was there before ends, so that nobody can plant a session (rotation). */
export const beginAccountSession = async (
  { db, clock }: Context,
  visit: Visit,
  uuid: string,
): Promise<void> => {
  const before = readAccountSession(visit.request);
  if (before) await db.deleteFrom('account_session').where('id', '=', before).execute();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db
    .insertInto('account_session')
    .values({
      id: sha256(token),
      account_uuid: uuid,
      created_at: new Date(now),
      last_used_at: new Date(now),
      expires_at: new Date(now + lifeDays * dayMs),
    })
    .execute();
  setCookies(visit.reply, token, uuid);
};

/** Clears both cookies, whether or not there was a session. */
export const endAccountSession = async ({ db }: Pick<Context, 'db'>, visit: Visit): Promise<void> => {
  const id = readAccountSession(visit.request);
  if (id) await db.deleteFrom('account_session').where('id', '=', id).execute();
  for (const name of Object.values(accountCookies)) clearCookie(visit.reply, name);
};

export const endAllSessions = async (db: Database, uuid: string): Promise<void> => {
  await db.deleteFrom('account_session').where('account_uuid', '=', uuid).execute();
};

/** Who is signed in; null for a visitor, and for one whose session has ended. Each day of use makes it last 30 days more. */
export const findSignedIn = async (
  { db, clock }: Context,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<AccountRow | null> => {
  const id = readAccountSession(request);
  if (!id) return null;
  const now = new Date(clock.now());
  const session = await db
    .selectFrom('account_session')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!session) return null;
  if (now.getTime() - session.last_used_at.getTime() > dayMs) {
    const expires = new Date(now.getTime() + lifeDays * dayMs);
    await db
      .updateTable('account_session')
      .set({ last_used_at: now, expires_at: sql`greatest(expires_at, ${expires})` })
      .where('id', '=', id)
      .execute();
    const token = readCookie(request, accountCookies.token);
    if (reply && token) setCookies(reply, token, session.account_uuid);
  }
  return (await findAccount(db, session.account_uuid)) ?? null;
};

/** Who is signed in; answers 401 to anybody else. @spec ACC-007 */
export const requireSignedIn = async (context: Context, visit: Visit): Promise<AccountRow> => {
  const account = await findSignedIn(context, visit.request, visit.reply);
  if (account) return account;
  throw new HttpProblem({
    status: 401,
    code: 'NOT_SIGNED_IN',
    detail: 'This call is for signed-in customers.',
  });
};
