import { printPath, type LinksTo, type PageName, type RouteMatch } from '@detour/shared-contracts/sites';
import type { ComposedRelease } from '../../composition/composed-release';
import type { PageKind } from './page-cache';
import type { PageRequest } from '../page-request';

/** Query names that affect server rendering, in cache-key order. All others only matter in the browser. */
const allowedNames = ['flow', 'page'] as const;

/** Pages with page numbers. On any other page a page number would only fill the cache. */
const inParts: ReadonlySet<string> = new Set(['search', 'activity-search', 'boxes']);

export const searchOf = (query: URLSearchParams, page: RouteMatch['page']): string => {
  const kept = allowedNames.flatMap((name) => {
    const value = query.get(name);
    if (value === null || !isAllowed(name, value) || (name === 'page' && !inParts.has(page))) return [];
    return [`${name}=${value}`];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

const isAllowed = (name: (typeof allowedNames)[number], value: string): boolean =>
  name === 'page' ? /^\d{1,3}$/.test(value) : /^(booking|gifting|hotel|activity)$/.test(value);

/** Cache area of a page. */
export const kindOf = ({ page, locale, params }: RouteMatch, { path, search }: PageRequest): PageKind => {
  if (search.includes('page=')) return 'part';
  if (page === 'not-found' || Object.keys(params).length > 0) return 'address';
  return path === (page === 'splash' ? '/' : printPath<LinksTo<PageName>>(page, locale))
    ? 'route'
    : 'address';
};

interface KeyParts {
  /** Changes with the published content of the locale. */
  readonly content: string;
  /** Flags of the page that differ from the shop's (`flagsKey`). */
  readonly flags: string;
}

/** Everything that a kept page depends on. */
export const keyOf = (
  { site, route, path, search }: PageRequest,
  { composition, brought }: ComposedRelease,
  { content, flags }: KeyParts,
): string =>
  [
    site.origin,
    route.locale,
    route.page === 'not-found' ? 'not-found' : path,
    search,
    composition.id,
    brought.key,
    content,
    flags,
  ].join(' ');

/** True for the key of a page of these releases. */
export const isKeyOf = (key: string, { composition, brought }: ComposedRelease): boolean => {
  const [, , , , id, own] = key.split(' ');
  return id === composition.id && own === brought.key;
};
