import { expect, test, type Locator } from 'playwright/test';
import type { OffersResponse } from '@detour/shared-contracts/api';
import { watchConsole } from '../../support/checks/console';
import { addressIn, serveWithSettings, type FaultShop } from '../../support/faults/fault-shop';
import { askShop } from '../../support/http';
import { addressOf, askJson, findBoxes, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

interface Connected {
  readonly id: string;
  readonly connectivity: string | null;
  readonly channelManagerId: string | null;
  readonly expiration: string | null;
  readonly autoDiscount: object | null;
}

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/data-testid="gift-box".*?href="([^"]+)"/gs)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

test.describe('a shop with flags that visitors of a public shop have otherwise', () => {
  let shop: FaultShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await serveWithSettings('switched-flags', {
      FLAG_CONNECTIVITY_LABEL: '1',
      FLAG_PRODUCT_LABELS: '0',
      FLAG_BOX_MIGRATION: '0',
      FLAG_HOTEL_FLOW: '1',
      FLAG_HOTEL_FLOW_REDIRECT: '1',
      GIFT_SHOPS: 'nl_BE=https://geschenken.shop.example/nl/',
    });
  });
  test.afterAll(() => shop?.stop());

  const here = (address: string): string => addressIn(shop, address);

  for (const [locale, width] of [
    ['it_IT', 1280],
    ['nl_NL', 390],
  ] as const)
    test(`cards of houses with a channel manager have the label CM, and no others, in ${locale} [FLAG-020]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const stays = new Map(
        ((await findStays(locale, 60)) as unknown as readonly Connected[]).map((stay) => [stay.id, stay]),
      );
      for (const { connectivity, channelManagerId } of stays.values())
        expect(connectivity === null).toBe(channelManagerId === null);
      const labelled = page.getByTestId('result-card').filter({ has: page.getByText('CM', { exact: true }) });

      await page.goto(here(addressOf(locale, 'search')));
      await expectPage(page, 'page-search');
      await refuseConsent(page);
      await expect(labelled.first()).toBeVisible();
      const idsOf = (cards: Locator) =>
        cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-id') ?? ''));
      const marked = await idsOf(labelled);
      for (const id of await idsOf(page.getByTestId('result-card'))) {
        const stay = stays.get(id);
        expect(stay, id).toBeDefined();
        // Two messages at most: a discount and the end of an offer come first.
        if (stay && (stay.connectivity === null || (stay.expiration ?? stay.autoDiscount) === null))
          expect([id, marked.includes(id)]).toEqual([id, stay.connectivity !== null]);
      }

      // The shop of the same environment without the flag.
      await page.goto(addressOf(locale, 'search'));
      await expectPage(page, 'page-search');
      await expect(page.getByTestId('result-card').first()).toBeVisible();
      await expect(labelled).toHaveCount(0);
    });

  test('cards have no targeted and no marketing label, which those of the shop with the flag have [FLAG-005]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const guests = '#c=1&theme=39';
    const ask = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/offers.json' && answer.ok(),
    );
    await page.goto(addressOf('fr_FR', 'search') + guests);
    const { exactMatch } = (await (await ask).json()) as Pick<OffersResponse, 'exactMatch'>;
    const labels = exactMatch.flatMap(({ targetedLabel, marketingLabels }) => [
      ...(targetedLabel ? [targetedLabel] : []),
      ...marketingLabels.map(({ label }) => label),
    ]);
    expect(labels.length).toBeGreaterThan(0);
    const labelled = page
      .getByTestId('result-card')
      .filter({ hasText: new RegExp([...new Set(labels)].join('|')) });
    await expect(labelled.first()).toBeVisible();
    await page.goto(here(addressOf('fr_FR', 'search')) + guests);
    await expectPage(page, 'page-search');
    await expect(page.getByTestId('result-card').first()).toBeVisible();
    await expect(labelled).toHaveCount(0);
  });

  for (const [locale, campaign, width, isHotel] of [
    ['fr_FR', 'hotel-paris', 1280, true],
    ['it_IT', 'hotels-weekend', 390, true],
    ['es_ES', 'hoteles', 390, false],
  ] as const)
    test(`a visit of the campaign ${campaign} sees the results of the ${isHotel ? 'hotel flow' : 'stays'}, in ${locale} [FLAG-014]`, async ({
      page,
    }) => {
      const { complaints } = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(here(addressOf(locale, 'search', {}, `?utm_campaign=${campaign}#a=3`)));
      await expectPage(page, 'page-search');
      await refuseConsent(page);
      if (isHotel) await page.waitForURL(/[?&]flow=hotel\b/);
      await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready');
      await expect(page.getByTestId('result-card').first()).toBeVisible();
      const { searchParams, hash } = new URL(page.url());
      expect([searchParams.get('flow'), searchParams.get('utm_campaign'), hash]).toEqual([
        isHotel ? 'hotel' : null,
        campaign,
        '#a=3',
      ]);
      await expect(page.getByTestId('flow-hotel')).toHaveCount(1);
      expect(complaints).toEqual([]);
    });

  for (const [locale, giftShop, width] of [
    ['fr_FR', 'https://fr.gifts.example', 1280],
    ['nl_BE', 'https://geschenken.shop.example/nl', 390],
  ] as const)
    test(`boxes of the home page and of the results lead to the gift shop, from the server's document on, in ${locale} [FLAG-016] [ROUTE-019]`, async ({
      page,
    }) => {
      const { complaints } = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      const linkTo = (handle: string, campaign: string): string =>
        `${giftShop}/products/${handle}?utm_source=shop&utm_medium=box-block&utm_campaign=${campaign}`;

      const home = here(addressOf(locale, 'home', {}, '?flow=gifting'));
      const slugs = new Map((await findBoxes(locale)).map(({ code, slug }) => [code, slug]));
      await page.goto(home);
      await expectPage(page, 'page-home');
      await refuseConsent(page);
      const tiles = page.getByTestId('gift-box');
      await expect(tiles.first()).toBeVisible();
      const shown = await tiles.evaluateAll((all) =>
        all.map((tile) => [tile.getAttribute('data-code'), tile.querySelector('a')?.getAttribute('href')]),
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const [code, href] of shown) expect(href).toBe(linkTo(slugs.get(code ?? '') ?? '?', 'home'));
      // Nothing changes in the browser. A busy server leaves the block of a page that it has not kept yet to the browser.
      const hrefsOfServer = async () =>
        hrefsIn((await askShop(home, { headers: { accept: 'text/html' } })).body);
      await expect.poll(hrefsOfServer).toEqual(shown.map(([, href]) => href));

      const block = await askJson<{ readonly boxes: readonly { readonly handle: string }[] }>(
        locale,
        `/api/cms/box-block-serp?locale=${locale}`,
      );
      await page.goto(here(addressOf(locale, 'search', {}, '?flow=gifting')));
      await expectPage(page, 'page-search');
      await page.locator('[data-fragment="box-block"]').scrollIntoViewIfNeeded();
      const among = page.getByTestId('box-block').getByTestId('gift-box').getByRole('link');
      await expect(among).toHaveCount(block.boxes.length);
      expect(await among.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        block.boxes.map(({ handle }) => linkTo(handle, 'serp')),
      );

      expect(complaints).toEqual([]);
      // The link leaves the shop.
      const left = page.waitForRequest((request) => request.isNavigationRequest());
      await among.first().press('Enter');
      expect((await left).url()).toBe(linkTo(block.boxes[0]?.handle ?? '', 'serp'));
    });
});

for (const locale of ['es_ES', 'fr_BE'] as const)
  test(`boxes of the home page open our pages once they have migrated, in ${locale} [FLAG-016] [ROUTE-020]`, async ({
    page,
  }) => {
    await page.goto(addressOf(locale, 'home', {}, '?flow=gifting'));
    await expectPage(page, 'page-home');
    await refuseConsent(page);
    const tile = page.getByTestId('gift-box').first();
    const code = (await tile.getAttribute('data-code')) ?? '';
    const link = tile.getByRole('link');
    await expect(link).toHaveAttribute('href', `/box/${code}`);
    await link.click();
    await expectPage(page, 'page-box');
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/box/${code}$`));
  });
