import type { FastifyInstance } from 'fastify';
import type { Config } from '../../settings/settings';
import { HttpProblem, notFoundProblem } from '../problem';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type Origins = Pick<Config, 'shopOrigins' | 'careOrigins'>;

/** True when all sites are served over TLS. Read from the configuration, because a request cannot be trusted. */
export const isServedSecurely = ({ shopOrigins }: Pick<Config, 'shopOrigins'>): boolean =>
  Object.values(shopOrigins).every((origin) => origin.startsWith('https:'));

/** `http://fr.care.localhost:8080` beside `http://fr.localhost:8080`: what the shell serves without `CARE_DOMAIN`. */
const careOriginOf = (origin: string): string => origin.replace(/^(https?:\/\/[^.:/]+)\./, '$1.care.');

const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'));

/** On a developer's machine the shop is also available under these names, without TLS. */
const localOriginsOf = (origin: string): readonly string[] => {
  const url = new URL(origin);
  const port = url.port && `:${url.port}`;
  return isLocal(url) ? ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${port}`) : [];
};

/** Origins of customer care: those of the configuration, else one beside each shop. */
export const careOriginsOf = ({ shopOrigins, careOrigins }: Origins): readonly string[] =>
  careOrigins.length > 0 ? careOrigins : Object.values(shopOrigins).map(careOriginOf);

/** Scheme, host and port of every page that is ours. */
const ownOriginsOf = (config: Origins): ReadonlySet<string> => {
  const shops = Object.values(config.shopOrigins);
  return new Set([...shops, ...careOriginsOf(config), ...shops.flatMap(localOriginsOf)]);
};

const withoutPort = (origin: string): string => origin.replace(/:\d+$/, '');

/**
 * True when an `Origin` header names a page of the shop. On a developer's machine the port is ignored: several shell servers
 * share a gateway there, and browsers share cookies between ports.
 */
export const createOriginTest = (config: Origins): ((origin: string) => boolean) => {
  const origins = ownOriginsOf(config);
  if (!Object.values(config.shopOrigins).every((origin) => isLocal(new URL(origin))))
    return (origin) => origins.has(origin);
  const names = new Set([...origins].map(withoutPort));
  return (origin) => names.has(withoutPort(origin));
};

/**
 * Rejects state-changing calls from foreign pages by their Origin. Together with `SameSite=Lax` this prevents cross-site
 * request forgery. The whole origin is compared: a page without TLS is foreign to a shop with TLS. Callers that are not browsers
 * send no Origin and no visitor's cookie.
 */
export const registerOriginCheck = (app: FastifyInstance, config: Origins): void => {
  const isOwn = createOriginTest(config);
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.anyOrigin) return;
    const origin = request.headers.origin;
    const isForeign =
      origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : !isOwn(origin);
    if (isForeign) {
      throw new HttpProblem({
        status: 403,
        code: 'FOREIGN_ORIGIN',
        detail: 'This call is for pages of the shop only.',
      });
    }
  });
};

const withoutHostPort = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');

/** True for a host name of customer care, ignoring case and port. A host that is also a public one is public. */
const createCareHostTest = (config: Origins): ((host: string) => boolean) => {
  const hostOf = (origin: string): string => new URL(origin).hostname;
  const hosts = new Set(careOriginsOf(config).map(hostOf));
  for (const origin of Object.values(config.shopOrigins)) hosts.delete(hostOf(origin));
  return (host) => hosts.has(withoutHostPort(host));
};

/**
 * Accepts calls of customer care on its own hosts only, as the server in front reports them. This is a second check: the
 * shell server does not forward such a call from a public host. On other hosts the response is that of an unknown path.
 */
export const registerCareHosts = (app: FastifyInstance, config: Origins): void => {
  const isCareHost = createCareHostTest(config);
  app.addHook('onRequest', async ({ host, routeOptions }) => {
    if (!/^\/api\/care(?:\/|$)/.test(routeOptions.url ?? '') || isCareHost(host)) return;
    throw notFoundProblem('There is no such call.');
  });
};
