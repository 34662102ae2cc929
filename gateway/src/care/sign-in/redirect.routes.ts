import { Type } from '@sinclair/typebox';
import { printPath } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { careOriginsOf } from '../../http/requests/origin-check';
import { isSame } from '../../http/signing';
import { beginCareLogin, readCareLogin } from '../care-login';
import { openSession, type SignInContext } from './open-session';
import { createOutsideIssuer } from './outside-issuer';

/** Sends a browser to the issuer. */
export const careLoginPath = '/api/care/login';
/** Path of the callback, on each host of customer care. */
const callbackPath = '/api/care/callback';

/** Reason that the sign-in page shows. `down`: the issuer does not respond. */
type Failure = 'not-staff' | 'failed' | 'down';

// Each language has a host of its own, and these paths are the same on all.
const deskPath = printPath('care', 'fr_FR');
const failurePath = (failure: Failure): string => `${printPath('care-login', 'fr_FR')}?signin=${failure}`;

const CallbackQuery = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(Type.String({ maxLength: 4096 })),
  iss: Type.Optional(Type.String({ maxLength: 400 })),
  error: Type.Optional(Type.String({ maxLength: 400 })),
});

/** Query parameters of the callback that are used; an issuer may send more. */
const members = ['state', 'code', 'iss', 'error'] as const;

type CallbackParams = Readonly<Partial<Record<(typeof members)[number], string>>>;

/**
 * GET /api/care/login and GET /api/care/callback: the sign-in with the issuer of the configuration, by redirect
 * (docs/decisions/0879). The browser keeps state, nonce and PKCE verifier in the signed cookie of `beginCareLogin`.
 */
export const registerRedirectSignIn = (app: FastifyInstance, context: SignInContext): void => {
  const { config, issuer } = context;
  const outside = createOutsideIssuer(context, issuer.clientId ?? '');
  const redirectUriOf = ({ hostname }: FastifyRequest): string => {
    // The origin of the configuration, not that of the request, whose scheme and port a proxy may have changed.
    const own = careOriginsOf(config).find((origin) => new URL(origin).hostname === hostname);
    return new URL(callbackPath, own ?? `https://${hostname}`).href;
  };
  const purchase = { rate: 'purchase' } as const;

  app.get(
    careLoginPath,
    { schema: { summary: 'Sign in with the issuer of the staff' }, config: purchase },
    async (request, reply) => {
      const login = beginCareLogin(context, reply);
      reply.header('cache-control', 'no-store');
      try {
        const url = await outside.authorizationUrl(login, redirectUriOf(request));
        return await reply.redirect(url.href, 302);
      } catch (error) {
        request.log.error({ err: error }, 'the issuer of the staff cannot be reached');
        return reply.redirect(failurePath('down'), 302);
      }
    },
  );

  app.get<{ Querystring: CallbackParams }>(
    callbackPath,
    {
      schema: { querystring: CallbackQuery, summary: 'Way back from the issuer of the staff' },
      config: purchase,
    },
    async (request, reply) => {
      const leave = (path: string) =>
        reply
          .header('cache-control', 'no-store')
          // The code is in the address.
          .header('referrer-policy', 'no-referrer')
          .redirect(path, 302);
      const login = readCareLogin(context, request);
      if (!login || !isSame(request.query.state ?? '', login.state)) return leave(failurePath('failed'));
      const returned = new URLSearchParams(
        members.flatMap((name) => {
          const value = request.query[name];
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const idToken = await outside
        .exchange(login, redirectUriOf(request), returned)
        .catch((problem: unknown) => {
          request.log.warn({ err: problem }, 'the issuer of the staff gave no ID token');
          return null;
        });
      if (idToken === null) return leave(failurePath('failed'));
      const opened = await openSession(context, { request, reply }, idToken);
      if (opened.ok) return leave(deskPath);
      request.log.info({ reason: opened.error }, 'somebody without the rights of staff signed in');
      return leave(failurePath('not-staff'));
    },
  );
};
