import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { HttpProblem } from './problem';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOwnOrigin = (request: FastifyRequest, origin: string, origins: ReadonlySet<string>): boolean => {
  if (origins.has(origin)) return true;
  // Behind the shell's proxy, `host` is what the browser asked for (X-Forwarded-Host of a trusted proxy).
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

/**
 * A browser says with each state-changing call where the page came from; a foreign page is refused, which together with
 * `SameSite=Lax` closes cross-site request forgery. Callers that are no browsers send no Origin and carry no visitor's cookie.
 */
export const registerOriginCheck = (app: FastifyInstance, config: Config): void => {
  const origins = new Set<string>(Object.values(config.shopOrigins));
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.anyOrigin) return;
    const origin = request.headers.origin;
    const isForeign =
      origin === undefined
        ? request.headers['sec-fetch-site'] === 'cross-site'
        : !isOwnOrigin(request, origin, origins);
    if (isForeign) {
      throw new HttpProblem({
        status: 403,
        code: 'FOREIGN_ORIGIN',
        detail: 'This call is for pages of the shop only.',
      });
    }
  });
};
