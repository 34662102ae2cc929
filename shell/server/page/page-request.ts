import { type Flow, type RouteMatch, type SiteContext } from '@detour/shared-contracts';
import type { PreviewNotice } from '../../src/navigation/page-data';

export interface PageRequest {
  readonly site: SiteContext;
  readonly route: RouteMatch;
  readonly path: string;
  /** Allow-listed and in fixed order, with `?`, or empty. */
  readonly search: string;
  readonly flow: Flow;
  /** Somebody of our teams sees chosen releases. */
  readonly preview: PreviewNotice | null;
  readonly requestId: string;
  /** Milliseconds UTC: the last moment for parts that the server draws. */
  readonly deadline: number;
}
