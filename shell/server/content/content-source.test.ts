/** @jest-environment node */
import { createContentSource } from './content-source';
import { createGatewayLink } from '../http/proxy/gateway-link';

const answers = (title: string): Record<string, unknown> => ({
  '/api/cms/navigation': { links: [], footer: { legal: true, newsletter: false, contact: true } },
  '/api/cms/promoBars': { promoBars: [] },
  '/api/front/cms/announcementBanner': {
    homePage: [
      {
        page: 'home',
        flow: 'booking',
        colorVariation: 'sand',
        campaign: 'c',
        locale: 'fr_FR',
        content: title,
        link: null,
        localizations: [{ locale: 'nl_NL', content: 'Hallo', link: { url: '/nl/' } }],
      },
    ],
    searchPage: [],
    productPage: [],
  },
  '/api/cms/minisites': { minisites: [] },
  '/api/cms/homepage': {
    footer: { legal: true, newsletter: true, contact: false },
    announcementBanner: { content: title, colorVariation: 'clay', link: null },
    header: { tabs: [] },
    blocks: ['of no use to the frame'],
  },
  '/content/targetedBanner.json': { banners: [{ locale: 'fr_FR', page: 'search', flow: 'activity' }] },
  '/api/front/content/giftBlock': { fr_FR: { title }, nl_NL: { title }, it_IT: { title } },
});

const gateway = createGatewayLink({ origin: 'http://gateway.invalid' });
const realFetch = globalThis.fetch;
let now = 0;
let asked = 0;
let serve: (path: string) => unknown;

const source = () => createContentSource({ gateway, now: () => now });

beforeEach(() => {
  now = 0;
  asked = 0;
  serve = (path) => answers('Bonjour')[path];
  globalThis.fetch = (input) => {
    asked += 1;
    const body = serve(new URL(String(input)).pathname);
    return body === undefined ? Promise.reject(new Error('away')) : Promise.resolve(Response.json(body));
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('frame content', () => {
  it('is read once for all requests, in the locale’s language [BANNER-002]', async () => {
    const { get } = source();
    const [first, second] = await Promise.all([get('fr_FR', 500), get('fr_FR', 500)]);
    expect(asked).toBe(7);
    expect(first).toBe(second);
    expect(first?.content.banners).toMatchObject([{ page: 'home', content: 'Bonjour', link: null }]);
    expect(first?.content.footer.newsletter).toBe(false);
  });

  it('takes footer and announcement of the home page from the home page response [HOME-014] [PROMO-014]', async () => {
    const known = await source().get('fr_FR', 500);
    expect(known?.content.home).toEqual({
      footer: { legal: true, newsletter: true, contact: false },
      announcementBanner: { content: 'Bonjour', colorVariation: 'clay', link: null },
    });
    expect(known?.content.targetedBanners).toEqual([{ locale: 'fr_FR', page: 'search', flow: 'activity' }]);
  });

  it('leaves a banner empty in a locale without a translation [BANNER-005]', async () => {
    const { get } = source();
    expect((await get('nl_NL', 500))?.content.banners).toMatchObject([
      { content: 'Hallo', link: { url: '/nl/' } },
    ]);
    expect((await get('it_IT', 500))?.content.banners).toMatchObject([{ content: '' }]);
  });

  it('is served stale once during a refresh, with a new version only when it changed', async () => {
    const { get } = source();
    const first = await get('fr_FR', 500);
    now = 60_001;
    expect(await get('fr_FR', 500)).toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await get('fr_FR', 500))?.version).toBe(first?.version);
    serve = (path) => answers('Bonsoir')[path];
    now = 120_002;
    await get('fr_FR', 500);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await get('fr_FR', 500))?.version).not.toBe(first?.version);
  });

  it('is null, without an error, while the gateway is unavailable; known content stays', async () => {
    const { get } = source();
    const first = await get('fr_FR', 500);
    serve = () => undefined;
    now = 60_001;
    expect(await get('fr_FR', 500)).toBe(first);
    expect(await get('nl_NL', 500)).toBeNull();
  });

  it('never waits longer than the caller allows', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    expect(await source().get('fr_FR', 5)).toBeNull();
  });

  it('is read before the first visitor, as soon as the gateway is available', async () => {
    serve = () => undefined;
    const { warm, get, close } = source();
    warm(['fr_FR', 'nl_NL'], 10);
    await new Promise((resolve) => setTimeout(resolve, 15));
    serve = (path) => answers('Bonjour')[path];
    await new Promise((resolve) => setTimeout(resolve, 40));
    close();
    asked = 0;
    expect(await get('nl_NL', 0)).not.toBeNull();
    expect(asked).toBe(0);
  });
});
