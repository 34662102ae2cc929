import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { readEmail } from '../sessions/read-email';
import { beginGuess } from '../customers/accounts/passwords/password-guesses';
import type { GatewayContext } from '../context/context';
import { HttpProblem, notFoundProblem } from '../http/problem';
import { registerCall } from '../http/register-call';
import { createCareIssuer } from './care-issuer';
import { beginCareLogin } from './care-login';
import { endCareSession, findCareSession, toCareSession } from './care-session';
import { openSession } from './sign-in/open-session';
import { careLoginPath, registerRedirectSignIn } from './sign-in/redirect.routes';

const refused = (code: string, detail: string): HttpProblem => new HttpProblem({ status: 401, code, detail });

const purchase = { rate: 'purchase' } as const;

const registerSignIn = (app: FastifyInstance, context: GatewayContext): void => {
  const issuer = createCareIssuer(context);

  registerCall(
    app,
    callSchemas.careNonce,
    async ({ reply }) => {
      const { nonce, expiresAt } = beginCareLogin(context, reply);
      return { nonce, expiresAt: expiresAt.toISOString() };
    },
    purchase,
  );

  registerCall(app, callSchemas.careIssuer, async () => ({
    kind: issuer.kind,
    clientId: issuer.clientId,
    issuer: issuer.issuer,
    signIn: issuer.clientId === null ? null : careLoginPath,
  }));

  if (issuer.clientId !== null) registerRedirectSignIn(app, { ...context, issuer });

  registerCall(
    app,
    callSchemas.careToken,
    async ({ body, request, reply }) => {
      if (!issuer.issue) throw notFoundProblem('Customer care signs in with another issuer in this shop.');
      const email = readEmail(body.email);
      // Counted for all addresses together, because there is only one passcode.
      const guess = await beginGuess(context, request, 'care');
      // This issuer runs in the gateway, so it begins the browser's sign-in itself.
      const { nonce } = beginCareLogin(context, reply);
      const idToken = await issuer.issue({ email, passcode: body.passcode, nonce });
      if (!idToken) throw refused('SIGN_IN_FAILED', 'The passcode is wrong.');
      await guess.forgive();
      return { idToken };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.openCareSession,
    async ({ body, request, reply }) => {
      const opened = await openSession({ ...context, issuer }, { request, reply }, body.idToken);
      if (!opened.ok) throw refused('NOT_STAFF', opened.error);
      return opened.value;
    },
    purchase,
  );
};

const registerOwnSession = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.careSession,
    async ({ request }) => {
      const session = await findCareSession(context, request);
      if (!session) throw refused('NOT_IN_CARE', 'There is no customer-care session.');
      return toCareSession(session);
    },
    { cacheControl: 'no-store' },
  );

  registerCall(app, callSchemas.closeCareSession, async ({ request, reply }) => {
    await endCareSession(context, { request, reply });
    return null;
  });
};

/** Sign-in and sessions of customer care. @spec CARE-001 CARE-011 */
export const registerCare = (app: FastifyInstance, context: GatewayContext): void => {
  registerSignIn(app, context);
  registerOwnSession(app, context);
};
