import { expect, test, type Locator } from 'playwright/test';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchBus } from '../../support/bus';
import { watchConsole } from '../../support/checks/console';
import { addressOf, askJson, findBoxes } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';
import { saveData } from '../../support/journey';

test('the list of boxes shows a banner and four columns, with prices that follow from their offers [BOX-001] [BOX-002] [BOX-003] [BOX-018] [BOX-019] [BOX-020] [BOX-021] [BOX-022]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'boxes'));
  await expectPage(page, 'page-boxes');
  await refuseConsent(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Un coffret pour chaque moment et pour chacun' }),
  ).toBeVisible();
  const cards = page.getByTestId('box-card');
  await expect(cards.first()).toBeVisible();
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);

  interface Listed {
    readonly code: string;
    readonly title: string;
    readonly includedContent: string;
    readonly slug: string;
    readonly price: { readonly sellPrice: number; readonly referencePrice: number; readonly promo: number };
    readonly images: {
      readonly main: string;
      readonly mainBySize: { readonly sizes: Record<string, string> };
    };
    readonly searchCriteria: { readonly subthemas: readonly number[] };
    readonly pageModel: object;
  }
  const boxes = (await findBoxes('fr_FR')) as unknown as readonly Listed[];
  for (const box of boxes) {
    expect(box.code).toMatch(/EBOX$/);
    expect(Object.keys(box.images.mainBySize.sizes)).toEqual(
      expect.arrayContaining(['120_80', '640_360', '960_540']),
    );
    const { sellPrice, referencePrice, promo } = box.price;
    const percent = referencePrice > sellPrice ? Math.floor((1 - sellPrice / referencePrice) * 100) : 0;
    expect(promo).toBe(percent);
    const card = page.locator(`[data-testid="box-card"][data-code="${box.code}"]`);
    if ((await card.count()) === 0) continue;
    await expect(card).toHaveAttribute('data-amount', String(sellPrice));
    await expect(card.locator('s')).toHaveCount(percent > 5 ? 1 : 0);
  }
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('the page of a box shows what it holds, how it works, its stays in pages and on a map [BOX-004] [BOX-005] [BOX-007] [BOX-008] [BOX-010] [BOX-014] [BOX-015] [BOX-016] [BOX-017] [BOX-026]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [box] = await findBoxes('fr_FR');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/boxes/${box!.code}/offers`)) asked.push(request.url());
  });
  await page.goto(addressOf('fr_FR', 'box', { slug: box!.slug, code: box!.code }));
  await expectPage(page, 'page-box');
  await refuseConsent(page);
  await expect(page.getByTestId('gallery').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const held = page.getByRole('region', { name: 'Ce que contient le coffret' }).getByRole('listitem');
  const detail = (await page.evaluate(
    async (code) => (await fetch(`/api/front/boxes/${code}/product-detail?locale=fr_FR`)).json(),
    box!.code,
  )) as Record<string, unknown> & { includedContent: string };
  for (const member of 'code title description includedContent value referencePrice images pageModel slug searchCriteria'.split(
    ' ',
  ))
    expect(detail, member).toHaveProperty(member);
  expect(await held.allInnerTexts()).toEqual(detail.includedContent.split('\n'));
  await expect(page.getByRole('region', { name: /Comment ça marche/ }).getByRole('listitem')).toHaveCount(4);

  // Eight stays to a page; the next page comes with the loader, until a page is empty.
  const stays = page.getByTestId('box-stays');
  await stays.scrollIntoViewIfNeeded();
  const cards = stays.getByTestId('box-offer-card');
  await expect(cards.nth(7)).toBeAttached();
  const total = Number(
    /\d+/.exec((await stays.getByRole('heading').first().innerText()).replace(/\s/g, ''))?.[0],
  );
  const offers = (await page.evaluate(
    async (code) => (await fetch(`/api/gateway/boxes/${code}/offers?locale=fr_FR&page=0&limit=8`)).json(),
    box!.code,
  )) as {
    exactMatch: readonly { id: string; location: { lat: number; lng: number } }[];
    searchDetails: { totalCount: number };
  };
  expect(offers.exactMatch).toHaveLength(8);
  expect(offers.searchDetails.totalCount).toBe(total);
  expect(typeof offers.exactMatch[0]?.location.lat).toBe('number');
  await expect(cards.first()).toContainText('Compris dans le coffret');
  const loader = page.getByTestId('box-offers-loader');
  for (let round = 0; round < 40 && (await loader.count()) > 0; round += 1) {
    const before = await cards.count();
    // It may be gone by now: the list has ended.
    await loader.evaluateAll(([element]) => element?.scrollIntoView());
    await expect
      .poll(async () =>
        (await loader.count()) === 0 ? 'end' : (await cards.count()) > before ? 'more' : 'wait',
      )
      .not.toBe('wait');
  }
  await expect(loader).toHaveCount(0);
  await expect(cards).toHaveCount(total);
  await expectAccessible(page);

  await page.getByRole('button', { name: /carte/i }).first().click();
  await expect(page.getByTestId('map-dialog').getByTestId('map')).toBeVisible();
  await expectAccessible(page, { modal: true });
  expect(complaints).toEqual([]);
});

