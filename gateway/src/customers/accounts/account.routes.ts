import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { readSession } from '../../http/session';
import { endAccountSession, requireSession, requireSignedIn } from '../../sessions/account-session';
import { confirmAddress } from './sign-in/confirm-address';
import { exportAccount } from './export-account';
import { deleteAccount } from './delete-account';
import { requireOwnPassword, toAccount, updateProfile } from './profile';
import { forgotPassword, resetPassword } from './passwords/reset-password';
import { signIn } from './sign-in/sign-in';
import { signUp } from './sign-in/sign-up';
import { beginCustomerSession } from './sign-in/begin-session';

const purchase = { rate: 'purchase' } as const;

/** Sign-up, sign-in and sign-out. @spec ACC-001 */
export const registerSignIn = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.signUp,
    async ({ body, request, reply }) => {
      const answer = await signUp(context, { request, reply }, body);
      reply.code(202);
      return answer;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.confirmAddress,
    async ({ body, request, reply }) => {
      const { account, browser, ordersAttached } = await confirmAddress(context, request, body.token);
      context.wakeJobs();
      const isSameBrowser = browser !== '' && readSession(request) === browser;
      return {
        ordersAttached,
        account: isSameBrowser
          ? await beginCustomerSession(context, { request, reply }, { account, method: 'mail' })
          : null,
      };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.signIn,
    async ({ body, request, reply }) =>
      beginCustomerSession(
        context,
        { request, reply },
        { account: await signIn(context, request, body), method: 'password' },
      ),
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
};

/** A forgotten password. @spec ACC-002 */
export const registerPasswordReset = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.forgotPassword,
    async ({ body, request, reply }) => {
      const answer = await forgotPassword(context, request, body);
      reply.code(202);
      return answer;
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.resetPassword,
    async ({ body, request }) => {
      await resetPassword(context, request, body);
      return null;
    },
    purchase,
  );
};

/** The customer's own account; 401 without a sign-in. @spec ACC-004 ACC-007 */
export const registerProfile = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.me,
    async ({ request, reply }) => toAccount(context, await requireSignedIn(context, { request, reply })),
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
    async ({ request, reply }) => exportAccount(context, await requireSession(context, { request, reply })),
    purchase,
  );
};
