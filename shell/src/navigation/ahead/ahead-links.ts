import type { ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { isPagePath } from '../links';
import { routeInDocument } from '../document-routes';

/** A page that a link of this document leads to. */
export interface AheadTarget {
  readonly href: string;
  readonly location: ShopLocation;
  readonly route: RouteMatch & { readonly remote: Exclude<RouteMatch['remote'], 'shell'> };
}

const isOfRemote = (route: RouteMatch): route is AheadTarget['route'] => route.remote !== 'shell';

/** Null for a link that leaves the document or the page's owner, that stays on this page, or that leads to personal data. */
export const targetOfLink = (
  site: Pick<SiteContext, 'locale' | 'mode' | 'flags'>,
  anchor: HTMLAnchorElement,
): AheadTarget | null => {
  if (anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self')) return null;
  const { origin, pathname: path, search, hash, href } = new URL(anchor.href, location.href);
  if (origin !== location.origin || !isPagePath(path)) return null;
  if (path === location.pathname && search === location.search) return null;
  const route = routeInDocument(site, { path, search });
  if (!route || route.private || !isOfRemote(route)) return null;
  return { href, location: { path, search, hash, key: 'ahead', state: null }, route };
};

/** Distinct targets of the visible links of an element, in document order. */
export const targetsInView = (
  site: Pick<SiteContext, 'locale' | 'mode' | 'flags'>,
  element: HTMLElement,
): readonly AheadTarget[] => {
  const found = new Map<string, AheadTarget>();
  for (const anchor of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const { top, bottom, width } = anchor.getBoundingClientRect();
    if (width === 0 || bottom < 0 || top > innerHeight) continue;
    const target = targetOfLink(site, anchor);
    if (target && !found.has(target.href)) found.set(target.href, target);
  }
  return [...found.values()];
};
