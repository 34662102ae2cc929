import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { nothingBrought } from '../composition/brought';
import { readConfig } from '../settings/config';
import { guardHosts } from '../http/limits/host-guard';
import { createPageCache } from '../page/cache/page-cache';
import { createPageHandler } from '../page/page-handler';
import { keyOfText } from '../composition/signing-keys';
import { createHostTable } from '../page/sites';
import { createVisitorCookies } from '../visitor/visitor-cookie';

const config = readConfig({}, '/nowhere');
const hotels = Array.from({ length: 20 }, (_, index) => `/hotel/h${index}`);
const real = ['/', '/recherche', '/recherche?flow=hotel', '/contact', ...hotels];

/** These pages need at least twice the size of the areas for pages of invented addresses (8 and 12 MB). */
const requests = process.env['PROOF'] ? 2000 : 250;
const pageBytes = 110_000;

/** The page handler with a real cache. Hotels beyond the first hundred do not exist. */
const serve = async () => {
  const drawn: string[] = [];
  const app = Fastify();
  await app.register(fastifyCookie);
  const hostOf = createHostTable(config);
  guardHosts(app, (host) => hostOf(host) !== null);
  const handle = createPageHandler({
    config,
    compositions: {
      current: () => ({ composition: { id: 'c1' }, brought: nothingBrought }),
      hasCanary: () => false,
    } as never,
    previews: { of: () => Promise.resolve({ shown: null, stale: false }) },
    drafts: { of: () => Promise.resolve(null) },
    experiments: { of: () => Promise.resolve({ flags: readConfig({}, '/nowhere').flags, arms: null }) },
    frames: { version: () => '' },
    visitors: createVisitorCookies({
      secret: [keyOfText('s'.repeat(32))],
      channel: 'production',
      secure: false,
    }),
    hot: { note: () => undefined },
    cache: createPageCache({ freshSeconds: 60, staleSeconds: 600, lateMs: 300, now: () => 0 }),
    care: { isOpen: () => Promise.resolve(false), memberOf: () => Promise.resolve(null) },
    render: ({ route, path, search }) => {
      drawn.push(path + search);
      const isLost = route.page === 'not-found' || /\d{3}/.test(route.params['id'] ?? '');
      const html = 'x'.repeat(pageBytes);
      return Promise.resolve({
        whole: true,
        page: { status: isLost ? 404 : 200, headers: {}, html, etag: '"e"', renderedAt: 0 },
      });
    },
    now: () => 0,
  });
  app.get('/*', handle);
  const ask = (url: string, host = 'fr.localhost') => app.inject({ url, headers: { host } });
  return { ask, drawn };
};

type Ask = Awaited<ReturnType<typeof serve>>['ask'];

const floods: readonly [string, (ask: Ask, index: number) => Promise<{ statusCode: number }>, number][] = [
  ['paths that name nothing', (ask, index) => ask(`/invented-${index}`), 404],
  ['addresses of things that do not exist', (ask, index) => ask(`/hotel/h${1000 + index}`), 404],
  ['page numbers', (ask, index) => ask(`/recherche?page=${index % 1000}&flow=gifting`), 200],
  ['queries that no page knows', (ask, index) => ask(`/recherche?x${index}=1&page=x`), 200],
  ['hosts', (ask, index) => ask('/', `host-${index}.example`), 421],
  ['ports', (ask, index) => ask('/', `fr.localhost:${index + 1}`), 200],
];

describe('cached pages', () => {
  it.each(floods)('survive many invented %s', async (_, invent, status) => {
    const { ask, drawn } = await serve();
    for (let round = 0; round < 2; round += 1) for (const path of real) await ask(path);
    expect(drawn).toHaveLength(real.length);
    for (let index = 0; index < requests; index += 1)
      expect((await invent(ask, index)).statusCode).toBe(status);
    drawn.length = 0;
    for (const path of real) expect((await ask(path)).statusCode).toBe(200);
    expect(drawn).toEqual([]);
  });

  it('are stored from the second request of a URL on', async () => {
    const { ask, drawn } = await serve();
    for (let count = 0; count < 3; count += 1) await ask('/hotel/h1');
    expect(drawn).toEqual(['/hotel/h1']);
  });
});
