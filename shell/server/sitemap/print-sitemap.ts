import type { SitemapResponse } from '@detour/shared-contracts/api';
import {
  matchPath,
  printPath,
  siteOf,
  type BroughtAddress,
  type LinksTo,
  type Locale,
  type PageName,
} from '@detour/shared-contracts/sites';
import { routeInFlags } from '../../src/composition/route-flags';
import type { ShellConfig } from '../settings/config';
import { escapeHtml } from '../page/document/html';

type Entry = SitemapResponse['entries'][number];

/** Pages without a parameter that may be in the index. */
const fixedPages = [
  'home',
  'search',
  'activity-search',
  'ideas',
  'contact',
  'giftcard-customization',
] as const satisfies readonly PageName[];

/** Query of the results of gifts, which are a page of their own. */
const giftQuery = '?flow=gifting';

/** True for a page that exists in the locale, while its feature is on, and whose URL alone decides the language (A-233). */
const isIndexed = (path: string, page: PageName, locale: Locale, flags: ShellConfig['flags']): boolean => {
  const found = matchPath(siteOf(locale), path, locale);
  return !('redirect' in found) && !found.private && routeInFlags(found, flags).page === page;
};

interface Address {
  readonly path: string;
  readonly changed: string | null;
}

const fixedAddresses = (locale: Locale, flags: ShellConfig['flags']): readonly Address[] =>
  fixedPages.flatMap((page) => {
    const path = printPath<LinksTo<PageName>>(page, locale);
    if (!isIndexed(path, page, locale, flags)) return [];
    const paths = page === 'search' ? [path, path + giftQuery] : [path];
    return paths.map((one) => ({ path: one, changed: null }));
  });

/** Public pages that remotes bring, without parameters: their content is not known here. */
const broughtAddresses = (brought: readonly BroughtAddress[], locale: Locale): readonly Address[] =>
  brought.flatMap(({ paths, private: isPrivate }) => {
    const path = paths[locale];
    return path === undefined || isPrivate || path.includes(':') ? [] : [{ path, changed: null }];
  });

const addressOf = ({ page, id, changed }: Entry, locale: Locale): Address => ({
  path: printPath<LinksTo<PageName>>(page, locale, { id, slug: id }),
  changed,
});

const urlOf = ({ path, changed }: Address, origin: string): string =>
  `<url><loc>${escapeHtml(origin + path)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SitemapPlace {
  readonly locale: Locale;
  readonly origin: string;
  readonly flags: ShellConfig['flags'];
  /** Pages that remotes bring. */
  readonly brought?: readonly BroughtAddress[];
}

/** Maximum number of URLs of a sitemap (sitemaps.org). */
const limit = 50_000;

/** The sitemap of a locale: every page that may be in the index, with its canonical URL. */
export const printSitemap = (
  entries: SitemapResponse['entries'],
  { locale, origin, flags, brought = [] }: SitemapPlace,
): string => {
  const addresses = [
    ...fixedAddresses(locale, flags),
    ...broughtAddresses(brought, locale),
    ...entries.map((entry) => addressOf(entry, locale)),
  ].slice(0, limit);
  return `${declaration}<urlset ${namespace}>${addresses.map((address) => urlOf(address, origin)).join('')}</urlset>`;
};

/** The list of a host's sitemaps. */
export const printSitemapIndex = (urls: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespace}>${urls
    .map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;
