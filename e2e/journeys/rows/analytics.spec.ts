import { expect, test, type Page } from 'playwright/test';
import { analyticsIds as ids, watchAnalytics } from '../../support/analytics';
import { watchConsole } from '../../support/checks/console';
import { askShop } from '../../support/http';
import { addressOf, findBoxes, originOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

/** Opens the first stay of the results. Returns its path. */
const openFirstResult = async (page: Page): Promise<string> => {
  await page.getByTestId('result-card').first().getByRole('link').first().click();
  await expectPage(page, 'page-product');
  return new URL(page.url()).pathname;
};

test('with consent, a list, the chosen card and the stay are sent by beacon to the point of sale, and nothing after it is withdrawn [ANALYT-003] [ANALYT-004] [ANALYT-005] [ANALYT-006] [ANALYT-007] [ANALYT-008] [CALL-088]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { sent, requests, posts, named } = await watchAnalytics(page.context());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'search'));
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('result-card').first()).toBeVisible();
  // Before consent a visitor sees a list and a stay. A fresh shop draws its pictures now, not during the journey.
  await openFirstResult(page);
  await page.waitForLoadState('networkidle');
  await page.goto(addressOf('fr_FR', 'search'));
  await expectPage(page, 'page-search');
  expect([sent, requests, await ids(page)]).toEqual([[], [], [null, null]]);
  const { complaints } = watchConsole(page);
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-accept')).toHaveCount(0);

  const first = await page.getByTestId('result-card').first().getAttribute('data-id');
  const path = await openFirstResult(page);
  await expect.poll(() => named('view_item').length, { timeout: 20_000 }).toBe(1);
  // The list was shown, and a stay viewed, before the consent.
  expect(named('view_item_list')).toEqual([]);
  const [selected] = named('select_item');
  const [viewed] = named('view_item');
  expect(selected).toMatchObject({ pageType: 'search', pagePath: '/recherche', locale: 'fr_FR' });
  expect(selected?.items).toEqual([{ id: first, price: expect.any(Number), box_price: null, format: null }]);
  expect(viewed).toMatchObject({ pageType: 'product', pagePath: path });
  expect(viewed?.items[0]?.id).toBe(first);

  await page.goBack();
  await expectPage(page, 'page-search');
  await expect.poll(() => named('view_item_list').length, { timeout: 20_000 }).toBe(1);
  expect(named('view_item_list')[0]?.items[0]?.id).toBe(first);

  // One browser and one visit in all posts; the gateway accepts each of them.
  const [client, session] = (await ids(page)).map((text) => (JSON.parse(text ?? '{}') as { id: string }).id);
  for (const post of posts())
    expect(post).toMatchObject({ clientId: client, sessionId: session, userId: null });
  expect(requests.filter((url) => url.endsWith('/api/analytics/ga/collect/fr'))).toHaveLength(sent.length);
  for (const { path: collector, body } of sent) {
    expect(collector).toBe('/api/analytics/ga/collect/fr');
    const origin = originOf('fr_FR');
    const headers = { origin, 'content-type': 'application/json' };
    expect((await askShop(origin + collector, { method: 'POST', headers, body })).status).toBe(204);
  }

  await page.getByTestId('footer').getByRole('button', { name: 'Gérer mes choix' }).click();
  await refuseConsent(page);
  expect(await ids(page)).toEqual([null, null]);
  const before = sent.length;
  await openFirstResult(page);
  // Leaving the document would send whatever waits.
  await page.goto(addressOf('fr_FR', 'boxes'));
  await expectPage(page, 'page-boxes');
  expect([sent.length, await ids(page)]).toEqual([before, [null, null]]);
  expect(complaints).toEqual([]);
});

test('a refused consent sends, stores and loads nothing [ANALYT-011]', async ({ page }) => {
  test.setTimeout(90_000);
  const { sent, requests } = await watchAnalytics(page.context());
  await page.goto(addressOf('fr_FR', 'search'));
  await expectPage(page, 'page-search');
  await refuseConsent(page);
  await openFirstResult(page);
  await page.goto(addressOf('fr_FR', 'boxes'));
  await expectPage(page, 'page-boxes');
  await expect(page.getByTestId('box-card').first()).toBeVisible();
  expect([sent, requests, await ids(page)]).toEqual([[], [], [null, null]]);
});

test('a box is listed, chosen, viewed, personalised and put into the cart, with box_price, format and A/B flag [ANALYT-001] [ANALYT-002]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { posts, named } = await watchAnalytics(page.context());
  await page.setViewportSize({ width: 1280, height: 900 });
  const [box] = await findBoxes('fr_BE');
  if (!box) throw new Error('The shop sells no box.');
  await page.goto(addressOf('fr_BE', 'home'));
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-accept')).toHaveCount(0);
  await page.goto(addressOf('fr_BE', 'boxes'));
  await expectPage(page, 'page-boxes');
  await page.locator(`[data-testid="box-card"][data-code="${box.code}"]`).getByRole('link').click();
  await expectPage(page, 'page-box');
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Choisissez le format' });
  await drawer.getByTestId('gift-offer-button').click();
  await page.waitForURL('**/gift/checkout?**');
  await expect.poll(() => named('personalization_item').length, { timeout: 20_000 }).toBe(1);

  const item = { id: box.code, box_price: box.price.sellPrice };
  expect(named('view_item_list')[0]?.items).toContainEqual(expect.objectContaining(item));
  for (const name of ['select_item', 'view_item'] as const)
    expect(named(name)[0]?.items, name).toMatchObject([{ ...item, price: item.box_price, format: null }]);
  for (const name of ['add_to_cart', 'personalization_item'] as const)
    expect(named(name)[0]?.items, name).toMatchObject([
      { ...item, price: item.box_price, format: 'digital' },
    ]);
  for (const { events } of posts())
    for (const event of events) {
      expect(event.locale).toBe('fr_BE');
      expect(event.abTests).toContain('boxMigration');
    }
});

test('a visit is another one after 30 minutes without an event, and the same one before [ANALYT-009]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { posts, named } = await watchAnalytics(page.context());
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-accept')).toHaveCount(0);
  /** Opens a page with events. Returns the visit that its last event names. */
  const visit = async (): Promise<string> => {
    const before = named('view_item_list').length;
    await page.goto('about:blank');
    await page.goto(addressOf('fr_FR', 'search'));
    await expectPage(page, 'page-search');
    await expect.poll(() => named('view_item_list').length, { timeout: 20_000 }).toBeGreaterThan(before);
    return posts().at(-1)?.sessionId ?? '';
  };
  /** The last event was this many minutes ago. */
  const wait = (minutes: number): Promise<void> =>
    page.evaluate((ago) => {
      const kept = JSON.parse(localStorage.getItem('analyticsSession') ?? '{}') as { id: string };
      localStorage.setItem('analyticsSession', JSON.stringify({ ...kept, at: Date.now() - ago * 60_000 }));
    }, minutes);
  const first = await visit();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await wait(29);
  expect(await visit()).toBe(first);
  await wait(31);
  const next = await visit();
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  expect(next).not.toBe(first);
  // The browser stays the same one.
  expect(new Set(posts().map(({ clientId }) => clientId)).size).toBe(1);
});
