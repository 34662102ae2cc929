import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { watchConsole } from '../../support/console';
import { addressOf, askJson, findBoxes, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

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

/** A stay that is given for several numbers of nights, if there is one. */
const findGift = async (): Promise<{ readonly id: string; readonly prices: GiftPrices }> => {
  let best: { id: string; prices: GiftPrices } | null = null;
  for (const { id } of await findStays('fr_FR', 30)) {
    const prices = await askJson<GiftPrices>('fr_FR', `/api/product/${id}/gift-prices?locale=fr_FR`);
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

test('the page of a gift composes nights, format and words, and tells price, validity and way [GIFT-001] [GIFT-002] [GIFT-003] [GIFT-005] [GIFT-006] [GIFT-008] [GIFT-009] [GIFT-010] [GIFT-011] [GIFT-012] [GIFT-021] [GIFT-045] [GIFT-046] [GIFT-047] [GIFT-049] [GIFT-050] [GIFT-051] [GIFT-052]', async ({
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
  await expect(page.getByText(/^Victime de son succès, le format physique revient très vite/)).toBeVisible();
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
  // One more changes nothing, and says so for a second.
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
