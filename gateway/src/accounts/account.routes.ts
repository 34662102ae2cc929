import { callSchemas, type Account } from '@detour/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context';
import { transact } from '../database/transaction';
import { registerCall } from '../http/register-call';
import { readSession } from '../http/session';
import { mergeWishes } from '../wishlist/wishlist.repository';
import { ownerOfAccount, takeAnonymousOwner } from '../wishlist/wishlist-owner';
import { beginAccountSession, endAccountSession, requireSignedIn } from './account-session';
import type { AccountRow } from './account.repository';
import { confirmAddress } from './confirm-address';
import { deleteAccount, exportAccount } from './leave';
import { requireOwnPassword, toAccount, updateProfile } from './profile';
import { forgotPassword, resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { signUp } from './sign-up';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const purchase = { rate: 'purchase' } as const;
const mailSent = { status: 'mail_sent' } as const;

/** Begins the session of an account, and puts into its wishlist what the visitor put aside before. */
const welcome = async (context: GatewayContext, visit: Visit, account: AccountRow): Promise<Account> => {
  await beginAccountSession(context, visit, account.uuid);
  const anonymous = takeAnonymousOwner(visit);
  if (anonymous) {
    await transact(context.db, (trx) => mergeWishes(trx, anonymous, ownerOfAccount(account.uuid)));
  }
  return toAccount(context.db, account);
};

/** Sign-up, sign-in and forgotten password. @spec ACC-001 ACC-002 */
export const registerSignIn = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.signUp,
    async ({ body, request, reply }) => {
      await signUp(context, { request, reply }, body);
      reply.code(202);
      return mailSent;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.confirmAddress,
    async ({ body, request, reply }) => {
      const { account, browser } = await confirmAddress(context, body.token);
      const isSameBrowser = browser !== '' && readSession(request) === browser;
      return { account: isSameBrowser ? await welcome(context, { request, reply }, account) : null };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.signIn,
    async ({ body, request, reply }) =>
      welcome(context, { request, reply }, await signIn(context, request, body)),
    purchase,
  );

  registerCall(
    app,
    callSchemas.signOut,
    async ({ request, reply }) => {
      await endAccountSession(context, { request, reply });
      return null;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.forgotPassword,
    async ({ body, request, reply }) => {
      await forgotPassword(context, request, body);
      reply.code(202);
      return mailSent;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.resetPassword,
    async ({ body }) => {
      await resetPassword(context, body);
      return null;
    },
    purchase,
  );
};

/** The customer's own page: 401 to everybody who is not signed in. @spec ACC-004 ACC-007 */
export const registerProfile = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.me,
    async ({ request, reply }) => toAccount(context.db, await requireSignedIn(context, { request, reply })),
    { cacheControl: 'no-store' },
  );

  registerCall(
    app,
    callSchemas.updateMe,
    ({ body, request, reply }) => updateProfile(context, { request, reply }, body),
    purchase,
  );

  registerCall(
    app,
    callSchemas.deleteMe,
    async ({ body, request, reply }) => {
      const account = await requireSignedIn(context, { request, reply });
      await requireOwnPassword(context, request, account, body.password);
      await deleteAccount(context, account);
      await endAccountSession(context, { request, reply });
      return null;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.exportMe,
    async ({ request, reply }) => exportAccount(context, await requireSignedIn(context, { request, reply })),
    purchase,
  );
};