interface BlockBox {
  readonly id: string;
  readonly sku: string;
  readonly handle: string;
  readonly title: string;
  readonly image: { readonly url: string };
  readonly price: number;
  readonly promoPrice: number | null;
  readonly rating: number | null;
  readonly includedContent: string;
  readonly url: string;
  readonly discount: number | null;
  readonly position: number;
  readonly campaign: string;
}

interface Block {
  readonly containerId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly colorPalette: string;
  readonly cta: { readonly label: string; readonly link: { readonly url: string } };
  readonly boxes: readonly BlockBox[];
}

/** Text without no-break spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
const wholeEuros = (cents: number, locale: Locale): string =>
  locale === 'nl_BE' ? `€ ${Math.ceil(cents / 100)}` : `${Math.ceil(cents / 100)} €`;

/** A box of the carousel shows what its answer names; the position is its place, the campaign is for analytics. */
const expectGiftBox = async (tile: Locator, box: BlockBox, locale: Locale): Promise<void> => {
  await expect(tile).toHaveAttribute('data-code', box.sku);
  await expect(tile.getByRole('heading')).toHaveText(box.title);
  await expect(tile.getByRole('link')).toHaveAttribute(
    'href',
    printPath('box-by-sku', locale, { sku: box.sku }),
  );
  expect(box.url).toContain(`/${box.handle}/${box.sku}`);
  expect([box.id, box.campaign]).toEqual([box.sku, 'serp']);
  const scene = box.image.url.split('/')[2] ?? '';
  expect(await tile.locator('img').first().getAttribute('src')).toContain(`/images/${scene}/`);
  const words = plain(await tile.innerText());
  for (const line of box.includedContent.split('\n').slice(0, 2)) expect(words).toContain(plain(line));
  expect(words).toContain(wholeEuros(box.promoPrice ?? box.price, locale));
  await expect(tile.locator('s')).toHaveCount(box.promoPrice === null ? 0 : 1);
  if (box.promoPrice !== null) {
    expect(box.discount).toBe(Math.ceil(100 - (100 * box.promoPrice) / box.price - 1e-9));
    expect(plain(await tile.locator('s').innerText())).toContain(wholeEuros(box.price, locale));
    expect(words).toMatch(new RegExp(`−\\s?${box.discount}\\s?%`));
  }
  expect(box.rating).toBeGreaterThan(0);
  const rating = String(box.rating?.toFixed(1)).replace('.', ',');
  await expect(tile.getByRole('img', { name: new RegExp(rating) })).toContainText(
    wordOf('remote-boxes', locale, 'boxes.ratedHotels'),
  );
};

