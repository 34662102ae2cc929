import { expect, test, type Browser, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { tabTo } from '../../support/checks/keyboard';
import { linkInMail, readMails } from '../../support/mails';
import { addressOf, findStays } from '../../support/site-pages';
import { handOf, sendDay } from '../../support/stories/hand';
import { cards, expectPage, fillBuyer, fillCard, refuseConsent } from '../../support/steps';

const newAddress = (): string => `claire.${Date.now()}@example.org`;

const given = (page: Page) => page.getByTestId('given-gift');
/** The recipient opens the link of the mail in a browser of their own, and unwraps the gift. */
const unwrapAs = async (browser: Browser, link: string, button: string): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { complaints } = watchConsole(page);
  await page.goto(link);
  await expect(page.getByTestId('gift-wrapped')).toBeVisible();
  await refuseConsent(page);
  await expectAccessible(page);
  const opened = page.waitForResponse('**/api/front/vouchers/current/open');
  await page.getByRole('button', { name: button }).click();
  expect((await opened).status()).toBe(204);
  await expect(page.getByTestId('gift')).toBeVisible();
  await page.getByTestId('gift-remind').click();
  await page.getByTestId('gift').getByRole('textbox').fill('moi@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('gift-reminded')).toContainText('moi@example.org');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
};

const payByCard = async (page: Page): Promise<void> => {
  await fillBuyer(page);
  await page.getByTestId('pay-button').click();
  await expectPage(page, 'page-payment');
  await fillCard(page, cards.approved);
  await page.getByTestId('card-submit').click();
  await expectPage(page, 'page-confirmation');
};

/** Moves the hour of the gift to some seconds from now, with the call of the page's form: a person can only choose half hours. */
const moveNear = (page: Page, toEmail: string, locale: Locale): Promise<number> =>
  page.evaluate(
    async ([email, language]) => {
      const uuid = location.pathname.split('/').at(-1);
      const answer = await fetch(`/api/front/purchase/orders/${uuid}/gifts/0/delivery`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          toName: 'Claire',
          toEmail: email,
          locale: language,
          design: 'birthday',
          sendAt: new Date(Date.now() + 3000).toISOString(),
        }),
      });
      return answer.status;
    },
    [toEmail, locale] as const,
  );

test('a gift stay for a set day and hour reaches its recipient without the price, is unwrapped, and its giver sees it [P7] [GIFT-032]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { complaints } = watchConsole(page);
  const address = newAddress();
  const [stay] = await findStays('fr_FR', 1);
  await page.goto(addressOf('fr_FR', 'single-voucher', { id: stay!.id }));
  await expectPage(page, 'page-gift');
  await refuseConsent(page);
  await page.getByTestId('gift-from-name').first().fill('Camille');
  await page.getByTestId('gift-message').first().fill('Deux jours rien que pour toi.');
  await page.getByTestId('gift-offer-button').filter({ visible: true }).first().click();
  await expectPage(page, 'page-gift-checkout');

  // What is missing is shown at its field.
  await page.getByTestId('giving-mail').check();
  await page.getByTestId('giving-later').check({ force: true });
  await page.getByTestId('pay-button').click();
  await expect(page.getByRole('button', { name: /^Prénom de la personne – / })).toBeVisible();
  await page.getByTestId('giving-name').fill('Claire 🎁');
  await expect(page.getByTestId('giving-name')).toHaveValue('Claire ');
  await page.getByTestId('giving-email').fill(address);
  await handOf(page, 'pointer').pickDay(await sendDay(page, 2));
  await page.getByTestId('giving-hour').selectOption('18:30');
  await page.getByTestId('giving-design-birthday').check({ force: true });
  await expect(page.locator('[data-design="birthday"]')).toContainText('Pour Claire');
  await expectAccessible(page);
  await page.reload();
  await expectPage(page, 'page-gift-checkout');
  await expect(page.getByTestId('giving-email')).toHaveValue(address);
  await expect(page.getByTestId('giving-hour')).toHaveValue('18:30');
  await expect(page.getByTestId('giving-design-birthday')).toBeChecked();

  await payByCard(page);
  await expect(given(page)).toHaveAttribute('data-state', 'waiting');
  await expect(page.getByTestId('given-delivery')).toContainText(/18\sh\s30/);
  await expect(page.getByTestId('voucher-code')).toHaveCount(0);
  await page.getByTestId('voucher-show').click();
  const code = await page.getByTestId('voucher-code').innerText();
  await expectAccessible(page);
  expect(readMails(address).filter((html) => html.includes(code))).toEqual([]);

  expect(await moveNear(page, address, 'fr_FR')).toBe(200);
  const link = await linkInMail(address, '/gift', 60_000);
  const mail = readMails(address).find((html) => html.includes(link)) ?? '';
  for (const secret of ['€', '/confirmation', 'Essai', 'camille.essai']) expect(mail).not.toContain(secret);
  expect(mail).toContain('/images/sky-balloon-dawn/');
  await unwrapAs(browser, link, 'Découvrir mon cadeau');

  await page.reload();
  await expect(page.getByTestId('given-delivery')).toHaveAttribute('data-tone', 'done');
  await expect(page.getByTestId('given-opened')).toHaveAttribute('data-tone', 'done');
  await expect(given(page).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a gift that its buyer kept is sent later from the order’s page, by keyboard, at 390 px, after a lost connection [P7]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const address = newAddress();
  await page.goto(addressOf('nl_NL', 'voucher'));
  await refuseConsent(page);
  const items = voucherItems({ kind: 'gift_card', value: 10_000, fromName: 'Camille' });
  const { orderUUID } = await buy(page, items, 10_000, 'nl_NL');
  await page.goto(addressOf('nl_NL', 'confirmation', { orderUUID }));
  await expect(given(page)).toBeVisible();
  await tabTo(page, /Per e-mail versturen/);
  await page.keyboard.press('Enter');
  const dialog = page.getByTestId('giving-dialog');
  await expect(dialog.getByTestId('giving-name')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /giving-name/);
  await page.keyboard.type('Claire');
  await tabTo(page, /giving-email/);
  await page.keyboard.type('claire@');
  await tabTo(page, /giving-save/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /E-mailadres van de ontvanger – / })).toBeVisible();
  await dialog.getByTestId('giving-email').fill(address);

  await page.route('**/gifts/0/delivery', (route) => route.abort());
  await tabTo(page, /giving-save/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Er is niets veranderd');
  await expect(dialog.getByTestId('giving-email')).toHaveValue(address);
  await page.unroute('**/gifts/0/delivery');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await linkInMail(address, '/gift')).toContain('#token=DTR-');
  await page.reload();
  await expect(page.getByTestId('given-delivery')).toHaveAttribute('data-tone', 'done');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
