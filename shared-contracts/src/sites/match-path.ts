import type { BroughtAddress } from './brought-route';
import type { Locale } from './locale';
import { findMinisite } from './minisites';
import { decodePath, fill } from './path-segments';
import { patternIn, printPath } from './print-path';
import { routeTable, type RouteDefinition } from './route-table';
import type { RouteMatch, SiteName } from './routes';
import { localesOf, prefixOf } from './site';

export interface RouteRedirect {
  /** Path on the same site; permanent redirect (301). */
  readonly redirect: string;
}

const matchPattern = (pattern: string, segments: readonly string[]): Record<string, string> | null => {
  const expected = pattern.split('/').filter((segment) => segment !== '');
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, word] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (word.startsWith(':')) params[word.slice(1)] = segment;
    else if (word !== segment) return null;
  }
  return params;
};

const toMatch = (
  route: RouteDefinition | BroughtAddress,
  locale: Locale,
  site: SiteName,
  params: Record<string, string>,
): RouteMatch => ({
  page: route.page,
  locale,
  remote: route.remote,
  params,
  simplified: route.simplified === true,
  // A Belgian URL without a language depends on a cookie, so shared caches must not store it.
  private:
    route.private === true ||
    (typeof route.paths === 'string' && route.page !== 'splash' && localesOf(site).length > 1),
});

/** A page that a remote brings, with its own address. It never hides a page of the shop. */
const findBrought = (
  brought: readonly BroughtAddress[],
  segments: readonly string[],
  locale: Locale,
): {
  readonly route: BroughtAddress;
  readonly params: Record<string, string>;
  readonly path: string;
} | null => {
  for (const route of brought) {
    const pattern = route.paths[locale];
    const params = pattern === undefined ? null : matchPattern(pattern, segments);
    const path = pattern !== undefined && params ? fill(pattern, params) : null;
    if (params && path !== null) return { route, params, path };
  }
  return null;
};

const findMatch = (site: SiteName, segments: readonly string[], locale: Locale): RouteMatch | null => {
  for (const route of routeTable) {
    const pattern = patternIn(route, locale);
    const params = pattern === null ? null : matchPattern(pattern, segments);
    if (!params) continue;
    if (route.page === 'minisite' && !findMinisite(locale, params['minisiteUrl'] ?? '')) continue;
    return toMatch(route, locale, site, params);
  }
  return null;
};

const notFound = (locale: Locale): RouteMatch => ({
  page: 'not-found',
  locale,
  remote: 'shell',
  params: {},
  simplified: false,
  private: true,
});

/** The prefix decides. A path without one is shared by all languages of its site. */
const localeOf = (site: SiteName, segments: readonly string[], preferred: Locale | undefined): Locale => {
  const own = localesOf(site);
  const byPrefix = own.find((locale) => prefixOf(locale) !== '' && prefixOf(locale) === `/${segments[0]}`);
  return byPrefix ?? own.find((locale) => locale === preferred) ?? own[0];
};

/**
 * Resolves a path of a site to its page, or to a redirect (301): `/` on the Dutch host, a trailing slash, needless escapes.
 * `preferred` decides the language when the path does not. Ignores query and fragment. Total: any text gives a result, at
 * worst `not-found`, and a redirect stays on the site. The shell applies feature flags. `brought` are the pages that remotes bring.
 * @spec ROUTE-002 ROUTE-005
 */
export const matchPath = (
  site: SiteName,
  path: string,
  preferred?: Locale,
  brought: readonly BroughtAddress[] = [],
): RouteMatch | RouteRedirect => {
  const bare = path.replace(/[?#].*$/s, '');
  const withoutEnd = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
  const segments = decodePath(withoutEnd);
  const locale = localeOf(site, segments ?? [], preferred);
  if (!segments) return notFound(locale);
  if (site === 'nl' && segments.length === 0) return { redirect: '/nl/' };
  const match = findMatch(site, segments, locale);
  if (!match) {
    const found = findBrought(brought, segments, locale);
    if (!found) return notFound(locale);
    return found.path === bare ? toMatch(found.route, locale, site, found.params) : { redirect: found.path };
  }
  const canonical = printPath(match.page, match.locale, match.params);
  return canonical === bare ? match : { redirect: canonical };
};
