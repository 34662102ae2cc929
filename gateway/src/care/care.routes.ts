import { callSchemas } from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { readEmail } from '../accounts/account-input';
import { beginGuess } from '../accounts/password-guesses';
import type { GatewayContext } from '../context';
import { HttpProblem, notFoundProblem } from '../http/problem';
import { registerCall } from '../http/register-call';
import { createCareIssuer } from './care-issuer';
import { beginCareSession, endCareSession, findCareSession, toCareSession } from './care-session';

const refused = (code: string, detail: string): HttpProblem => new HttpProblem({ status: 401, code, detail });

/** @spec CARE-001 CARE-011 */
export const registerCare = (app: FastifyInstance, context: GatewayContext): void => {
  const issuer = createCareIssuer(context);
  const purchase = { rate: 'purchase' } as const;

  registerCall(app, callSchemas.careIssuer, async () => ({ kind: issuer.kind, clientId: issuer.clientId }));

  registerCall(
    app,
    callSchemas.careToken,
    async ({ body, request }) => {
      if (!issuer.issue) throw notFoundProblem('Customer care signs in with Google here.');
      const email = readEmail(body.email);
      // Counted together for all addresses: the passcode is one.
      const guess = await beginGuess(context, request, 'care');
      const idToken = await issuer.issue(email, body.passcode);
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
      const member = await issuer.verify(body.idToken);
      if (!member) throw refused('NOT_STAFF', 'The ID token does not name a member of staff.');
      return toCareSession(await beginCareSession(context, { request, reply }, member));
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.careSession,
    async ({ request }) => {
      const session = await findCareSession(context, request);
      if (!session) throw refused('NOT_IN_CARE', 'There is no customer-care session here.');
      return toCareSession(session);
    },
    { cacheControl: 'no-store' },
  );

  registerCall(app, callSchemas.closeCareSession, async ({ request, reply }) => {
    await endCareSession(context, { request, reply });
    return null;
  });
};
