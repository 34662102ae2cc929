import { Type, type Static } from '@sinclair/typebox';
import { Day, Nullable, Open, Words } from '../schema-kit';

/** Pages with a parameter that search engines may index. The pages without one are known from the routes. */
export const SitemapPage = Words([
  'product',
  'single-voucher',
  'hotel',
  'activity',
  'landing',
  'static',
] as const);
export type SitemapPage = Static<typeof SitemapPage>;

/** GET /api/cms/sitemap: the same pages in each locale. */
export const SitemapResponse = Open({
  entries: Type.Array(
    Open({
      page: SitemapPage,
      /** Id of the product or hotel, or slug of the landing page. */
      id: Type.String(),
      /** Day of the last change that is known, of price, review or text. */
      changed: Nullable(Day),
    }),
  ),
});
export type SitemapResponse = Static<typeof SitemapResponse>;
