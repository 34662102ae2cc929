import type { Composition, Minisite, PagePrefetch, RouteMatch, SiteContext } from '@detour/shared-contracts';
import type { Article } from '../frame/pages/ArticleGrid';
import type { RatingLine } from '../frame/footer/FooterBase';
import type { FrameContent } from '../frame/content/frame-content';
import type { SiteLink } from '../frame/footer/SiteLinks';

/** Said on each page while somebody of our teams sees chosen releases instead of the channel's. */
export interface PreviewNotice {
  /** `remote-search@1.4.0` */
  readonly releases: readonly string[];
  /** Milliseconds UTC at which the choice ends. */
  readonly until: number;
}

/** The JSON block `page` of each document: what the server settled for this request. */
export interface PageData {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  /** Instant of the server's render, milliseconds UTC: the first client render counts with the same. */
  readonly now: number;
  /** The slot holds the remote's server HTML. */
  readonly rendered: boolean;
  readonly prefetched: PagePrefetch | null;
  /** Null for visitors. */
  readonly preview: PreviewNotice | null;
  /** Home page of each locale's site, with origin. */
  readonly sites: readonly SiteLink[];
  /** Only on the not-found page. */
  readonly articles: readonly Article[];
  readonly content: FrameContent;
  /** Only on a partner's page. */
  readonly minisite: Minisite | null;
  readonly rating: RatingLine | null;
  /** Where visitors find this site: what a link that customer care shares begins with. @spec CARE-009 */
  readonly publicOrigin: string;
  /** The server lays somebody's work over the channel, and tells of each build. */
  readonly development?: true;
}

const readBlock = <T>(id: string): T => {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`This document has no JSON block "${id}".`);
  return JSON.parse(block.textContent) as T;
};

export const readPageData = (): PageData => readBlock<PageData>('page');

/** The hashes stand in a script of their own, for the policy of the page vouches for scripts only. */
export const readComposition = (): Composition => ({
  ...readBlock<Omit<Composition, 'integrity'>>('composition'),
  integrity: globalThis.detourIntegrity,
});
