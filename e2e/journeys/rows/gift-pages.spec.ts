import { expect, test, type Locator, type Page } from 'playwright/test';
import { printPath } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchBus } from '../../support/bus';
import { careOriginOf, enterCare } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { addressOf, askJson, findActivities, findBoxes, findStays } from '../../support/site-pages';
import { amountOf, expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

interface GiftPrices {
  readonly minNights: number;
  readonly maxNights: number;
  readonly prices: readonly {
    readonly nights: number;
    readonly sellPrice: number;
    readonly price: Readonly<
      Record<'sellPrice' | 'promo' | 'shippingCost' | 'totalPrice' | 'subElementsPrice', number>
    >;
    readonly sellPrices: readonly Readonly<
      Record<'value' | 'label' | 'subtext' | 'tag' | 'sellPrice', unknown>
    >[];
  }[];
}

/** A stay that is given for several numbers of nights from `least` on, if there is one. */
const findGift = async (least = 0): Promise<{ readonly id: string; readonly prices: GiftPrices }> => {
  let best: { id: string; prices: GiftPrices } | null = null;
  for (const { id } of await findStays('fr_FR', 30)) {
    const prices = await askJson<GiftPrices>('fr_FR', `/api/product/${id}/gift-prices?locale=fr_FR`);
    if (least > 0 && prices.minNights !== least) continue;
    if (prices.prices.length > (best?.prices.prices.length ?? 0)) best = { id, prices };
    if (prices.prices.length > 1) break;
  }
  if (!best) throw new Error('No stay is sold as a gift.');
  return best;
};

const hashOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));
const price = (page: Page) => page.getByTestId('product-price').filter({ visible: true }).first();
const stored = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('giftCustomization'));

