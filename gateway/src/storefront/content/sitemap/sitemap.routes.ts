import type { SitemapResponse } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { landingSlugs } from '../landing/landing-texts';
import { createRefreshed } from '../refreshed';
import { staticPageIds } from '../static/parse-static-page';
import { updatedOn } from '../static/static-page';
import { findSitemapEntries } from './sitemap.repository';

/** Cache lifetime of the list (ms). */
const sitemapLife = 10 * 60_000;

/** The pages that the sitemaps of the shell servers list. */
export const registerSitemap = (
  app: FastifyInstance,
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
): void => {
  const sitemaps = createRefreshed<SitemapResponse>(clock, sitemapLife);
  registerCall(app, callSchemas.sitemap, () =>
    sitemaps('', async () => ({
      entries: [
        ...(await findSitemapEntries(db)),
        ...landingSlugs.map((id) => ({ page: 'landing' as const, id, changed: null })),
        ...staticPageIds.map((id) => ({ page: 'static' as const, id, changed: updatedOn })),
      ],
    })),
  );
};
