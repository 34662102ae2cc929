import type { PageHead } from '@detour/shared-contracts/mount';
import {
  alternatesOf,
  languageTagOf,
  matchPath,
  siteOf,
  type BroughtAddress,
  type RouteMatch,
} from '@detour/shared-contracts/sites';
import type { ShellConfig } from '../../settings/config';
import { originOf } from '../sites';

interface AlternateLink {
  readonly hreflang: string;
  readonly href: string;
}

interface AlternatesInput {
  readonly route: RouteMatch;
  /** Path of the canonical URL, with its query. */
  readonly canonicalPath: string;
  readonly robots: PageHead['robots'];
  readonly status: number;
  /** Pages that remotes bring. */
  readonly brought: readonly BroughtAddress[];
}

/**
 * The canonical URL in each locale that has the page, so that each of them names the others. Empty for a page that is not in the
 * index. Omits a locale whose URL needs `?locale=`: that page is not in the index either. @spec SEO-002
 */
export const alternateLinks = (
  { route, canonicalPath, robots, status, brought }: AlternatesInput,
  config: Pick<ShellConfig, 'hosts' | 'careHosts' | 'allowedHosts' | 'secure' | 'publicPort' | 'host'>,
): readonly AlternateLink[] => {
  if (status !== 200 || robots?.startsWith('noindex')) return [];
  const [path = '', query = ''] = canonicalPath.split('?');
  const found = matchPath(siteOf(route.locale), path, route.locale, brought);
  if ('redirect' in found) return [];
  return alternatesOf(found, brought)
    .filter((alternate) => !alternate.path.includes('?'))
    .map((alternate) => ({
      hreflang: languageTagOf(alternate.locale),
      href: originOf(alternate.site, config) + alternate.path + (query === '' ? '' : `?${query}`),
    }));
};