test('the page of a gift composes nights, format and words, and shows price, validity and way [GIFT-001] [GIFT-002] [GIFT-003] [GIFT-005] [GIFT-006] [GIFT-008] [GIFT-009] [GIFT-010] [GIFT-011] [GIFT-012] [GIFT-021] [GIFT-045] [GIFT-046] [GIFT-047] [GIFT-049] [GIFT-050] [GIFT-051] [GIFT-052]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { id, prices } = await findGift();
  for (const { price: parts, sellPrices } of prices.prices) {
    for (const part of ['sellPrice', 'promo', 'shippingCost', 'totalPrice', 'subElementsPrice'] as const)
      expect(typeof parts[part], part).toBe('number');
    for (const member of ['value', 'label', 'subtext', 'tag', 'sellPrice'])
      expect(sellPrices[0]).toHaveProperty(member);
  }
  const shipping = page.waitForResponse(/shipping/);
  await page.goto(addressOf('fr_FR', 'single-voucher', { id }));
  await expectPage(page, 'page-gift');
  await refuseConsent(page);
  expect((await shipping).status()).toBe(200);
  const nights = page.getByTestId('gift-nights');
  await expect(nights).toHaveCount(prices.prices.length);
  expect(prices.prices.map((one) => one.nights)).toEqual(
    Array.from({ length: prices.maxNights - prices.minNights + 1 }, (_, index) => prices.minNights + index),
  );

  // Each number of nights writes the hash and the price; the choice shows whole euros, rounded up.
  for (const [index, one] of [...prices.prices.entries()].reverse()) {
    await nights.nth(index).check({ force: true });
    await expect(price(page)).toHaveAttribute('data-amount', String(one.price.totalPrice));
    const euros = `${Math.ceil(one.price.totalPrice / 100)} €`;
    const label = nights.nth(index).locator('xpath=ancestor::label[1]');
    expect((await label.innerText()).replaceAll(/\s/g, ' ')).toContain(euros);
    if (prices.prices.length > 1)
      await expect.poll(() => hashOf(page).get('giftNights')).toBe(String(one.nights));
  }
  await expect(page.getByTestId('page-gift')).toContainText('Valable un an et demi');
  await expect(page.getByTestId('page-gift')).toContainText('Échangeable');
  await expect(page.getByTestId('page-gift')).toContainText('Pour 2 personnes');
  const how = page.getByRole('region', { name: /Comment ça marche/ });
  await expect(how.getByRole('listitem')).toHaveCount(4);
  await expect(how).toContainText(/pour 2 personnes/);

  // The form of the gift.
  const digital = page.getByTestId('gift-format-digital');
  const physical = page.getByTestId('gift-format-physical');
  await expect(digital).toBeChecked();
  await expect(digital).toHaveAccessibleName(/Sans papier/);
  await expect(digital).toHaveAccessibleDescription('Immédiat par e-mail');
  await expect(physical).toHaveAccessibleName(/Livraison offerte/);
  await expect(physical).toHaveAccessibleDescription('Livraison en 2 à 4 jours ouvrés');
  await physical.check({ force: true });
  await expect.poll(() => hashOf(page).get('giftFormat')).toBe('physical');
  await digital.check({ force: true });
  await expect(page.getByRole('figure').filter({ hasText: 'Aperçu de votre cadeau' })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  // Without the cost of the post, only e-mail is offered, with a word of why.
  await page.goto('about:blank');
  await page.route(/shipping/, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(addressOf('fr_FR', 'single-voucher', { id }));
  await expectPage(page, 'page-gift');
  await expect(page.getByText(/^Le format physique n’est pas disponible pour le moment/)).toBeVisible();
  await expect(physical).toBeDisabled();
});

test('the words of a gift stay in their limits and in this browser, and are needed before the payment only [GIFT-031] [GIFT-033] [GIFT-034] [GIFT-035] [GIFT-036] [GIFT-037] [GIFT-038] [GIFT-039] [GIFT-040] [GIFT-041] [GIFT-042] [GIFT-043] [GIFT-044]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 900 });
  const { id } = await findGift();
  await page.goto(addressOf('fr_FR', 'single-voucher', { id }));
  await expectPage(page, 'page-gift');
  await refuseConsent(page);
  const from = page.getByTestId('gift-from-name').first();
  const message = page.getByTestId('gift-message').first();
  await expect(page.getByText('180 caractères max.').first()).toBeVisible();
  await expect(page.getByText('(facultatif)').first()).toBeVisible();
  await from.fill('C'.repeat(40));
  await expect(from).toHaveValue('C'.repeat(40));
  // One more is ignored, and an error is shown for one second.
  await from.press('End');
  await from.pressSequentially('D');
  await expect(from).toHaveValue('C'.repeat(40));
  await expect(page.getByText('Ce champ est limité à 40 caractères').first()).toBeVisible();
  await expect(page.getByText('Ce champ est limité à 40 caractères')).toHaveCount(0, { timeout: 3000 });
  await message.fill('m'.repeat(180));
  await message.press('End');
  await message.pressSequentially('n');
  await expect(message).toHaveValue('m'.repeat(180));
  await expect(page.getByText('Ce champ est limité à 180 caractères').first()).toBeVisible();
  await from.fill('Camille');
  await message.fill('Bon voyage');
  await message.blur();
  expect(JSON.parse((await stored(page)) ?? '{}')).toEqual({ fromName: 'Camille', message: 'Bon voyage' });
  await expectAccessible(page);

  // Here the name may stay empty; in the checkout of a digital gift it may not, and the message may.
  await from.fill('');
  await message.fill('');
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await expectPage(page, 'page-gift-checkout');
  const name = page.getByTestId('gift-from-name');
  await name.focus();
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/Champ obligatoire/);
  await name.fill('42');
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/Saisissez uniquement du texte/);
  await name.fill('Camille');
  await name.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByTestId('gift-message').blur();
  await expect(page.getByTestId('gift-message')).not.toHaveAttribute('aria-invalid', 'true');
});

