import type { Flow, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { PreviewNotice } from '../../src/navigation/page-data';

export interface PageRequest {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly path: string;
  /** Only allowed names, in fixed order, with `?`; or empty. */
  readonly search: string;
  readonly flow: Flow;
  /** Set while a team member previews chosen releases or drafts. */
  readonly preview: PreviewNotice | null;
  /** `Cookie` header that shows drafts of editors. Null for visitors. @spec FLAG-018 */
  readonly drafts: string | null;
  /** A crawler waits longer for a part, and gets an error instead of a page without its head. */
  readonly isCrawler: boolean;
  readonly requestId: string;
  /** Milliseconds UTC: deadline of server-rendered parts. */
  readonly deadline: number;
}
