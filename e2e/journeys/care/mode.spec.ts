import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buyAs, stayItems } from '../../support/buy';
import { careOriginOf, enterCare } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findRefundable } from '../../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../../support/steps';
import { printPath } from '@detour/shared-contracts/sites';

test('care mode shows the shop without its promotions, and compact cards only while a booking is compared [CARE-002, CARE-003, CARE-004, CARE-005, CARE-006, CARE-007, CARE-008, CARE-009, CARE-011]', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const { id, dates } = await findRefundable('fr_FR');
  const items = stayItems({ id, ...dates });
  const person = { ...buyer, phoneNumber: '+33612345678' };
  const { orderNumber } = await buyAs(page, { person, items });
  await enterCare(page, 'fr_FR');
  await refuseConsent(page);
  const { complaints } = watchConsole(page);
  const care = careOriginOf('fr_FR');

  // As every visitor sees them: full cards with a heart, but no promotions between.
  await page.goto(`${care}${printPath('search', 'fr_FR')}#c=1`);
  const cards = page.getByTestId('result-card');
  await expect(cards.first()).toHaveAttribute('data-look', 'full');
  await expect(page.getByTestId('results').getByTestId(/^promo/)).toHaveCount(0);
  await expect(page.getByTestId('suggestion-links')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Envie des plus belles expériences/ })).toHaveCount(0);
  // The gift button is a link to the card; it opens no drawer.
  const gift = page.getByTestId('gift-button');
  expect(await gift.evaluate((link) => new URL((link as HTMLAnchorElement).href).pathname)).toBe(
    printPath('giftcard-customization', 'fr_FR'),
  );
  await page.goto(`${care}${printPath('contact', 'fr_FR')}`);
  await expectPage(page, 'page-contact');
  expect(
    await page.evaluate(async () => {
      const answer = await fetch('/api/contact/settings?locale=fr_FR');
      return ((await answer.json()) as { captcha: string }).captcha;
    }),
  ).toBe('none');
  await page.goto(`${care}${printPath('single-voucher', 'fr_FR', { id })}`);
  await expectPage(page, 'page-gift');
  await expect(page.getByTestId('gift-bucket').first()).toBeVisible();
  await page.goto(`${care}${printPath('search', 'fr_FR')}#c=1`);
  await expect(cards.first()).toBeVisible();
  await page.getByTestId('share-link').first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^http:\/\/fr\.localhost/);

  await page.goto(`${care}${printPath('care-order', 'fr_FR', { orderNumber })}`);
  await expectPage(page, 'page-care-order');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByTestId('care-compare').click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('care-change')).toContainText(orderNumber);
  await expect(cards.first()).toHaveAttribute('data-look', 'modification');
  await expect(cards.first()).toContainText(/\+|−|même prix/);
  await expect(cards.first().getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Arrêter de comparer' }).click();
  await expect(cards.first()).toHaveAttribute('data-look', 'full');
  expect(complaints).toEqual([]);
});
