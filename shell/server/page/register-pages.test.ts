/** @jest-environment node */
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { nothingBrought } from '../composition/brought';
import { keyOfText } from '../composition/signing-keys';
import { readConfig } from '../settings/config';
import { createVisitorCookies } from '../visitor/visitor-cookie';
import { createDataFiles } from './cache/data-files';
import { createPageCache } from './cache/page-cache';
import type { PageRequest } from './page-request';
import { registerPages } from './register-pages';

const immutable = 'public, max-age=31536000, immutable';
const content = { navigation: [{ label: 'Bord de mer' }] } as never;

/** A server whose pages have their path as data; `at` changes with each promotion of it. */
const serve = async ({ hasData = true }: { readonly hasData?: boolean } = {}) => {
  const files = createDataFiles();
  const asked: PageRequest[] = [];
  const state = { at: 1 };
  const app = Fastify();
  await app.register(fastifyCookie);
  registerPages(app, {
    config: readConfig({}, '/nowhere'),
    compositions: {
      current: () => ({ composition: { id: 'c1' }, brought: nothingBrought }),
      hasCanary: () => false,
    } as never,
    previews: { of: () => Promise.resolve({ shown: null, stale: false }) },
    hot: { note: () => undefined },
    cache: createPageCache({ freshSeconds: 60, staleSeconds: 600, lateMs: 300, now: () => 0 }),
    drafts: { of: () => Promise.resolve(null) },
    experiments: { of: () => Promise.resolve({ flags: readConfig({}, '/nowhere').flags, arms: null }) },
    care: { isOpen: () => Promise.resolve(false), memberOf: () => Promise.resolve(null) },
    visitors: createVisitorCookies({
      secret: [keyOfText('s'.repeat(32))],
      channel: 'production',
      secure: false,
    }),
    render: (request) => {
      asked.push(request);
      const data = hasData ? { data: files.keep({ path: request.path, at: state.at }) } : {};
      return Promise.resolve({
        whole: true,
        page: { status: 200, headers: {}, html: 'page', etag: 'W/"e"', renderedAt: 0, ...data },
      });
    },
    now: () => 0,
    files,
    frames: {
      version: () => '',
      content: (locale) => Promise.resolve(locale === 'fr_FR' ? content : null),
    },
  });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { host: 'fr.localhost' } });
    return { status: statusCode, caching: headers['cache-control'], type: headers['content-type'], body };
  };
  const nameOf = (value: object): string => createDataFiles().keep(value).name;
  return { get, asked, files, state, nameOf };
};

describe('the data that a document names', () => {
  it('never changes, also when the page was rendered again since', async () => {
    const { get, asked, files } = await serve();
    const { name } = files.keep({ path: '/recherche', at: 0 });
    const answer = await get(`/_shell/data/${name}?page=%2Frecherche`);
    expect(answer).toEqual({
      status: 200,
      caching: immutable,
      type: 'application/json; charset=utf-8',
      body: '{"path":"/recherche","at":0}',
    });
    expect(asked).toEqual([]);
  });

  it('is made by a server that did not render the document, and is kept only if it is the same', async () => {
    const { get, nameOf, asked } = await serve();
    const same = await get(
      `/_shell/data/${nameOf({ path: '/recherche', at: 1 })}?page=%2Frecherche%3Fpage%3D2`,
    );
    expect([same.status, same.caching, same.body]).toEqual([200, immutable, '{"path":"/recherche","at":1}']);
    expect(asked.map(({ search }) => search)).toEqual(['?page=2']);
    const other = await get(`/_shell/data/${nameOf({ path: '/recherche', at: 9 })}?page=%2Frecherche`);
    expect([other.status, other.caching, other.body]).toEqual([
      200,
      'no-store',
      '{"path":"/recherche","at":1}',
    ]);
  });

  it.each([
    '',
    '?page=http%3A%2F%2Fevil.example%2F',
    '?page=recherche',
    '?page=%2F%2F%5Bx',
    '?page=%2F&page=%2F',
  ])('does not exist for %j', async (query) => {
    const { get, asked } = await serve();
    expect((await get(`/_shell/data/unknown-unknown-unkno${query}`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('does not exist for a page that carries its data', async () => {
    const { get } = await serve({ hasData: false });
    const answer = await get('/_shell/data/unknown-unknown-unkno?page=%2F');
    expect([answer.status, answer.caching]).toEqual([404, 'no-store']);
  });

  it('of the frame is the current one when the server does not know the name', async () => {
    const { get, nameOf } = await serve();
    const body = JSON.stringify(content);
    const old = await get('/_shell/content/fr_FR/unknown-unknown-unkno');
    expect([old.status, old.caching, old.body]).toEqual([200, 'no-store', body]);
    const named = await get(`/_shell/content/fr_FR/${nameOf(content)}`);
    expect([named.status, named.caching, named.body]).toEqual([200, immutable, body]);
    for (const locale of ['xx_XX', 'it_IT'])
      expect((await get(`/_shell/content/${locale}/unknown-unknown-unkno`)).status).toBe(404);
  });
});
