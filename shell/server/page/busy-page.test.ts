import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { locales, printPath, siteOf } from '@detour/shared-contracts/sites';
import { nothingBrought } from '../composition/brought';
import { keyOfText } from '../composition/signing-keys';
import { readConfig } from '../settings/config';
import { createPageCache, type CachedPage } from './cache/page-cache';
import { createPageHandler } from './page-handler';
import { createVisitorCookies } from '../visitor/visitor-cookie';

const page: CachedPage = { status: 200, headers: {}, html: 'page', etag: '"e"', renderedAt: 0 };

/** Renders one page at a time and queues one more. Each blocks until the test ends it. */
const serve = async () => {
  const pending: (() => void)[] = [];
  let now = 0;
  let arrived = 0;
  const app = Fastify();
  await app.register(fastifyCookie);
  const handle = createPageHandler({
    config: readConfig({ RENDERINGS: '1', RENDERING_QUEUE: '1' }, '/nowhere'),
    compositions: {
      current: () => ({ composition: { id: 'c1' }, brought: nothingBrought }),
      hasCanary: () => false,
    } as never,
    previews: {
      of: () => {
        arrived += 1;
        return Promise.resolve({ shown: null, stale: false });
      },
    },
    hot: { note: () => undefined },
    cache: createPageCache({ freshSeconds: 60, staleSeconds: 600, lateMs: 300, now: () => now }),
    care: { isOpen: () => Promise.resolve(false), memberOf: () => Promise.resolve(null) },
    drafts: { of: () => Promise.resolve(null) },
    experiments: { of: () => Promise.resolve({ flags: readConfig({}, '/nowhere').flags, arms: null }) },
    frames: { version: () => '' },
    visitors: createVisitorCookies({
      secret: [keyOfText('s'.repeat(32))],
      channel: 'production',
      secure: false,
    }),
    render: () =>
      new Promise((resolve) =>
        pending.push(() => resolve({ whole: true, page: { ...page, renderedAt: now } })),
      ),
    now: () => now,
  });
  app.get('/*', handle);
  const ask = async (path: string, site = 'fr') =>
    app.inject({ url: path, headers: { host: `${site}.localhost` } });
  const endNext = async () => {
    while (pending.length === 0) await new Promise((resolve) => setImmediate(resolve));
    pending.shift()?.();
  };
  /** One page is rendering and one waits, so any other request exceeds the limit. */
  const fill = async () => {
    const before = arrived;
    const held = [ask('/hotel/1'), ask('/hotel/2')];
    // After the request arrives only promises are pending, which all settle before the next event loop turn.
    do await new Promise((resolve) => setImmediate(resolve));
    while (arrived < before + 2);
    return held;
  };
  return { ask, endNext, fill, setNow: (value: number) => (now = value) };
};

describe('a server at its rendering limit', () => {
  it('returns 503 with Retry-After and a page in the visitor’s language, and recovers', async () => {
    const { ask, endNext, fill } = await serve();
    const held = await fill();
    const titles = new Set<string>();
    for (const locale of locales) {
      const answer = await ask(printPath('hotel', locale, { id: 'x' }), siteOf(locale));
      const { 'retry-after': after, 'cache-control': caching } = answer.headers;
      expect([answer.statusCode, after, caching]).toEqual([503, '5', 'no-store']);
      expect(answer.body).toContain(`<html lang="${locale.replace('_', '-')}">`);
      titles.add(/<h1>(.{8,})<\/h1>/.exec(answer.body)?.[1] ?? '');
    }
    expect([titles.size, titles.has('')]).toEqual([4, false]);
    await endNext();
    await endNext();
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('still serves cached pages, fresh or stale', async () => {
    const { ask, endNext, fill, setNow } = await serve();
    const first = ask('/recherche');
    await endNext();
    await first;
    const held = await fill();
    expect((await ask('/recherche')).statusCode).toBe(200);
    setNow(61_000);
    expect((await ask('/recherche')).statusCode).toBe(200);
    setNow(700_000);
    expect((await ask('/recherche')).statusCode).toBe(503);
    await endNext();
    await endNext();
    await Promise.all(held);
  });
});
