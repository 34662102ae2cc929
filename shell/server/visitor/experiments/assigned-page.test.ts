/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { armOf, flagDefaults, type Flags } from '@detour/shared-contracts/platform';
import { createVisitorFlags } from '@detour/shared-contracts/visitor-flags';
import { keyOfText } from '../../composition/signing-keys';
import { createPageCache } from '../../page/cache/page-cache';
import { createPageHandler } from '../../page/page-handler';
import type { PageRequest } from '../../page/page-request';
import { readConfig } from '../../settings/config';
import { createVisitorCookies } from '../visitor-cookie';

const experiment = {
  id: 5,
  experiment: 'results-promises',
  round: 1,
  locales: ['fr_FR'],
  shares: [
    { arm: 'hidden', share: 50 },
    { arm: 'shown', share: 50 },
  ],
};

/** A flag that a remote brings, in every arm. */
const brought = { 'reviews.pages': true };
const shopFlags = { ...flagDefaults, ...brought };

interface Shown {
  readonly arms: Readonly<Record<string, string>>;
  readonly site: { readonly flags: Flags & Readonly<Record<string, boolean>> };
}

/** The flags that the HTML was drawn with, and what the browser reads. */
const read = (html: string) => {
  const [, drawn = ''] = /<main>(.*?)<\/main>/.exec(html) ?? [];
  const [, json = ''] = /id="page">(.*?)<\/script>/.exec(html) ?? [];
  return { drawn, page: JSON.parse(json) as Shown };
};

/** Pages whose HTML has the promises when the flag is on. Remote-search reads the flag. */
const serve = async (isRunning = true) => {
  const rendered: PageRequest[] = [];
  const state = { isRunning };
  const config = readConfig({}, '/nowhere');
  const composed = {
    composition: { id: 'c1' },
    brought: { routes: [], flags: brought, storage: [], key: 'b1' },
    readsFlag: (name: string, flag: string) => name === 'remote-search' && flag === 'resultsSellingPoints',
  };
  const flags = createVisitorFlags({
    flags: config.flags,
    running: () => (state.isRunning ? [experiment] : []),
  });
  const app = Fastify();
  await app.register(fastifyCookie);
  app.get(
    '/*',
    createPageHandler({
      config,
      compositions: { current: () => composed, hasCanary: () => false } as never,
      previews: { of: () => Promise.resolve({ shown: null, stale: false }) },
      cache: createPageCache({ freshSeconds: 60, staleSeconds: 600, lateMs: 300, now: () => 0 }),
      hot: { note: () => undefined },
      drafts: { of: () => Promise.resolve(null) },
      care: { isOpen: () => Promise.resolve(true), memberOf: () => Promise.resolve('staff') },
      visitors: createVisitorCookies({
        secret: [keyOfText('s'.repeat(32))],
        channel: 'production',
        secure: false,
      }),
      experiments: {
        async of({ visitor }) {
          const { flags: own, arms } = await flags.of(visitor ?? null, 'fr_FR');
          return { flags: own, arms: state.isRunning ? arms : null };
        },
      },
      render: (request) => {
        rendered.push(request);
        const { flags: own } = request.site;
        const html = `<main>${own['resultsSellingPoints'] ? 'shown' : 'hidden'}</main><script type="application/json" id="page">{"site":{"flags":${JSON.stringify(own)}}}</script>`;
        return Promise.resolve({
          whole: true,
          page: { status: 200, headers: {}, html, etag: `W/"${html.length}"`, renderedAt: 0 },
        });
      },
      now: () => 0,
      frames: { version: () => '' },
    }),
  );
  const get = async (url: string, visitor?: string, headers: Readonly<Record<string, string>> = {}) => {
    const cookie = visitor === undefined ? {} : { cookie: `visitor=${visitor}` };
    const answer = await app.inject({
      url,
      headers: { host: 'fr.localhost:8080', ...cookie, ...headers },
    });
    const { statusCode: status, body } = answer;
    return { status, etag: String(answer.headers['etag']), ...(status === 200 ? read(body) : {}) };
  };
  return { get, rendered, state };
};

const random = (): string => randomBytes(16).toString('hex');

describe('a page while an experiment runs', () => {
  it('has the HTML, the flags and the arm of its visitor, for 10,000 visitors and those without consent [FLAG-021]', async () => {
    const { get, rendered } = await serve();
    const wrong: unknown[] = [];
    for (let index = 0; index < 10_000; index += 1) {
      const visitor = random();
      const arm = armOf(experiment, visitor);
      const { drawn, page } = await get('/recherche', visitor);
      if (drawn !== arm || page?.arms['results-promises'] !== arm) wrong.push([visitor, drawn, page?.arms]);
      if (page?.site.flags.resultsSellingPoints !== (arm === 'shown')) wrong.push(page?.site.flags);
      if (page?.site.flags['reviews.pages'] !== true) wrong.push(page?.site.flags);
      if (index % 100 > 0) continue;
      const stranger = await get('/recherche');
      if (stranger.drawn !== 'hidden' || Object.keys(stranger.page?.arms ?? { a: 1 }).length > 0)
        wrong.push(stranger);
    }
    expect(wrong).toEqual([]);
    // One for the arm, and one for the control and all others.
    expect(rendered).toHaveLength(2);
  }, 120_000);

  it('is kept once in all arms when its remote does not read the flag, and has the flags of the next page', async () => {
    const { get, rendered } = await serve();
    const flags = new Set<unknown>();
    for (let index = 0; index < 50; index += 1) {
      const visitor = random();
      const { drawn, page } = await get('/compte/connexion', visitor);
      expect([drawn, page?.site.flags.resultsSellingPoints]).toEqual([
        'hidden',
        armOf(experiment, visitor) === 'shown',
      ]);
      flags.add(page?.site.flags.resultsSellingPoints);
    }
    expect([flags.size, new Set(rendered.map(({ site }) => site.flags['resultsSellingPoints']))]).toEqual([
      2,
      new Set([false]),
    ]);
  });

  it('has another ETag in each arm, and is current for its own visitor only', async () => {
    const { get } = await serve();
    const ids = Array.from({ length: 50 }, random);
    const inArm = (arm: string): string => ids.find((id) => armOf(experiment, id) === arm) ?? '';
    const [shown, hidden] = [inArm('shown'), inArm('hidden')];
    const etags = [
      (await get('/recherche', shown)).etag,
      (await get('/recherche', hidden)).etag,
      (await get('/recherche')).etag,
    ];
    expect(new Set(etags).size).toBe(3);
    const conditional = async (visitor: string | undefined, etag = ''): Promise<number> =>
      (await get('/recherche', visitor, { 'if-none-match': etag })).status;
    expect(await conditional(shown, etags[0])).toBe(304);
    expect(await conditional(hidden, etags[0])).toBe(200);
    expect(await conditional(undefined, etags[0])).toBe(200);
  });

  it('is that of the shop again at once when the experiment ends, without arms', async () => {
    const { get, state } = await serve();
    const visitor = Array.from({ length: 50 }, random).find((id) => armOf(experiment, id) === 'shown');
    expect((await get('/recherche', visitor)).drawn).toBe('shown');
    state.isRunning = false;
    const after = await get('/recherche', visitor);
    expect([after.drawn, after.page]).toEqual(['hidden', { site: { flags: shopFlags } }]);
    expect(after.etag).toBe((await get('/recherche')).etag);
  });

  it('has no arm on hosts of customer care', async () => {
    const { get } = await serve();
    const { page } = await get('/recherche', random(), { host: 'fr.care.localhost:8080' });
    expect(page).toEqual({ site: { flags: shopFlags } });
  });
});