for (const [locale, width] of [
  ['fr_FR', 1280],
  ['nl_BE', 390],
] as const)
  test(`the block of boxes is among the gifts, and goes when it fails, in ${locale} [BOX-023] [BOX-024] [BOX-025] [BOX-029] [BOX-030] [BOX-031]`, async ({
    page,
  }) => {
    const { complaints } = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const asked = await askJson<Block>(locale, `/api/cms/box-block-serp?locale=${locale}`);
    const results = addressOf(locale, 'search', {}, '?flow=gifting');
    await page.goto(results);
    await expectPage(page, 'page-search');
    await refuseConsent(page);
    const block = page.getByTestId('box-block');
    await page.locator('[data-fragment="box-block"]').scrollIntoViewIfNeeded();
    await expect(block).toBeVisible();
    await expect(block).toHaveAttribute('id', asked.containerId);
    await expect(block).toHaveAttribute('data-palette', asked.colorPalette);
    const [ground, raised] = await block.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(ground).not.toBe(raised);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(asked.title);
    await expect(block).toContainText(asked.subtitle);
    await expect(block.getByRole('link', { name: asked.cta.label })).toHaveAttribute(
      'href',
      asked.cta.link.url,
    );
    const tiles = block.getByTestId('gift-box');
    await expect(tiles).toHaveCount(asked.boxes.length);
    expect(asked.boxes.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    for (const [index, box] of asked.boxes.entries()) await expectGiftBox(tiles.nth(index), box, locale);
    // Two reduced boxes, and two others.
    await expect(block.locator('s')).toHaveCount(2);
    await expectAccessible(page);
    await tiles.first().getByRole('link').click();
    await expectPage(page, 'page-box');
    expect(page.url()).toContain(asked.boxes[0]?.sku);

    // The home page has the texts and the button of the other block.
    const [box] = await askJson<readonly Readonly<Record<string, string>>[]>(
      locale,
      `/api/front/content-boxes-block/${locale}`,
    );
    await page.goto(addressOf(locale, 'home'));
    await expectPage(page, 'page-home');
    const link = page
      .getByRole('link', { name: box?.['buttonLabel'] ?? '' })
      .and(page.locator(`main [href="${box?.['buttonURL']}"]`));
    await link.first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: box?.['title'] ?? '' })).toBeVisible();
    await expect(page.getByText(box?.['subtitle'] ?? '')).toBeVisible();
    expect(complaints).toEqual([]);

    // Without its answer the block is not there; the results are.
    const failed = page.waitForResponse('**/api/cms/box-block-serp**');
    await page.route('**/api/cms/box-block-serp**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(results);
    await expectPage(page, 'page-search');
    await page.locator('[data-fragment="box-block"]').scrollIntoViewIfNeeded();
    await failed;
    await expect(page.getByTestId('result-card').first()).toBeVisible();
    await expect(block).toHaveCount(0);
    await expect(page.getByText(wordOf('remote-boxes', locale, 'error.generic'))).toHaveCount(0);
  });

