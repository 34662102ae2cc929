import { Readable } from 'node:stream';
import { isoDate } from '@detour/shared-contracts/base';
import type { Homepage, LandingPage, SitemapResponse, StaticPage } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { testNow } from '../../test/shop.fixture';
import { openTestApp, type TestApp } from '../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import type { HomeBody } from '../content/kinds/home-body';
import type { StaticBody } from '../content/kinds/page-bodies';
import { importHotels } from '../import/hotels/import-hotels';
import { previewToken } from '../content/preview/preview-session';
import { homeSeed } from '../storefront/content/home/home-seed';
import { landingSeed } from '../storefront/content/landing/landing-content';
import { staticSeed } from '../storefront/content/static/static-page';
import { dropDraft, publish, restore, saveDraft, type PublishChange } from './change-content';

const author = { name: 'test editor', role: 'lead' } as const;
const home = { kind: 'home', key: 'booking', locale: 'fr_FR' } as const;
const hour = 3_600_000;
const anHour = { minutes: 60 } as const;

const withTitle = (title: string, locale: Locale = 'fr_FR'): HomeBody => {
  const seed = homeSeed('booking', locale);
  return { ...seed, jumbotron: { ...seed.jumbotron, title } };
};

describe.each(testDatabases)('content of editors on %s', (_, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openTestApp(database.db);
    other = await openTestApp(database.db);
  });
  afterEach(() => Promise.all([shop.app.close(), other.app.close()]));
  afterAll(() => database.close());

  const context = () => shop.app.gateway;
  const titleAt = async (at: TestApp, locale: Locale = 'fr_FR', flow = 'booking'): Promise<string> => {
    const answer = await at.visitor().get(`/api/cms/homepage?locale=${locale}&flow=${flow}`);
    expect(answer.status).toBe(200);
    return (answer.json as Homepage).jumbotron.title;
  };
  const save = (body: unknown, base: number, item: { kind: string; key: string; locale: Locale } = home) =>
    saveDraft(context(), { ...item, author, base, body });
  const goLive = (base: number, more: Partial<PublishChange> = {}) =>
    publish(context(), { ...home, author, base, ...more });
  const refusal = (code: string, message: unknown = expect.any(String)) => ({
    ok: false,
    error: expect.objectContaining({ code, message }),
  });
  /** Answers until one is as wanted, for at most two seconds. */
  const within2s = async (read: () => Promise<string>, wanted: string): Promise<void> => {
    const end = Date.now() + 2000;
    while ((await read()) !== wanted && Date.now() < end) await new Promise(setImmediate);
    expect(await read()).toBe(wanted);
  };

  it('shows a published version at every gateway within two seconds, and leaves other locales and flows', async () => {
    const own = await titleAt(other);
    const spanish = await titleAt(other, 'es_ES');
    const belgian = await titleAt(other, 'fr_BE');
    const gifts = await titleAt(other, 'fr_FR', 'gifting');
    expect(await save(withTitle('Le grand air'), 0)).toEqual({ ok: true, value: { version: 1 } });
    expect([await titleAt(shop), await titleAt(other)]).toEqual([own, own]);
    expect(await goLive(1)).toEqual({ ok: true, value: { version: 2 } });
    expect(await titleAt(shop)).toBe('Le grand air');
    await within2s(() => titleAt(other), 'Le grand air');
    expect([
      await titleAt(other, 'es_ES'),
      await titleAt(other, 'fr_BE'),
      await titleAt(other, 'fr_FR', 'gifting'),
    ]).toEqual([spanish, belgian, gifts]);
  });

  it('changes the word of the changed locale only', async () => {
    const wordsAt = async (at: TestApp) =>
      (await at.visitor().get('/api/cms/versions')).json.versions as Record<string, string>;
    const before = await wordsAt(shop);
    await save(withTitle('Le grand air'), 0);
    expect(await wordsAt(shop)).toEqual(before);
    await goLive(1);
    const after = await wordsAt(shop);
    expect(locales.filter((locale) => after[locale] !== before[locale])).toEqual(['fr_FR']);
    await within2s(async () => (await wordsAt(other))['fr_FR'] ?? '', after['fr_FR'] ?? '');
  });

  it('changes the word of each locale after an import, at every gateway', async () => {
    const wordsAt = async (at: TestApp) =>
      (await at.visitor().get('/api/cms/versions')).json.versions as Record<string, string>;
    const before = await wordsAt(shop);
    await importHotels(
      shop.app.gateway,
      Readable.from([Buffer.from('id,name,city,country,lat,lng\nA,Essai,Amboise,FR,47.41,0.98\n')]),
    );
    for (const at of [shop, other])
      await within2s(async () => {
        const after = await wordsAt(at);
        return locales.filter((locale) => after[locale] === before[locale]).join();
      }, '');
  });

  it('rejects the second of two edits of one version, and loses nothing', async () => {
    const bodies = ['Un', 'Deux', 'Trois', 'Quatre'].map((title) => withTitle(title));
    const results = await Promise.all(
      bodies.map((body, index) =>
        saveDraft((index % 2 === 0 ? shop : other).app.gateway, { ...home, author, base: 0, body }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const lost = results.find(({ ok }) => !ok);
    expect(lost).toEqual(
      refusal('conflict', expect.stringMatching(/changed meanwhile: version 1 by test editor/)),
    );
    // The loser reads again and repeats the edit on the version that won.
    expect((await save(bodies[1], 1)).ok).toBe(true);
    const rows = await database.db
      .selectFrom('content_version')
      .select('version')
      .orderBy('version')
      .execute();
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('publishes from a start until an end by the clock, then shows the version before', async () => {
    await save(withTitle('Toute l’année'), 0);
    await goLive(1);
    await save(withTitle('Les soldes'), 2);
    const now = shop.clock.now();
    await goLive(3, { validFrom: new Date(now + hour), validUntil: new Date(now + 2 * hour) });
    const shown: string[] = [];
    for (const _step of [1, 2, 3]) {
      shown.push(await titleAt(shop));
      shop.clock.advance(anHour);
    }
    expect(shown).toEqual(['Toute l’année', 'Les soldes', 'Toute l’année']);
  });

  it('restores an older version, and the content of the shop as version 0', async () => {
    const own = await titleAt(shop);
    await save(withTitle('Un'), 0);
    await goLive(1);
    await save(withTitle('Deux'), 2);
    await goLive(3);
    expect(await restore(context(), { ...home, author, base: 4, version: 2 })).toMatchObject({ ok: true });
    expect(await titleAt(shop)).toBe('Un');
    await restore(context(), { ...home, author, base: 5, version: 0 });
    expect(await titleAt(shop)).toBe(own);
    expect(await restore(context(), { ...home, author, base: 6, version: 3 })).toEqual(
      refusal('unknown', 'home booking fr_FR has no published version 3.'),
    );
  });

  it('drops a draft, and then has nothing to publish', async () => {
    await save(withTitle('Un'), 0);
    expect((await dropDraft(context(), { ...home, author, base: 1 })).ok).toBe(true);
    expect(await goLive(2)).toEqual(refusal('incomplete', 'home booking fr_FR has no draft to publish.'));
  });

  it('names the member that is wrong in a draft', async () => {
    const body = withTitle('Un');
    const [points, ...rest] = body.blocks;
    const wrong = { ...body, blocks: [{ ...points, colour: 'red' }, { kind: 'carousel' }, ...rest] };
    expect(await save(wrong, 0)).toEqual(
      refusal(
        'invalid',
        'home booking fr_FR: /blocks/0 has no member "colour"; /blocks/1 must name a known "kind", not "carousel".',
      ),
    );
    expect(
      await save({ ...body, jumbotron: { ...body.jumbotron, image: { picture: 'x', alt: '' } } }, 0),
    ).toEqual(refusal('invalid', expect.stringContaining('/jumbotron/image/picture must be one of')));
  });

  it('names empty texts and links that lead nowhere before publishing', async () => {
    const seed = homeSeed('booking', 'fr_FR');
    const tabs = [{ flow: 'activity' as const, label: ' ', url: '/rien' }];
    expect((await save({ ...seed, header: { tabs } }, 0)).ok).toBe(true);
    expect(await goLive(1)).toEqual(
      refusal(
        'incomplete',
        'home booking fr_FR: /header/tabs/0/url leads to no page of the site of fr_FR; /header/tabs/0/label is empty.',
      ),
    );
  });

  it('publishes a new page only when every locale has it, all at once', async () => {
    const input = (locale: Locale) => ({
      locale,
      flags: context().config.flags,
      today: isoDate(testNow.slice(0, 10)),
      timeZone: 'Europe/Paris',
    });
    const page = (locale: Locale) => ({ kind: 'landing', key: 'spring', locale });
    for (const locale of ['fr_FR', 'nl_NL', 'es_ES'] as const)
      await save(landingSeed('spa', input(locale)), 0, page(locale));
    const change = { ...page('fr_FR'), author, base: 1 };
    expect(await publish(context(), { ...change, locales: ['nl_NL', 'es_ES'] })).toEqual(
      refusal(
        'incomplete',
        'landing spring would lack it_IT: write these drafts, and publish them together.',
      ),
    );
    await save(landingSeed('spa', input('it_IT')), 0, page('it_IT'));
    expect((await publish(context(), { ...change, locales: ['nl_NL', 'es_ES', 'it_IT'] })).ok).toBe(true);
    for (const locale of locales) {
      const answer = await shop.visitor().get(`/api/cms/landing/spring?locale=${locale}`);
      expect([locale, answer.status]).toEqual([locale, 200]);
      expect((answer.json as LandingPage).components.length).toBeGreaterThan(3);
    }
    const { entries } = (await other.visitor().get('/api/cms/sitemap')).json as SitemapResponse;
    expect(entries).toContainEqual({ page: 'landing', id: 'spring', changed: testNow.slice(0, 10) });
    const lost = await shop.visitor().get('/api/cms/landing/autumn?locale=fr_FR');
    expect(lost.status).toBe(404);
  });

  it('names the shop and lists its cookies in a changed page of help', async () => {
    const item = { kind: 'page', key: 'cookies', locale: 'it_IT' } as const;
    const seed = staticSeed('cookies', 'it_IT') as StaticBody;
    await save({ ...seed, title: 'I cookie di {brand}' }, 0, item);
    await publish(context(), { ...item, author, base: 1 });
    const { json } = await shop.visitor().get('/api/cms/static/cookies?locale=it_IT');
    const page = json as StaticPage;
    expect(page.title).toBe(`I cookie di ${context().config.brand}`);
    expect(page.updatedOn).toBe(testNow.slice(0, 10));
    expect(page.sections.flatMap(({ items }) => items).some((line) => line.startsWith('consent'))).toBe(true);
    expect(JSON.stringify(page)).not.toMatch(/\{(brand|hours|needed|preferences|statistics)\}/);
  });

  it('keeps its history: rows are neither changed nor deleted', async () => {
    await save(withTitle('Un'), 0);
    await expect(
      database.db.updateTable('content_version').set({ author: 'somebody else' }).execute(),
    ).rejects.toThrow(/append-only/);
    await expect(database.db.deleteFrom('content_version').execute()).rejects.toThrow(/append-only/);
  });

  it('shows drafts in a signed preview only, uncached and read anew each time [FLAG-018] [FLAG-019]', async () => {
    const own = await titleAt(shop);
    await save(withTitle('Brouillon'), 0);
    const editor = shop.visitor();
    expect((await editor.get('/api/preview/state')).status).toBe(401);
    const opened = await editor.get(`/api/preview?token=${previewToken(context())}&to=/`);
    expect([opened.status, opened.headers['location']]).toEqual([302, '/']);
    const shown = async () => editor.get('/api/cms/homepage?locale=fr_FR&flow=booking');
    const first = await shown();
    expect([first.headers['cache-control'], first.json.jumbotron.title]).toEqual(['no-store', 'Brouillon']);
    await saveDraft(other.app.gateway, { ...home, author, base: 1, body: withTitle('Encore') });
    expect((await shown()).json.jumbotron.title).toBe('Encore');
    expect(await titleAt(shop)).toBe(own);
    expect((await editor.get('/api/preview/state')).status).toBe(200);
    shop.clock.advance({ minutes: 120 });
    expect((await shown()).json.jumbotron.title).toBe(own);
  });

  it('opens no preview with an old or foreign link, and ends one', async () => {
    const token = previewToken(context());
    const visitor = shop.visitor();
    const forged = `${Number(token.split('.')[0]) + 1}.${token.split('.')[1]}`;
    expect((await visitor.get(`/api/preview?token=${forged}&to=/`)).json.code).toBe('PREVIEW_LINK');
    await visitor.get(`/api/preview?token=${token}&to=//elsewhere.example`);
    expect((await visitor.get('/api/preview/state')).status).toBe(200);
    await visitor.get('/api/preview/leave');
    expect((await visitor.get('/api/preview/state')).json.code).toBe('NO_PREVIEW');
    shop.clock.advance(anHour);
    expect((await visitor.get(`/api/preview?token=${token}&to=/`)).status).toBe(403);
  });
});
