import type { BroughtAddress } from './brought-route';
import { languageOf, locales, type Locale } from './locale';
import { findMinisite } from './minisites';
import type { LinkedPage, LinksTo } from './links/links-to';
import { fill } from './path-segments';
import { routeTable, type RouteDefinition } from './route-table';
import type { PageName, RouteMatch, SiteName } from './routes';
import { localesOf, prefixOf, siteOf } from './site';

/** Full pattern of a route in a locale, prefix included. Null when the page does not exist there. */
export const patternIn = (route: RouteDefinition, locale: Locale): string | null => {
  if (route.page === 'splash') return localesOf(siteOf(locale)).length > 1 ? '/' : null;
  if (typeof route.paths === 'string') return route.paths;
  if (route.page === 'minisite' && locale === 'nl_NL') return null;
  const path = route.paths[languageOf(locale)];
  return path === undefined ? null : prefixOf(locale) + path;
};

/** Patterns of a page in react-router syntax, prefix included: `/fr/hotel/:id`. Empty when the page does not exist. */
export const patternsOf = (page: PageName, locale: Locale): readonly string[] =>
  routeTable.filter((route) => route.page === page).flatMap((route) => patternIn(route, locale) ?? []);

/**
 * URL path of a page with its language prefix, without origin. Total: returns the locale's home page when the page does not exist
 * in the locale, a parameter is missing, or a value does not fit a path, so that a link always works.
 * @spec ROUTE-010 I18N-006 I18N-007 I18N-008 I18N-009
 */
export const printPath = <N extends LinksTo<never> = LinksTo<PageName>>(
  page: LinkedPage<N>,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string => {
  const [pattern] = patternsOf(page, locale);
  return (pattern === undefined ? null : fill(pattern, params)) ?? `${prefixOf(locale)}/`;
};

/** True for a path that does not determine the language: the site has several, and the path carries no prefix. */
const needsLanguage = (pattern: string, locale: Locale): boolean =>
  localesOf(siteOf(locale)).length > 1 && !pattern.startsWith(`${prefixOf(locale)}/`);

/** `printPath`, with `?locale=` when the path alone does not determine the language. */
export const printAddress = <N extends LinksTo<never> = LinksTo<PageName>>(
  page: LinkedPage<N>,
  locale: Locale,
  params: Readonly<Record<string, string>> = {},
): string => {
  const path = printPath<N>(page, locale, params);
  return needsLanguage(path, locale) ? `${path}?locale=${locale}` : path;
};

export interface Alternate {
  readonly locale: Locale;
  readonly site: SiteName;
  /** Adds `?locale=` when the path alone does not determine the language. */
  readonly path: string;
}

/**
 * The same page in all locales that have it, including its own. Empty for pages without alternates: not-found, splash. `brought` are the
 * pages that remotes bring.
 */
export const alternatesOf = (
  match: Pick<RouteMatch, 'page' | 'params'>,
  brought: readonly BroughtAddress[] = [],
): readonly Alternate[] => {
  if (match.page === 'not-found' || match.page === 'splash') return [];
  const own = brought.find(({ page }) => page === match.page);
  return locales.flatMap((locale) => {
    const pattern = own ? own.paths[locale] : patternsOf(match.page, locale)[0];
    const path = pattern === undefined ? null : fill(pattern, match.params);
    if (pattern === undefined || path === null) return [];
    if (match.page === 'minisite' && !findMinisite(locale, match.params['minisiteUrl'] ?? '')) return [];
    const language = needsLanguage(pattern, locale) ? `?locale=${locale}` : '';
    return [{ locale, site: siteOf(locale), path: path + language }];
  });
};
