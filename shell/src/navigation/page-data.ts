import type { Minisite } from '@detour/shared-contracts/api';
import type { Composition, PagePrefetch, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { Article } from '../frame/pages/ArticleGrid';
import type { RatingLine } from '../frame/footer/FooterBase';
import type { FrameContent } from '../frame/content/frame-content';
import type { SiteLink } from '../frame/footer/SiteLinks';

/** Shown on each page while a team member previews chosen releases, or drafts of content. */
export interface PreviewNotice {
  /** `remote-search@1.4.0` */
  readonly releases: readonly string[];
  /** The page shows drafts of editors. @spec FLAG-018 */
  readonly drafts?: true;
  /** Milliseconds UTC: end of the preview. */
  readonly until: number;
}

/** Paths of data that the HTML of the document shows already. Absent for data that the document carries. */
export interface DataPaths {
  /** `PagePrefetch['data']` of the page. */
  readonly page?: string;
  /** `FrameContent`. */
  readonly content?: string;
}

/** The JSON block `page` of each document: the server's request context. */
export interface PageData {
  /** Arms that the server has assigned to the visitor. Absent while no experiment runs; empty without consent. */
  readonly arms?: Readonly<Record<string, string>>;
  readonly site: SiteContext;
  readonly route: RouteMatch;
  /** Time of the server render (ms UTC). The first client render uses the same. */
  readonly now: number;
  /** The slot contains the remote's server HTML. */
  readonly rendered: boolean;
  /** Without data when that is a file. */
  readonly prefetched: PagePrefetch | null;
  readonly files?: DataPaths;
  /** Null for visitors. */
  readonly preview: PreviewNotice | null;
  /** Home page of each locale's site, with origin. */
  readonly sites: readonly SiteLink[];
  /** Only on the not-found page. */
  readonly articles: readonly Article[];
  /** Null when it is a file. */
  readonly content: FrameContent | null;
  /** Only on a partner's page. */
  readonly minisite: Minisite | null;
  readonly rating: RatingLine | null;
  /** Public origin of this site, for links that customer care shares. @spec CARE-009 */
  readonly publicOrigin: string;
  /** Development mode: the server replaces releases and announces each build. */
  readonly development?: true;
}

const readBlock = <T>(id: string): T => {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`This document has no JSON block "${id}".`);
  return JSON.parse(block.textContent) as T;
};

export const readPageData = (): PageData => readBlock<PageData>('page');

/** The hashes are in a separate script, because the CSP covers scripts only. */
export const readComposition = (): Composition => ({
  ...readBlock<Omit<Composition, 'integrity'>>('composition'),
  integrity: globalThis.detourIntegrity,
});
