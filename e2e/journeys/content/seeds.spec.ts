import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

let complaints: readonly string[] = [];
test.beforeEach(({ page }) => {
  ({ complaints } = watchConsole(page));
});
test.afterEach(() => expect(complaints).toEqual([]));

const openHome = async (page: Page, locale: Locale, search = ''): Promise<void> => {
  await page.goto(addressOf(locale, 'home', {}, search));
  await expectPage(page, 'page-home');
  await refuseConsent(page);
};

for (const [locale, width] of [
  ['fr_FR', 1280],
  ['nl_NL', 390],
] as const)
  test(`the home page has a campaign, a text of the shop and an announcement in ${locale} at ${width} px [HOME-008] [HOME-010] [BANNER-007]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page, locale);
    await expect(page.getByTestId('announcement-banner')).toHaveAttribute('data-state', 'shown');
    const marketing = page.getByRole('heading', {
      name: /Réserver sans surprise|Boeken zonder verrassingen/,
    });
    await expect(marketing).toBeVisible();
    const campaign = page.getByTestId('jumbotron-promo');
    await expect(campaign.getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await campaign.getByRole('link').first().click();
    await expectPage(page, 'page-landing');
  });

test('a link of the promo bar opens a page beside the search [PROMO-004]', async ({ page, context }) => {
  await openHome(page, 'it_IT');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByTestId('promo-bar')
      .getByRole('link', { name: /Condizioni/ })
      .click(),
  ]);
  await expectPage(opened, 'page-static');
  await expectPage(page, 'page-home');
});

test('the gifting home page has flow tabs that lead to activities [PROMO-008]', async ({ page }) => {
  await openHome(page, 'es_ES', '?flow=gifting');
  const tabs = page.getByTestId('page-home').getByTestId('flow-activity');
  await expect(tabs).toHaveCount(1);
  await tabs.click();
  await expectPage(page, 'page-search');
});

test('the menu recommends the theme of the week, by keyboard too [NAV-004]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHome(page, 'fr_FR');
  await page.getByTestId('inspirations').press('Enter');
  const link = page.getByTestId('weekly-theme');
  await expect(link).toContainText('bien-être');
  await link.press('Enter');
  await expectPage(page, 'page-search');
  expect(page.url()).toContain('theme=26');
});