test('the drawer of a box is a sheet with form, words and price, and leads to its checkout [GIFT-007] [GIFT-023] [GIFT-024] [GIFT-025] [GIFT-026] [GIFT-027] [GIFT-028] [GIFT-029] [GIFT-030] [GIFT-055] [GIFT-056]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const [box] = await findBoxes('fr_FR');
  expect(box!.code).toMatch(/-D-EBOX$/);
  const address = addressOf('fr_FR', 'box', { slug: box!.slug, code: box!.code });
  await page.goto(address);
  await expectPage(page, 'page-box');
  await refuseConsent(page);
  const drawer = page.getByRole('dialog', { name: 'Choisissez le format' });
  const open = async (): Promise<void> => {
    await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
    await expect(drawer).toBeVisible();
  };
  const confirm = drawer.getByTestId('gift-offer-button');
  await open();
  const place = await drawer.boundingBox();
  await expect
    .poll(async () =>
      Math.round(((await drawer.boundingBox())?.y ?? 0) + ((await drawer.boundingBox())?.height ?? 0)),
    )
    .toBe(900);
  expect(place?.width).toBe(390);
  await expect(drawer).toContainText('Échangeable');
  await expect(drawer.getByTestId('gift-format-digital')).toBeChecked();
  await expect(drawer.getByTestId('product-price')).toHaveAttribute(
    'data-amount',
    String(box!.price.sellPrice),
  );
  await expect(confirm).toHaveText('Offrir');
  await expect(drawer.getByTestId('gift-from-name')).toBeVisible();
  await expectAccessible(page, { modal: true });

  // Both words are stored when one is filled, and removed when both are empty.
  await drawer.getByTestId('gift-message').fill('Bon voyage');
  await confirm.click();
  await page.waitForURL(`**/gift/checkout?code=${box!.code}&giftFormat=digital`);
  expect(JSON.parse((await stored(page)) ?? '{}')).toEqual({ fromName: '', message: 'Bon voyage' });
  await page.goto(address);
  await expectPage(page, 'page-box');
  await open();
  await drawer.getByTestId('gift-message').fill('');
  await confirm.click();
  await page.waitForURL('**/gift/checkout?**');
  expect(await stored(page)).toBeNull();

  // By post, the code is that of the box with paper, and no words are asked.
  await page.goto(address);
  await expectPage(page, 'page-box');
  await open();
  await expect(drawer.getByTestId('gift-format-physical')).toBeEnabled();
  await drawer.getByTestId('gift-format-physical').focus();
  await page.keyboard.press('Space');
  await expect(drawer.getByTestId('gift-from-name')).toHaveCount(0);
  await confirm.click();
  await page.waitForURL(`**/gift/checkout?code=${box!.code.replace('-D-', '-P-')}&giftFormat=physical`);
  expect(complaints).toEqual([]);
});

const bought = ['gifting.added-to-cart@1', 'gifting.item-personalised@1'] as const;

/** Text without no-break spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

interface Extras {
  readonly groups: readonly {
    readonly label: string;
    readonly selection: 'single' | 'multiple';
    readonly defaultOption: string | null;
    readonly options: readonly {
      readonly id: string;
      readonly label: string;
      readonly price: number;
      readonly recommended: boolean;
    }[];
  }[];
}

/** The hash is canonical: the ids in alphabetical order. */
const inHash = (options: readonly { readonly id: string }[]): string =>
  options
    .map(({ id }) => id)
    .sort()
    .join(',');