const secondsLeft = async (timer: Locator): Promise<number> => {
  const words = await timer.innerText();
  const [, hours = '', minutes = '', seconds = ''] = /(\d\d):(\d\d):(\d\d)/.exec(words) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

for (const locale of ['fr_FR', 'es_ES'] as const)
  test(`a reduced box counts its seconds down, is announced, and says when it cannot be read, in ${locale} [BOX-013] [BOX-027] [BOX-028]`, async ({
    page,
  }) => {
    await saveData(page);
    const { complaints } = watchConsole(page);
    const { events } = await watchBus(page, ['boxes.flag-activated@1']);
    const flags = (): readonly unknown[] => events.map(({ payload }) => payload['flag']);
    await page.setViewportSize({ width: locale === 'fr_FR' ? 1280 : 390, height: 900 });
    const boxes = (await findBoxes(locale)) as unknown as readonly {
      readonly code: string;
      readonly slug: string;
      readonly price: { readonly promo: number };
    }[];
    const box = boxes.find(({ price }) => price.promo > 5);
    if (!box) throw new Error('No box is reduced today.');
    await page.goto(addressOf(locale, 'box', { slug: box.slug, code: box.code }));
    await expectPage(page, 'page-box');
    await refuseConsent(page);
    await expect.poll(flags).toEqual(['boxMigration']);
    const timer = page
      .getByRole('timer')
      .filter({ hasText: /\d\d:\d\d:\d\d/ })
      .first();
    await expect(timer).toBeVisible();
    const first = await secondsLeft(timer);
    const began = Date.now();
    for (const tick of [1, 2]) await expect.poll(() => secondsLeft(timer)).toBeLessThanOrEqual(first - tick);
    expect(Date.now() - began).toBeGreaterThan(900);
    expect(first - (await secondsLeft(timer))).toBeLessThan(10);
    expect(complaints).toEqual([]);

    // The list by a link of the page: first it fails, then it comes, announced too.
    const sorry = wordOf('remote-boxes', locale, 'error.generic');
    const again = page
      .getByRole('main')
      .getByRole('button', { name: wordOf('remote-boxes', locale, 'ui.retry') });
    await page.route('**/api/gateway/boxes/search**', (route) => route.fulfill({ status: 503, json: {} }));
    await page
      .getByTestId('page-box')
      .getByRole('navigation')
      .getByRole('link', { name: wordOf('remote-boxes', locale, 'boxes.title') })
      .click();
    await expectPage(page, 'page-boxes');
    await expect(page.getByTestId('page-boxes')).toContainText(sorry, { timeout: 20_000 });
    await page.unroute('**/api/gateway/boxes/search**');
    await again.click();
    await expect(page.getByTestId('box-card').first()).toBeVisible();
    await expect.poll(flags).toEqual(['boxMigration', 'boxMigration']);

    const other = `**/boxes/${boxes[0]!.code}/product-detail**`;
    await page.route(other, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByTestId('box-card').first().getByRole('link').first().click();
    await expectPage(page, 'page-box');
    await expect(page.getByTestId('page-box')).toContainText(sorry, { timeout: 20_000 });
    await page.unroute(other);
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(sorry)).toHaveCount(0);
  });

/** Web Mercator: pixels east and south of the map's centre at a zoom. */
const pixelsFrom = (
  centre: { readonly lat: number; readonly lng: number },
  place: { readonly lat: number; readonly lng: number },
  zoom: number,
): readonly [number, number] => {
  const world = 256 * 2 ** zoom;
  const south = (lat: number): number =>
    (world / 2) * (1 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / Math.PI);
  return [((place.lng - centre.lng) * world) / 360, south(place.lat) - south(centre.lat)];
};

const centreOf = (box: Awaited<ReturnType<Locator['boundingBox']>>): readonly [number, number] =>
  box ? [box.x + box.width / 2, box.y + box.height / 2] : [NaN, NaN];

test('the map of a box is centred on the country of the visitor [BOX-009]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const centres = [
    ['fr_FR', { lat: 46.6, lng: 2.4 }],
    ['es_ES', { lat: 40.2, lng: -3.6 }],
    ['it_IT', { lat: 42.3, lng: 12.3 }],
    ['nl_BE', { lat: 50.6, lng: 4.6 }],
    ['nl_NL', { lat: 52.2, lng: 5.4 }],
  ] as const;
  for (const [locale, centre] of centres) {
    const country = locale.slice(3);
    const [box] = await findBoxes(locale);
    const places = page.waitForResponse(/offers\?.*performMapSearch=true/);
    await page.goto(addressOf(locale, 'box', { slug: box!.slug, code: box!.code }));
    await expectPage(page, 'page-box');
    if (locale === 'fr_FR') await refuseConsent(page);
    const map = page.getByTestId('box-map').getByTestId('map');
    await page.getByTestId('box-map').scrollIntoViewIfNeeded();
    const { exactMatch } = (await (await places).json()) as {
      exactMatch: readonly { id: string; location: { lat: number; lng: number } }[];
    };
    await expect(map).toBeVisible();
    const marks = map.getByTestId(/^map-(marker|cluster)$/);
    await expect(marks.first()).toBeVisible();
    const middle = centreOf(await map.boundingBox());
    const zoom = country === 'BE' || country === 'NL' ? 6.5 : 5.5;
    for (const mark of await marks.all()) {
      const id = await mark.getAttribute('data-id');
      const seen = await mark.boundingBox();
      // A mark of one stay points at it with its lower edge. A cluster is between its stays.
      const [x, y] = [
        centreOf(seen)[0] - middle[0],
        centreOf(seen)[1] - middle[1] + (id ? (seen?.height ?? 0) / 2 : 0),
      ];
      const away = exactMatch
        .filter((stay) => id === null || stay.id === id)
        .map(({ location }) => pixelsFrom(centre, location, zoom))
        .map(([east, south]) => Math.hypot(east - x, south - y));
      expect(Math.min(...away), `${locale} ${id ?? 'cluster'}`).toBeLessThan(id ? 3 : 40);
    }
  }
  expect(complaints).toEqual([]);
});
