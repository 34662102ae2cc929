import type { Locale } from './locale';
import { findMinisite } from './minisites';
import { decodePath } from './path-segments';
import { patternIn, printPath } from './print-path';
import { routeTable, type RouteDefinition } from './route-table';
import type { RouteMatch, SiteName } from './routes';
import { localesOf, prefixOf } from './site';

export interface RouteRedirect {
  /** Path of the same site; permanent (301). */
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
  route: RouteDefinition,
  locale: Locale,
  site: SiteName,
  params: Record<string, string>,
): RouteMatch => ({
  page: route.page,
  locale,
  remote: route.remote,
  params,
  simplified: route.simplified === true,
  // A Belgian address without a language shows what a cookie decides, which no shared cache may keep.
  private:
    route.private === true ||
    (typeof route.paths === 'string' && route.page !== 'splash' && localesOf(site).length > 1),
});

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

/** The prefix decides; a path without one is the same in all languages of its site. */
const localeOf = (site: SiteName, segments: readonly string[], preferred: Locale | undefined): Locale => {
  const own = localesOf(site);
  const byPrefix = own.find((locale) => prefixOf(locale) !== '' && prefixOf(locale) === `/${segments[0]}`);
  return byPrefix ?? own.find((locale) => locale === preferred) ?? own[0];
};

/**
 * The page behind a path of a site, or the path to go to (301): `/` on the Dutch host, a slash at the end, needless escapes.
 * `preferred` decides the language where the path does not. Query and fragment are ignored. Total: any text gives an answer,
 * `not-found` at worst, and a redirect always leads to a page of the same site. Feature flags are applied by the shell.
 * @spec ROUTE-002 ROUTE-005
 */
export const matchPath = (site: SiteName, path: string, preferred?: Locale): RouteMatch | RouteRedirect => {
  const bare = path.replace(/[?#].*$/s, '');
  const withoutEnd = bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
  const segments = decodePath(withoutEnd);
  const locale = localeOf(site, segments ?? [], preferred);
  if (!segments) return notFound(locale);
  if (site === 'nl' && segments.length === 0) return { redirect: '/nl/' };
  const match = findMatch(site, segments, locale);
  if (!match) return notFound(locale);
  const canonical = printPath(match.page, match.locale, match.params);
  return canonical === bare ? match : { redirect: canonical };
};
