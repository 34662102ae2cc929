import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { GatewayContext } from '../context/context';
import type { AccountSessionTable, SignInMethod } from '../database/tables/account-security-tables';
import { clearCookie, readCookie, setCookie } from '../http/cookies';
import { HttpProblem } from '../http/problem';
import { sha256 } from '../http/signing';
import { findAccount, type AccountRow } from './account.repository';
import { placeOf } from './browser-place';

/** `access_token` is the secret; `user_account_id` only shows scripts who is signed in. @spec ACC-001 */
const accountCookies = { token: 'access_token', id: 'user_account_id' } as const;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Days after the last use, and after the sign-in. */
const sessionDays = { idle: 30, absolute: 90 } as const;
/** Minutes that a proof of identity is valid for sensitive changes. */
const recentMinutes = 15;
/** Precision (minutes) of "last seen" in the list of sessions. */
const seenMinutes = 10;
const form = /^[\w-]{43}$/;

export type SessionRow = Selectable<AccountSessionTable>;
type Context = Pick<GatewayContext, 'config' | 'db' | 'clock'>;
type Reading = Pick<GatewayContext, 'db' | 'clock'>;

export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface SignedIn {
  readonly account: AccountRow;
  readonly session: SessionRow;
}

/** The stored id of the request's session, or null. */
const readAccountSession = (request: FastifyRequest): string | null => {
  const token = readCookie(request, accountCookies.token);
  return token && form.test(token) ? sha256(token) : null;
};

const setCookies = (reply: FastifyReply, token: string, session: SessionRow, now: number): void => {
  const maxAge = Math.max(0, Math.floor((session.expires_at.getTime() - now) / 1000));
  const life = { maxAge };
  setCookie(reply, { name: accountCookies.token, value: token, ...life });
  setCookie(reply, { name: accountCookies.id, value: session.account_uuid, readable: true, ...life });
};

const idleEnd = (now: number, endsAt: Date): Date =>
  new Date(Math.min(now + sessionDays.idle * dayMs, endsAt.getTime()));

/** Signs in under a new secret and ends the previous session, which prevents session fixation. */
export const beginAccountSession = async (
  context: Context,
  visit: Visit,
  { uuid, method }: { readonly uuid: string; readonly method: SignInMethod },
): Promise<void> => {
  const { db, clock } = context;
  const before = readAccountSession(visit.request);
  if (before) await db.deleteFrom('account_session').where('id', '=', before).execute();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const endsAt = new Date(now + sessionDays.absolute * dayMs);
  const session = await db
    .insertInto('account_session')
    .values({
      id: sha256(token),
      account_uuid: uuid,
      method,
      ...placeOf(context, visit.request),
      created_at: new Date(now),
      last_used_at: new Date(now),
      authenticated_at: new Date(now),
      expires_at: idleEnd(now, endsAt),
      ends_at: endsAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  setCookies(visit.reply, token, session, now);
};

/** Gives the session a new secret after a proof of identity and ends the old one. */
export const renewAccountSession = async (
  { db, clock }: Reading,
  visit: Visit,
  session: SessionRow,
): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const renewed = await db
    .updateTable('account_session')
    .set({ id: sha256(token), authenticated_at: new Date(now) })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirst();
  if (renewed) setCookies(visit.reply, token, renewed, now);
};

/** Ends the session on the server and clears both cookies. Idempotent. */
export const endAccountSession = async ({ db }: Pick<Context, 'db'>, visit: Visit): Promise<void> => {
  const id = readAccountSession(visit.request);
  if (id) await db.deleteFrom('account_session').where('id', '=', id).execute();
  for (const name of Object.values(accountCookies)) clearCookie(visit.reply, name);
};

/** Clears both cookies when another call has ended the session, so that pages no longer show an account. A valid session stays. */
export const clearEndedSession = async (context: Reading, visit: Visit): Promise<void> => {
  if (await findSignedInSession(context, visit.request)) return;
  for (const name of Object.values(accountCookies)) clearCookie(visit.reply, name);
};

const noteUse = async (
  { db, clock }: Reading,
  { request, reply }: { readonly request: FastifyRequest; readonly reply?: FastifyReply | undefined },
  session: SessionRow,
): Promise<void> => {
  const now = clock.now();
  if (now - session.last_used_at.getTime() < seenMinutes * minuteMs) return;
  const expiresAt = idleEnd(now, session.ends_at);
  await db
    .updateTable('account_session')
    .set({ last_used_at: new Date(now), expires_at: expiresAt })
    .where('id', '=', session.id)
    .execute();
  const token = readCookie(request, accountCookies.token);
  if (reply && token) setCookies(reply, token, { ...session, expires_at: expiresAt }, now);
};

/** Account and session of the request; null without a valid session. */
const findSignedInSession = async (
  { db, clock }: Reading,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<SignedIn | null> => {
  const id = readAccountSession(request);
  if (!id) return null;
  const now = new Date(clock.now());
  const session = await db
    .selectFrom('account_session')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!session) return null;
  await noteUse({ db, clock }, { request, reply }, session);
  const account = await findAccount(db, session.account_uuid);
  return account ? { account, session } : null;
};

/** The signed-in account, or null. */
export const findSignedIn = async (
  context: Reading,
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<AccountRow | null> => (await findSignedInSession(context, request, reply))?.account ?? null;

/** Account and session of the request; throws 401 without a valid session. @spec ACC-007 */
export const requireSession = async (context: Reading, visit: Visit): Promise<SignedIn> => {
  const signedIn = await findSignedInSession(context, visit.request, visit.reply);
  if (signedIn) return signedIn;
  throw new HttpProblem({
    status: 401,
    code: 'NOT_SIGNED_IN',
    detail: 'This call requires a sign-in.',
  });
};

/** The signed-in account; throws 401 without one. @spec ACC-007 */
export const requireSignedIn = async (context: Reading, visit: Visit): Promise<AccountRow> =>
  (await requireSession(context, visit)).account;

/** Like `requireSession` for a sensitive change: throws 403 when the last proof of identity is older than 15 minutes. */
export const requireRecentSession = async (context: Reading, visit: Visit): Promise<SignedIn> => {
  const signedIn = await requireSession(context, visit);
  const age = context.clock.now() - signedIn.session.authenticated_at.getTime();
  if (age <= recentMinutes * minuteMs) return signedIn;
  throw new HttpProblem({
    status: 403,
    code: 'CONFIRM_IDENTITY',
    detail: `This change requires a password or passkey at most ${recentMinutes} minutes ago.`,
  });
};
