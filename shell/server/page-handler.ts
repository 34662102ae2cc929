import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  isLocale,
  matchPath,
  type Flow,
  printPath,
  siteOf,
  type Locale,
  type Mode,
  type RouteMatch,
  type SiteName,
} from '@detour/shared-contracts';
import { careCookie, type CareSessions } from './care-session';
import type { CompositionSource } from './composition';
import type { ShellConfig } from './config';
import type { PageCache } from './page-cache';
import { encodePage, encodingOf } from './page-encoding';
import type { PageRequest, RenderedPage } from './page-renderer';
import type { ComposedRelease } from './composition';
import { originOf, siteOfHost, toSiteContext } from './sites';

/** Query names that decide what the server renders, in the order of the cache key; every other name is the browser's affair. */
const allowedNames = ['flow', 'page'] as const;

export const searchOf = (query: URLSearchParams): string => {
  const kept = allowedNames.flatMap((name) => {
    const value = query.get(name);
    return value === null || !isAllowed(name, value) ? [] : [`${name}=${value}`];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

const isAllowed = (name: (typeof allowedNames)[number], value: string): boolean =>
  name === 'page' ? /^\d{1,3}$/.test(value) : /^(booking|gifting|hotel|activity)$/.test(value);

const beLocale = (value: unknown): Locale | undefined =>
  isLocale(value) && siteOf(value) === 'be' ? value : undefined;

/** Language of a Belgian page without prefix: query, cookie, Accept-Language, else nl_BE. */
export const preferredLocale = (
  request: FastifyRequest,
  query: URLSearchParams,
  site: SiteName,
): Locale | undefined => {
  if (site !== 'be') return undefined;
  const asked = beLocale(query.get('locale')) ?? beLocale(request.cookies['locale']);
  if (asked) return asked;
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr_BE' : 'nl_BE';
};

const year = 31_536_000;

/** Belgian visitors who are in a language keep it on pages whose address says none; null where nothing changes. */
const localeCookieOf = (request: FastifyRequest, route: RouteMatch, site: SiteName): string | null => {
  if (site !== 'be' || route.page === 'splash' || route.page === 'not-found') return null;
  if (request.cookies['locale'] === route.locale) return null;
  return `locale=${route.locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
};

/** Where a request leads instead of to its page: to the language chosen before, into customer care or away from it. @spec CARE-001 CARE-011 */
const detourOf = (request: FastifyRequest, route: RouteMatch, isCare: boolean): string | null => {
  if (route.page === 'splash') {
    const chosen = beLocale(request.cookies['locale']);
    return chosen ? printPath('home', chosen) : null;
  }
  if (route.page === 'care' && !isCare) return printPath('care-login', route.locale);
  if (route.page === 'care-login' && isCare) return printPath('care', route.locale);
  return null;
};

export interface PageHandlerDeps {
  readonly config: ShellConfig;
  readonly compositions: CompositionSource;
  readonly cache: PageCache;
  readonly care: CareSessions;
  readonly render: (request: PageRequest, composed: ComposedRelease) => Promise<RenderedPage>;
  now(): number;
}

/** A route whose feature is off is no route. @spec ROUTE-003 ROUTE-004 ROUTE-006 */
const withFlags = (route: RouteMatch, flags: Readonly<Record<string, boolean>>): RouteMatch => {
  const boxesOff = !flags['boxes'] && ['boxes', 'box', 'box-by-sku', 'box-product'].includes(route.page);
  const activitiesOff = !flags['activityOnly'] && route.page === 'activity-search';
  return boxesOff || activitiesOff
    ? { ...route, page: 'not-found', remote: 'shell', params: {}, private: true }
    : route;
};

export const createPageHandler = ({ config, compositions, cache, care, render, now }: PageHandlerDeps) => {
  const toRequest = (
    request: FastifyRequest,
    route: RouteMatch,
    { site, url, mode }: { readonly site: SiteName; readonly url: URL; readonly mode: Mode },
  ): PageRequest => {
    const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
    const host = request.headers.host ?? config.hosts[site] + port;
    return {
      site: toSiteContext({ locale: route.locale, origin: originOfRequest(host, site, port), config, mode }),
      route,
      path: url.pathname,
      search: searchOf(url.searchParams),
      flow: (/^(gifting|hotel|activity)$/.exec(url.searchParams.get('flow') ?? '')?.[0] ?? 'booking') as Flow,
      port,
      requestId: request.id,
      arrivedAt: now(),
    };
  };
  // Plain `localhost` is an alias: links stay on the host that the visitor typed.
  const originOfRequest = (host: string, site: SiteName, port: string): string =>
    siteOfHost(host, config) === site
      ? `${config.secure ? 'https' : 'http'}://${host}`
      : originOf(site, config, port);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(request.raw.url ?? '/', 'http://host.invalid');
    const site = siteOfHost(request.headers.host, config);
    const found = matchPath(site, url.pathname, preferredLocale(request, url.searchParams, site));
    if ('redirect' in found) return reply.redirect(found.redirect + url.search, 301);
    const route = withFlags(found, config.flags);
    const isCare = await care.isOpen(request.cookies[careCookie]);
    const detour = detourOf(request, route, isCare);
    if (detour !== null) return reply.header('cache-control', 'no-store').redirect(detour + url.search, 302);
    const composed = compositions.current();
    const pageRequest = toRequest(request, route, { site, url, mode: isCare ? 'care' : 'visitor' });
    const work = () => render(pageRequest, composed);
    const key = [
      request.headers.host,
      route.locale,
      route.page === 'not-found' ? 'not-found' : url.pathname,
      pageRequest.search,
      composed.composition.id,
    ].join(' ');
    // A private page has no personal data in its server HTML, but an order number in its path: no cache keeps it. What customer care
    // sees is not what visitors see, so neither is that.
    const isKept = !isCare && (!route.private || route.page === 'not-found');
    const page = isKept ? await cache.get(key, work) : (await work()).page;
    const localeCookie = localeCookieOf(request, route, site);
    if (localeCookie !== null) void reply.header('set-cookie', localeCookie);
    void reply
      .code(page.status)
      .headers(page.headers)
      .header('cache-control', isCare ? 'no-store' : 'private, no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
      .header('etag', page.etag)
      .type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
    if (request.method === 'HEAD') return reply.send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(await encodePage(page, encoding));
  };
};
