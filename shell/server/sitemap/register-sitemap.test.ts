/** @jest-environment node */
import Fastify from 'fastify';
import { readConfig } from '../settings/config';
import { nothingBrought } from '../composition/brought';
import type { ComposedRelease } from '../composition/composed-release';
import { registerSitemap } from './register-sitemap';

const entries = [{ page: 'hotel', id: '7', changed: '2026-11-20' }];

const open = (env: Readonly<Record<string, string>> = { INDEXING: '1' }) => {
  let now = 0;
  const answers: Response[] = [];
  const asked: string[] = [];
  const app = Fastify();
  registerSitemap(app, {
    config: readConfig(env, '/nowhere'),
    gateway: {
      fetch: (path) => {
        asked.push(path);
        return Promise.resolve(answers.shift() ?? new Response('{}', { status: 503 }));
      },
    },
    compositions: { current: () => ({ brought: nothingBrought }) as ComposedRelease },
    now: () => now,
  });
  const get = async (url: string, host = 'be.localhost:8080') => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { host } });
    return { status: statusCode, type: headers['content-type'], headers, body };
  };
  return { get, answers, asked, later: (ms: number) => (now += ms) };
};

describe('the sitemaps of a host', () => {
  it('are named in robots.txt, one for each locale of the host [SEO-001]', async () => {
    const { get } = open();
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nAllow: /\nSitemap: http://be.localhost:8080/sitemap.xml\n',
    );
    const { body, type } = await get('/sitemap.xml');
    expect(type).toContain('application/xml');
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'http://be.localhost:8080/sitemaps/nl_BE.xml',
      'http://be.localhost:8080/sitemaps/fr_BE.xml',
    ]);
  });

  it('list the catalogue as the gateway names it, read once in ten minutes', async () => {
    const { get, answers, asked, later } = open();
    answers.push(Response.json({ entries }));
    for (const [locale, path] of [
      ['fr_BE', '/fr/hotel/7'],
      ['nl_BE', '/nl/hotel/7'],
    ])
      expect((await get(`/sitemaps/${locale}.xml`)).body).toContain(
        `<loc>http://be.localhost:8080${path}</loc><lastmod>2026-11-20</lastmod>`,
      );
    expect(asked).toEqual(['/api/cms/sitemap']);
    later(11 * 60_000);
    // The gateway fails now: the known list stays.
    expect((await get('/sitemaps/fr_BE.xml')).body).toContain('/fr/hotel/7');
    expect(asked).toHaveLength(2);
  });

  it('are unavailable until the gateway has responded, and are asked for again', async () => {
    const { get, answers } = open();
    expect(await get('/sitemaps/fr_BE.xml')).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
    answers.push(Response.json({ entries }));
    expect((await get('/sitemaps/fr_BE.xml')).status).toBe(200);
  });

  it('exist for the locales of their host only', async () => {
    const { get } = open();
    for (const file of ['fr_FR.xml', 'fr_BE', 'xx.xml', '__proto__.xml'])
      expect((await get(`/sitemaps/${file}`)).status).toBe(404);
  });

  it('do not exist for customer care, and robots.txt closes what is not to be indexed [SEO-001]', async () => {
    const closed = 'User-agent: *\nDisallow: /\n';
    const { get } = open();
    expect((await get('/robots.txt', 'be.care.localhost')).body).toBe(closed);
    for (const path of ['/sitemap.xml', '/sitemaps/fr_BE.xml'])
      expect((await get(path, 'be.care.localhost')).status).toBe(404);
    expect((await open({}).get('/robots.txt')).body).toBe(closed);
  });
});
