import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { watchConsole } from '../../support/console';
import { addressOf, findBoxes } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

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
