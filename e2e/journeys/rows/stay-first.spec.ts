import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { addressOf, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

const locales = ['fr_FR', 'nl_NL'] as const;

type Locale = (typeof locales)[number];

const openStay = async (page: Page, locale: Locale): Promise<void> => {
  const [stay] = await findStays(locale);
  await page.goto(addressOf(locale, 'product', { id: stay?.id ?? '' }));
  await expectPage(page, 'page-product');
  await refuseConsent(page);
};

test.describe('the first view of a stay at 1280 × 900', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const locale of locales)
    test(`shows its price and the button that books it in ${locale} [PROD-046]`, async ({ page }) => {
      const { complaints } = watchConsole(page);
      await openStay(page, locale);
      const row = page
        .getByRole('navigation', { name: wordOf('remote-product', locale, 'stay.tabs'), exact: true })
        .first()
        .locator('..');
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row).toContainText('€');
      await row.getByRole('button', { name: wordOf('remote-product', locale, 'ui.book') }).click();
      await expect(page.getByTestId('dates-error')).toBeVisible();
      expect(complaints).toEqual([]);
    });
});
