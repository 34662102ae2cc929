import { expect, test, type Page } from 'playwright/test';
import type { Quote } from '@detour/shared-contracts/api';
import { expectAccessible } from '../../support/axe';
import { watchConsole } from '../../support/console';
import { addressOf, askJson, findStays } from '../../support/site-pages';
import { chooseStayDates, expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

const locales = ['fr_FR', 'nl_NL'] as const;

type Locale = (typeof locales)[number];

const openStay = async (page: Page, locale: Locale, hash = ''): Promise<string> => {
  const [stay] = await findStays(locale);
  const id = stay?.id ?? '';
  await page.goto(addressOf(locale, 'product', { id }) + hash);
  await expectPage(page, 'page-product');
  await refuseConsent(page);
  return id;
};

/** More people than the rooms of one kind hold in a small hotel. */
const party = 20;

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A stay, and dates on which it has rooms, but too few for the party. */
const findFullStay = async (): Promise<{ readonly id: string; readonly hash: string }> => {
  for (const { id } of await findStays('fr_FR', 24))
    for (const from of [18, 25, 32]) {
      const checkin = dayAfter(from);
      const query = `locale=fr_FR&checkin=${checkin}&nights=2&adult=${party}&child=0&baby=0`;
      const { errors } = await askJson<Quote>('fr_FR', `/api/product/${id}/quote?${query}`);
      if (errors.some(({ code }) => code === 'NO_ROOM_LEFT'))
        return { id, hash: `#a=${party}&checkin=${checkin}&checkout=${dayAfter(from + 2)}&nights=2` };
    }
  throw new Error('Each of the first 24 stays has rooms for the party.');
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

test.describe('a stay on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows cancellation and tourist tax of the chosen dates without a touch [PROD-032] [PROD-068]', async ({
    page,
  }) => {
    const id = await openStay(page, 'fr_FR');
    await chooseStayDates(page);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('product-price')).toHaveAttribute('data-price-type', 'final');
    const { hash } = new URL(page.url());
    const chosen = new URLSearchParams(hash.slice(1));
    const query = new URLSearchParams({
      locale: 'fr_FR',
      checkin: chosen.get('checkin') ?? '',
      nights: chosen.get('nights') ?? '',
      adult: '2',
      child: '0',
      baby: '0',
    });
    const quote = await askJson<Quote>('fr_FR', `/api/product/${id}/quote?${query}`);
    const facts = page.getByTestId('stay-facts');
    await expect(facts).toContainText(/annulable|remboursable/);
    if (quote.localTaxTotalAmount > 0) await expect(facts).toContainText(/Taxe de séjour/);
    await expectAccessible(page);
  });

  test('gives eleven people other dates, other stays and the phone', async ({ page }) => {
    const { id, hash } = await findFullStay();
    await page.goto(addressOf('fr_FR', 'product', { id }) + hash);
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    const reason = page.getByRole('alert').filter({ hasText: `${party} voyageurs` });
    await expect(reason).toBeVisible({ timeout: 30_000 });
    await expect(reason.getByRole('link', { name: /Appelez-nous/ })).toHaveAttribute('href', /^tel:/);
    await reason.getByRole('button').first().click();
    await expect(page.getByTestId('calendar')).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await reason.getByRole('link', { name: /séjours proches/ }).click();
    await expectPage(page, 'page-search');
    await expect(page).toHaveURL(new RegExp(`a=${party}`));
  });
});
