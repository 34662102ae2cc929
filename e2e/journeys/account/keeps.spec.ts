import { expect, test, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { buy, voucherItems, type Bought } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { linkInMail } from '../../support/mails';
import { pairwiseRows } from '../../support/pairwise';
import { addressOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

interface Case {
  readonly locale: Locale;
  readonly width: number;
  readonly keyboard: boolean;
}

const levels = { locale: ['fr_FR', 'nl_BE'], width: [390, 1280], keyboard: [false, true] } as const;

const cases: readonly Case[] = pairwiseRows(3, 2).map(([locale = 0, width = 0, keyboard = 0]) => ({
  locale: levels.locale[locale] ?? 'fr_FR',
  width: levels.width[width] ?? 390,
  keyboard: levels.keyboard[keyboard] ?? false,
}));

/** Presses a control as the visitor of the case does. */
const press = async (target: Locator, { keyboard }: Case): Promise<void> => {
  if (!keyboard) return target.click();
  await target.focus();
  await target.press('Enter');
};

/** Buys as a guest with this mail address. */
const buyAs = async (page: Page, email: string, { locale }: Case): Promise<Bought> => {
  const orders = '**/api/front/purchase/orders';
  await page.route(orders, async (route) => {
    const body = route.request().postDataJSON() as { buyer: object };
    await route.continue({ postData: JSON.stringify({ ...body, buyer: { ...body.buyer, email } }) });
  });
  const card = { kind: 'gift_card', value: 10_000, fromName: 'Camille', message: '1, 2, 3' } as const;
  const bought = await buy(page, voucherItems(card), 10_000, locale);
  await page.unroute(orders);
  return bought;
};

/** Signs up by the call of the form, and confirms the address on the page of the mail's link. */
const signUp = async (page: Page, email: string, chosen: Case): Promise<void> => {
  await page.evaluate(
    async ([address, locale]) => {
      await fetch('/api/account/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          locale,
          email: address,
          password: 'une phrase à moi',
          firstName: 'Claire',
          lastName: 'Essai',
          newsletter: false,
          origin: '/account/trips',
        }),
      });
    },
    [email, chosen.locale] as const,
  );
  await page.goto(await linkInMail(email, '/account/confirm'));
  await expectPage(page, 'page-account-confirm');
  await press(page.getByTestId('page-account-confirm').getByRole('button'), chosen);
  await expectPage(page, 'page-trips');
};

/** Keeps a gift by its code, in a spelling of one's own, then takes it out and puts it back. */
const keepGift = async (page: Page, code: string, chosen: Case): Promise<void> => {
  const form = page.getByTestId('gift-add');
  await press(form.getByRole('button'), chosen);
  await expect(form.locator('#gift-code')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('#gift-code').fill(` ${code.toLowerCase().replaceAll('-', ' ')}`);
  await press(form.getByRole('button'), chosen);
  const card = page.getByTestId('kept-gift');
  await expect(card.getByTestId('kept-balance')).toContainText('100,00');
  await press(card.getByRole('button'), chosen);
  await expect(card).toHaveCount(0);
  await press(page.getByTestId('gift-dropped').getByRole('button'), chosen);
  await expect(card).toHaveCount(1);
  await page.reload();
  await expect(card.getByTestId('kept-balance')).toContainText('100,00');
  await expectAccessible(page);
};

const typed = {
  label: 'Thuis & maison',
  addressLine: 'Dorpsstraat 7',
  postalCode: '1000',
  city: 'Brussel',
} as const;

/** Adds an address; what was typed survives a reload, and errors are at their fields. */
const addAddress = async (page: Page, chosen: Case): Promise<void> => {
  await expectPage(page, 'page-addresses');
  await press(page.getByTestId('page-addresses').getByRole('button'), chosen);
  const form = page.getByTestId('address-form');
  const save = form.locator('button[type=submit]');
  await press(save, chosen);
  await expect(form.locator('#address-city')).toHaveAttribute('aria-invalid', 'true');
  for (const [name, value] of Object.entries(typed)) await form.locator(`#address-${name}`).fill(value);
  await page.reload();
  await expect(form.locator('#address-city')).toHaveValue(typed.city);
  await form.locator('#address-country').selectOption('BE');
  await expectAccessible(page);
  await press(save, chosen);
  await expect(page.getByTestId('address')).toContainText(typed.addressLine);
  await expectAccessible(page);
};

for (const chosen of cases) {
  const { locale, width, keyboard } = chosen;
  test(`a guest's order, a kept gift and an address are in the new account: ${locale}, ${width} px, ${keyboard ? 'keyboard' : 'pointer'} [ACC-004, ACC-005, ACC-007, GCARD-002]`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const { complaints } = watchConsole(page);
    const email = `keeps-${locale}-${width}-${Date.now()}@example.org`.toLowerCase();
    await page.goto(addressOf(locale, 'voucher'));
    await refuseConsent(page);
    const { orderUUID, code } = await buyAs(page, email, chosen);
    await signUp(page, email, chosen);
    await expect(page.getByTestId('trip')).toHaveAttribute('data-order-uuid', orderUUID);

    await page.goto(addressOf(locale, 'account-gifts'));
    await expectPage(page, 'page-account-gifts');
    await expect(page.getByTestId('given-gift')).toHaveAttribute('data-order-uuid', orderUUID);
    await keepGift(page, code, chosen);

    await page.goto(addressOf(locale, 'addresses'));
    await addAddress(page, chosen);

    await page.goto(addressOf(locale, 'gift-checkout', {}, '?kind=gift-card&amount=5000&giftFormat=digital'));
    await expectPage(page, 'page-gift-checkout');
    await expect(page.locator('#buyer-addressLine')).toHaveValue(typed.addressLine);
    await expect(page.locator('#buyer-country')).toHaveValue('BE');
    await expect(page.getByTestId('address-choice')).not.toHaveValue('');
    expect(complaints).toEqual([]);
  });
}
