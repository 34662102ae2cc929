import type { RemoteName } from '../mount/remote-name';
import type { Locale } from './locale';
import { fill } from './path-segments';
import type { LinkedPage, LinksTo } from './links/links-to';
import type { BroughtPage } from './routes';

/** The address of a page that a remote of the composition brings with its release. */
export interface BroughtAddress {
  readonly page: BroughtPage;
  readonly remote: RemoteName;
  /** Pattern by locale, prefix included. A locale without one does not have the page. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  /** Header with logo and back link only. */
  readonly simplified?: true;
  /** Never in a shared cache; noindex. */
  readonly private?: true;
}

/** A page that a remote brings, as pages know it. */
export interface BroughtRoute extends BroughtAddress {
  /** Words of the link in the footer, in the locale of the site. Absent when the page has no link there. */
  readonly label?: string;
}

/** The part of a site that knows which pages the remotes bring. */
export interface BroughtSite {
  readonly locale: Locale;
  /** Absent when no remote brings a page, and from older shells. */
  readonly routes?: readonly BroughtRoute[];
}

/**
 * URL path of a page that a remote brings. Null while the page is not live: its remote was rolled back, or its flag is off. Show no link
 * then.
 */
export const broughtPath = <N extends LinksTo<never> = LinksTo<BroughtPage>>(
  page: LinkedPage<N> & BroughtPage,
  { locale, routes }: BroughtSite,
  params: Readonly<Record<string, string>> = {},
): string | null => {
  const pattern = routes?.find((route) => route.page === page)?.paths[locale];
  return pattern === undefined ? null : fill(pattern, params);
};
