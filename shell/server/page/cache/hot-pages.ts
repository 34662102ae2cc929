import { LRUCache } from 'lru-cache';
import { matchPath, siteOf } from '@detour/shared-contracts/sites';
import { routeInFlags } from '../../../src/composition/route-flags';
import type { ComposedRelease } from '../../composition/composed-release';
import type { FrameSource } from '../../content/frame-source';
import type { ShellConfig } from '../../settings/config';
import type { PageRequest } from '../page-request';
import { flagsKey } from '../../visitor/experiments/assigned-page';
import { toSiteContext } from '../sites';
import type { CachedPage, PageCache } from './page-cache';
import { keyOf, kindOf } from './page-key';

/** A page without its request: independent of visitor and deadline. */
type HotPage = Omit<PageRequest, 'requestId' | 'deadline'>;

export interface HotPages {
  /** A page that visitors get from the cache. */
  note(request: PageRequest): void;
  /** The pages that visitors asked for most often since the last switches, as this composition shows them. Hottest first. */
  of(composed: ComposedRelease): readonly HotPage[];
  /** Keeps a page for the visitors of a composition. */
  keep(request: PageRequest, composed: ComposedRelease, page: CachedPage): void;
}

interface HotPagesOptions {
  readonly config: ShellConfig;
  readonly cache: Pick<PageCache, 'put'>;
  readonly frames: Pick<FrameSource, 'version'>;
}

/** Addresses whose visits are counted. */
const counted = 500;
/** Pages that a switch renders ahead: most visits of a shop begin on a few. */
const warmed = 24;

const nameOf = ({ site, path, search }: PageRequest): string =>
  `${site.origin} ${site.locale} ${path}${search}`;

/** Counts visits by address. Older visits count half with each switch. */
export const createHotPages = ({ config, cache, frames }: HotPagesOptions): HotPages => {
  const visits = new LRUCache<string, { readonly request: PageRequest; count: number }>({ max: counted });

  /** The page in a composition. Null when its route is another one there, or its release is gone. */
  const inComposition = (request: PageRequest, { brought }: ComposedRelease): HotPage | null => {
    const { requestId: _, deadline: __, ...page } = request;
    const { locale, origin } = request.site;
    const found = matchPath(siteOf(locale), request.path, locale, brought.routes);
    if ('redirect' in found || routeInFlags(found, config.flags).page !== request.route.page) return null;
    return {
      ...page,
      route: found,
      site: toSiteContext({ locale, origin, config, mode: 'visitor', brought }),
    };
  };

  return {
    note(request) {
      if (request.route.page === 'not-found' || request.isCrawler) return;
      const name = nameOf(request);
      const known = visits.get(name);
      if (known) known.count += 1;
      else visits.set(name, { request, count: 1 });
    },
    of(composed) {
      const all = [...visits.values()].sort((a, b) => b.count - a.count).slice(0, warmed);
      for (const visit of visits.values()) visit.count /= 2;
      return all.flatMap(({ request }) => inComposition(request, composed) ?? []);
    },
    keep(request, composed, page) {
      const key = keyOf(request, composed, {
        content: frames.version(request.route.locale),
        flags: flagsKey(config.flags, request.site.flags),
      });
      cache.put(key, page, kindOf(request.route, request));
    },
  };
};
