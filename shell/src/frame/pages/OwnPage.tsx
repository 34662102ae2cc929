import type { Minisite } from '@detour/shared-contracts/api';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { FrameLinks } from '../frame-links';
import { MinisitePage } from './MinisitePage';
import { NotFoundPage, type NotFoundPageProps } from './NotFoundPage';

export interface OwnPageProps extends Omit<NotFoundPageProps, 'links'> {
  readonly site: SiteContext;
  readonly links: FrameLinks;
  readonly route: Pick<RouteMatch, 'page'>;
  readonly minisite: Minisite | null;
}

/** Renders the shell's own pages, and the not-found page for any other. */
export const OwnPage = ({ site, links, route, minisite, ...notFound }: OwnPageProps) => {
  if (route.page === 'minisite' && minisite !== null)
    return <MinisitePage site={site} links={links} minisite={minisite} />;
  return <NotFoundPage links={links} {...notFound} />;
};