for (const [locale, width] of [
  ['fr_FR', 390],
  ['it_IT', 1280],
] as const)
  test(`a gift by post has extras with prices, one default and one recommended, in ${locale} [GIFT-013] [GIFT-014] [GIFT-015] [GIFT-016] [GIFT-020]`, async ({
    page,
  }) => {
    const word = (id: string): string => wordOf('remote-gifting', locale, id);
    const { complaints } = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const { id } = await findGift(1);
    const { groups } = await askJson<Extras>(locale, `/api/front/purchase/gift-extras?locale=${locale}`);
    expect(groups.map(({ selection }) => selection).sort()).toEqual(['multiple', 'single']);
    const single = groups.find(({ selection }) => selection === 'single')!;
    const multiple = groups.find(({ selection }) => selection === 'multiple')!;
    const checkout = (nights: number, format: string): string =>
      `${addressOf(locale, 'gift-checkout')}?kind=single-voucher&id=${id}&flow=gifting&giftNights=${nights}&giftFormat=${format}`;
    await page.goto(checkout(1, 'physical'));
    await expectPage(page, 'page-gift-checkout');
    await refuseConsent(page);
    const section = page.getByRole('region', { name: word('extras.title') });
    const total = page.getByTestId('summary-total').first();
    await expect(section).toBeVisible();
    const control = (label: string): Locator =>
      section.locator('label').filter({ hasText: label }).locator('input');
    for (const group of groups) {
      await expect(section.getByRole('group', { name: group.label })).toBeVisible();
      for (const one of group.options) {
        const label = section.locator('label').filter({ hasText: one.label });
        const words = plain(await label.innerText());
        if (one.price === 0) expect(words).toContain(word('price.free'));
        else expect(words).toContain((one.price / 100).toFixed(2).replace('.', ','));
        expect(words.includes(word('ui.recommended'))).toBe(one.recommended);
        await expect(control(one.label)).toBeChecked({ checked: one.id === group.defaultOption });
      }
    }
    expect(groups.flatMap(({ options }) => options).filter(({ recommended }) => recommended)).toHaveLength(1);
    const base = await amountOf(total);

    // One selection has its default or the chosen option; the other toggles. The hash names the ids.
    const [paid] = single.options.filter(({ id: one }) => one !== single.defaultOption);
    await control(paid!.label).check({ force: true });
    await expect(total).toHaveAttribute('data-amount', String(base + paid!.price));
    await expect.poll(() => hashOf(page).get('sleeves')).toBe(paid!.id);
    const [first, second] = multiple.options;
    await control(first!.label).focus();
    await page.keyboard.press('Space');
    await control(second!.label).check({ force: true });
    await expect.poll(() => hashOf(page).get('sleeves')).toBe(inHash([paid!, first!, second!]));
    await expect(total).toHaveAttribute(
      'data-amount',
      String(base + paid!.price + first!.price + second!.price),
    );
    await control(second!.label).uncheck({ force: true });
    await expect.poll(() => hashOf(page).get('sleeves')).toBe(inHash([paid!, first!]));
    await page.reload();
    await expectPage(page, 'page-gift-checkout');
    await expect(control(paid!.label)).toBeChecked();
    await expect(control(first!.label)).toBeChecked();
    await expect(control(second!.label)).not.toBeChecked();
    await control(single.options[0]!.label).check({ force: true });
    await expect.poll(() => hashOf(page).get('sleeves')).toBe(first!.id);
    await expectAccessible(page);

    // Two nights, and a gift by e-mail, have none; a box has them for any number of nights.
    const shown = { two: checkout(2, 'physical'), mail: checkout(1, 'digital') };
    for (const address of Object.values(shown)) {
      await page.goto(address);
      await expectPage(page, 'page-gift-checkout');
      await expect(total).toBeVisible();
      await expect(section).toHaveCount(0);
    }
    const box = (await findBoxes(locale)).find(({ code }) => code.includes('2N'));
    await page.goto(
      `${addressOf(locale, 'gift-checkout')}?code=${box!.code.replace('-D-', '-P-')}&giftFormat=physical`,
    );
    await expectPage(page, 'page-gift-checkout');
    await expect(section).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('the gift section of a stay offers it without dates, and its order begins with the cart, then a valid form [GIFT-017] [GIFT-018] [GIFT-022] [GIFT-058]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const { events } = await watchBus(page, bought);
  await page.setViewportSize({ width: 1280, height: 900 });
  const search = await askJson<{
    exactMatch: readonly { id: string; uri: string }[];
    searchDetails: object;
  }>('fr_FR', '/api/offers.json', {
    locale: 'fr_FR',
    flow: 'gifting',
    searchServiceProvider: 'default',
    orderBy: 'priceQuality',
    pagination: { page: 0, limit: 3 },
    numberOfPackagesPerHotel: 1,
    searchCriteria: { adult: 2 },
  });
  const [gift] = search.exactMatch;
  const { id } = gift!;
  const prices = await askJson<GiftPrices & { defaultBucket: string }>(
    'fr_FR',
    `/api/product/${id}/gift-prices?locale=fr_FR`,
  );
  for (const [locale, label] of [
    ['nl_NL', 'Cadeau geven zonder datum'],
    ['fr_FR', 'Offrir sans dates'],
  ] as const) {
    await page.goto(`${addressOf(locale, 'product', { id })}?flow=gifting`);
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    const panel = page.locator('[data-fragment="gift-panel"]');
    await expect(panel.getByRole('button', { name: label })).toBeVisible();
  }
  const button = page
    .locator('[data-fragment="gift-panel"]')
    .getByRole('button', { name: 'Offrir sans dates' });
  const amount = await amountOf(price(page));
  expect(amount).toBe(prices.prices[0]?.price.totalPrice);
  const from = page.getByTestId('gift-from-name').first();
  await page.getByRole('heading', { name: 'Votre message' }).click();
  // Any word of the form may be wrong: the cart counts, the checkout does not begin.
  await from.fill('42');
  await button.click();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  const cart = { name: bought[0], payload: { kind: 'gift_stay', id, amount, format: 'digital' } };
  await expect.poll(() => events).toEqual([cart]);
  await expect(page.getByTestId('page-product')).toBeVisible();

  await from.fill('Camille');
  await button.click();
  await expectPage(page, 'page-gift-checkout');
  const personal = { name: bought[1], payload: { id, price: amount, format: 'digital', locale: 'fr_FR' } };
  expect(events).toEqual([cart, cart, personal]);
  await expectAccessible(page);

  // A box by post and by e-mail are one product in two formats.
  const [box] = await findBoxes('fr_FR');
  await page.goto(addressOf('fr_FR', 'box', { slug: box!.slug, code: box!.code }));
  await expectPage(page, 'page-box');
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  const drawer = page.locator('[data-fragment="gift-drawer"] dialog[open]');
  await drawer.getByTestId('gift-format-physical').check({ force: true });
  await drawer.getByTestId('gift-offer-button').click();
  await expectPage(page, 'page-gift-checkout');
  const boxPrice = box!.price.sellPrice;
  const paper = { id: box!.code.replace('-D-', '-P-'), format: 'physical' };
  await expect.poll(() => events.length).toBe(5);
  expect(events.slice(3)).toEqual([
    { name: bought[0], payload: { kind: 'box', amount: boxPrice, boxPrice, ...paper } },
    { name: bought[1], payload: { price: boxPrice, boxPrice, locale: 'fr_FR', ...paper } },
  ]);
  expect(complaints).toEqual([]);
});

for (const locale of ['fr_FR', 'es_ES'] as const)
  test(`customer care chooses the rate of a gift, in ${locale} [GIFT-004] [GIFT-048]`, async ({ page }) => {
    await page.setViewportSize({ width: locale === 'fr_FR' ? 390 : 1280, height: 900 });
    const { id, prices } = await findGift();
    const [first] = prices.prices;
    // A visitor has one rate.
    await page.goto(addressOf(locale, 'single-voucher', { id }));
    await expectPage(page, 'page-gift');
    await refuseConsent(page);
    await expect(page.getByTestId('gift-nights').first()).toBeVisible();
    await expect(page.getByTestId('gift-bucket')).toHaveCount(0);
    await enterCare(page, locale);
    await refuseConsent(page);
    const { complaints } = watchConsole(page);
    await page.goto(`${careOriginOf(locale)}${printPath('single-voucher', locale, { id })}`);
    await expectPage(page, 'page-gift');
    const buckets = page.getByTestId('gift-bucket');
    await expect(buckets).toHaveCount(3);
    await expect(page.getByTestId('page-gift')).toContainText(
      locale === 'fr_FR'
        ? /prix et les disponibilités des hôtels sur les 6 prochains mois/
        : /precios y la disponibilidad.* 6 meses/,
    );
    for (const one of first!.sellPrices) {
      await page.locator(`[data-testid="gift-bucket"][value="${String(one.value)}"]`).check({ force: true });
      await expect.poll(() => hashOf(page).get('bucket')).toBe(one.value);
      await expect(price(page)).toHaveAttribute('data-amount', String(one.sellPrice));
    }
    await page.reload();
    await expectPage(page, 'page-gift');
    await expect(buckets.last()).toBeChecked();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

for (const locale of ['fr_FR', 'nl_NL'] as const)
  test(`a link names a gift by its product type or an alias, in ${locale} [GIFT-053] [GIFT-054]`, async ({
    page,
  }) => {
    const { complaints } = watchConsole(page);
    await page.setViewportSize({ width: locale === 'fr_FR' ? 390 : 1280, height: 900 });
    const { id, prices } = await findGift(1);
    const [box] = await findBoxes(locale);
    const [activity] = await findActivities(locale, 1);
    const detail = await askJson<{ prices: Readonly<Record<string, { readonly sellPrice: number }>> }>(
      locale,
      `/api/activity-only/weekend/${activity!.id}/detail.json?locale=${locale}`,
    );
    const stay = prices.prices[0]!.price.totalPrice;
    const links = [
      [`kind=SINGLEVOUCHER&id=${id}&giftNights=1`, stay],
      [`kind=PHYSICAL_SINGLE_VOUCHER&id=${id}&giftNights=1&giftFormat=physical`, stay],
      [`kind=BOX&code=${box!.code}`, box!.price.sellPrice],
      [`kind=EBOX&code=${box!.code}`, box!.price.sellPrice],
      ['kind=GIFTCARD&amount=7500', 7500],
      [`kind=DIGITAL_ACTIVITY_ONLY&id=${activity!.id}`, detail.prices['2']!.sellPrice],
    ] as const;
    for (const [index, [query, amount]] of links.entries()) {
      await page.goto(addressOf(locale, 'gift-checkout', {}, `?${query}`));
      await expectPage(page, 'page-gift-checkout');
      if (index === 0) await refuseConsent(page);
      await expect(page.getByTestId('summary-total').first()).toHaveAttribute('data-amount', String(amount));
      // Only a gift by e-mail asks to whom it goes.
      await expect(page.getByTestId('gift-giving')).toHaveCount(query.includes('physical') ? 0 : 1);
    }
    // A word that names no type names no gift.
    await page.goto(addressOf(locale, 'gift-checkout', {}, `?kind=CAR&id=${id}`));
    await expectPage(page, 'page-gift-checkout');
    await expect(page.getByTestId('summary-total')).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: wordOf('remote-gifting', locale, 'checkout.nothingTitle') }),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });

for (const [locale, width] of [
  ['fr_FR', 1280],
  ['nl_NL', 390],
] as const)
  test(`the words of a gift fold open and closed by pointer and by keyboard, in ${locale} at ${String(width)} px [UI-022]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [stay] = await findStays(locale, 1);
    await page.goto(addressOf(locale, 'product', { id: stay?.id ?? '' }, '?flow=gifting'));
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    const fold = page
      .locator('details')
      .filter({ hasText: wordOf('remote-gifting', locale, 'gift.yourWords') })
      .first();
    const title = fold.locator('summary');
    const inside = fold.getByRole('textbox').first();
    await title.scrollIntoViewIfNeeded();
    await expect(fold).not.toHaveAttribute('open');
    await expect(inside).toBeHidden();
    await title.click();
    await expect(fold).toHaveAttribute('open');
    await expect(inside).toBeVisible();
    await title.click();
    await expect(inside).toBeHidden();
    await title.press('Enter');
    await expect(inside).toBeVisible();
    await expectAccessible(page);
    await title.press('Space');
    await expect(fold).not.toHaveAttribute('open');
  });
