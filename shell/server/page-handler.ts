import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  isLocale,
  matchPath,
  type Flow,
  type Locale,
  type RouteMatch,
  type SiteName,
} from '@detour/shared-contracts';
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

/** Language of a Belgian page without prefix: query, cookie, Accept-Language, else nl_BE. */
export const preferredLocale = (
  request: FastifyRequest,
  query: URLSearchParams,
  site: SiteName,
): Locale | undefined => {
  if (site !== 'be') return undefined;
  const asked = query.get('locale') ?? request.cookies['locale'];
  if (isLocale(asked)) return asked;
  return /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr_BE' : 'nl_BE';
};

export interface PageHandlerDeps {
  readonly config: ShellConfig;
  readonly compositions: CompositionSource;
  readonly cache: PageCache;
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

export const createPageHandler = ({ config, compositions, cache, render, now }: PageHandlerDeps) => {
  const toRequest = (request: FastifyRequest, route: RouteMatch, site: SiteName, url: URL): PageRequest => {
    const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
    const host = request.headers.host ?? config.hosts[site] + port;
    return {
      site: toSiteContext({ locale: route.locale, origin: originOfRequest(host, site, port), config }),
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
    const composed = compositions.current();
    const pageRequest = toRequest(request, route, site, url);
    const work = () => render(pageRequest, composed);
    const key = [
      request.headers.host,
      route.locale,
      route.page === 'not-found' ? 'not-found' : url.pathname,
      pageRequest.search,
      composed.composition.id,
    ].join(' ');
    // A private page has no personal data in its server HTML, but an order number in its path: no cache keeps it.
    const page =
      route.private && route.page !== 'not-found' ? (await work()).page : await cache.get(key, work);
    void reply
      .code(page.status)
      .headers(page.headers)
      .header('cache-control', 'private, no-cache')
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
