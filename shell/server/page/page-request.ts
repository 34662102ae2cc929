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
  /** Set while a team member previews chosen releases. */
  readonly preview: PreviewNotice | null;
  /** A crawler waits longer for a part, and gets an error instead of a page without its head. */
  readonly isCrawler: boolean;
  readonly requestId: string;
  /** Milliseconds UTC: deadline of server-rendered parts. */
  readonly deadline: number;
}
