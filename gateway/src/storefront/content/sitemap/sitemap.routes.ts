import type { SitemapResponse } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { locales } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { ContentView } from '../../../context/content';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { landingSlugs } from '../landing/landing-texts';
import { createRefreshed } from '../refreshed';
import { staticPageIds } from '../static/parse-static-page';
import { updatedOn } from '../static/static-page';
import { findSitemapEntries } from './sitemap.repository';

/** Cache lifetime of the list (ms). */
const sitemapLife = 10 * 60_000;

type Entry = SitemapResponse['entries'][number];

/** Day (UTC) on which an editor last published the page in any locale. Null when no editor did. */
const publishedOn = (view: ContentView, kind: string, key: string): string | null => {
  const days = locales.map((locale) => view.find({ kind, key, locale })?.at.toISOString().slice(0, 10) ?? '');
  return days.sort().at(-1) || null;
};

/** The shop's own pages of a kind, and those that only editors have. */
const pagesOf = (
  view: ContentView,
  {
    kind,
    page,
    own,
  }: { readonly kind: string; readonly page: Entry['page']; readonly own: readonly string[] },
  changed: string | null,
): readonly Entry[] => {
  const written = locales.flatMap((locale) => view.keys(kind, locale));
  return [...new Set([...own, ...written])].map((id) => ({
    page,
    id,
    changed: publishedOn(view, kind, id) ?? changed,
  }));
};

/** The pages that the sitemaps of the shell servers list. */
export const registerSitemap = (
  app: FastifyInstance,
  { db, clock, content }: Pick<GatewayContext, 'db' | 'clock' | 'content'>,
): void => {
  const sitemaps = createRefreshed<SitemapResponse>(clock, sitemapLife);
  registerCall(app, callSchemas.sitemap, () =>
    sitemaps('', async () => {
      const view = await content.published();
      return {
        entries: [
          ...(await findSitemapEntries(db)),
          ...pagesOf(view, { kind: 'landing', page: 'landing', own: landingSlugs }, null),
          ...pagesOf(view, { kind: 'page', page: 'static', own: staticPageIds }, updatedOn),
        ],
      };
    }),
  );
};
