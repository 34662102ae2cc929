import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, localesOf } from '@detour/shared-contracts/sites';
import type { CompositionSource } from '../composition/composition-source';
import type { GatewayLink } from '../http/proxy/gateway-link';
import { createHostTable, originOf, type KnownHost } from '../page/sites';
import type { ShellConfig } from '../settings/config';
import { printSitemap, printSitemapIndex } from './print-sitemap';
import { createSitemapSource } from './sitemap-source';

interface SitemapDeps {
  readonly config: ShellConfig;
  readonly gateway: Pick<GatewayLink, 'fetch'>;
  readonly compositions: Pick<CompositionSource, 'current'>;
  now(): number;
}

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(xml);

const sendNothing = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(String(status));

const printRobots = (origin: string): string => `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * `/robots.txt`, `/sitemap.xml` and one sitemap per locale of the host: `/sitemaps/fr_BE.xml`. Hosts of customer care have no
 * page for crawlers. @spec SEO-001
 */
export const registerSitemap = (
  app: FastifyInstance,
  { config, gateway, compositions, now }: SitemapDeps,
): void => {
  const hostOf = createHostTable(config);
  const readEntries = createSitemapSource({ gateway, now });
  const publicHost = ({ headers: { host } }: FastifyRequest): KnownHost | null => {
    const known = hostOf(host);
    return known?.isCare ? null : known;
  };

  app.get('/robots.txt', (request, reply) => {
    const host = publicHost(request);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        config.indexing && host ? printRobots(originOf(host.site, config)) : 'User-agent: *\nDisallow: /\n',
      );
  });

  app.get('/sitemap.xml', (request, reply) => {
    const host = publicHost(request);
    if (!host) return sendNothing(reply, 404);
    const origin = originOf(host.site, config);
    return sendXml(
      reply,
      printSitemapIndex(localesOf(host.site).map((locale) => `${origin}/sitemaps/${locale}.xml`)),
    );
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const locale = request.params.file.replace(/\.xml$/, '');
    const host = publicHost(request);
    const isOwn = host && request.params.file.endsWith('.xml') && isLocale(locale);
    if (!isOwn || !localesOf(host.site).includes(locale)) return sendNothing(reply, 404);
    const entries = await readEntries();
    // A crawler keeps the sitemap that it has.
    if (!entries) return sendNothing(reply.header('retry-after', '60'), 503);
    return sendXml(
      reply,
      printSitemap(entries, {
        locale,
        origin: originOf(host.site, config),
        flags: config.flags,
        brought: compositions.current().brought.routes,
      }),
    );
  });
};
