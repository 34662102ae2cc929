import { languageOf, locales, type Locale } from './locale';
import { findMinisite } from './minisites';
import { encodeSegment } from './path-segments';
import { routeTable, type RouteDefinition } from './route-table';
import type { PageName, RouteMatch, SiteName } from './routes';
import { localesOf, prefixOf, siteOf } from './site';

/** Full pattern of a definition in a locale, prefix included; null where the page does not exist. */
export const patternIn = (route: RouteDefinition, locale: Locale): string | null => {
  if (route.page === 'splash') return localesOf(siteOf(locale)).length > 1 ? '/' : null;
  if (typeof route.paths === 'string') return route.paths;
  if (route.page === 'minisite' && locale === 'nl_NL') return null;
  const path = route.paths[languageOf(locale)];
  return path === undefined ? null : prefixOf(locale) + path;
};

/** Patterns of a page in react-router's syntax, prefix included: `/fr/hotel/:id`. Empty where the page does not exist. */
export const patternsOf = (page: PageName, locale: Locale): readonly string[] =>
  routeTable.filter((route) => route.page === page).flatMap((route) => patternIn(route, locale) ?? []);

const fill = (pattern: string, params: Readonly<Record<string, string>>): string | null => {
  const printed = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const name = segment.slice(1);
    return Object.hasOwn(params, name) ? encodeSegment(String(params[name])) : null;
  });
  return printed.includes(null) ? null : printed.join('/');
};

/**
 * Address of a page, with its language prefix and without origin. Total: what has no address there (a page that the locale does not
 * have, a missing parameter, a value that no path can carry) gives the locale's home page, so that a link always leads somewhere.
 * @spec ROUTE-010 I18N-006 I18N-007 I18N-008 I18N-009
 */
export const printPath = (
  page: PageName,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string => {
  const [pattern] = patternsOf(page, locale);
  return (pattern === undefined ? null : fill(pattern, params)) ?? `${prefixOf(locale)}/`;
};

export interface Alternate {
  readonly locale: Locale;
  readonly site: SiteName;
  /** With `?locale=` where the path alone does not say the language. */
  readonly path: string;
}

/** The same page in every locale that has it, its own included. Empty for pages of one place: not-found, splash. */
export const alternatesOf = (match: Pick<RouteMatch, 'page' | 'params'>): readonly Alternate[] => {
  if (match.page === 'not-found' || match.page === 'splash') return [];
  return locales.flatMap((locale) => {
    const [pattern] = patternsOf(match.page, locale);
    const path = pattern === undefined ? null : fill(pattern, match.params);
    if (pattern === undefined || path === null) return [];
    if (match.page === 'minisite' && !findMinisite(locale, match.params['minisiteUrl'] ?? '')) return [];
    const site = siteOf(locale);
    const shared = localesOf(site).length > 1 && !pattern.startsWith(`${prefixOf(locale)}/`);
    return [{ locale, site, path: shared ? `${path}?locale=${locale}` : path }];
  });
};
