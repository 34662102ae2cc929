import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/axe';
import { buy, voucherItems } from '../../support/buy';
import { watchConsole } from '../../support/console';
import { passOn } from '../../support/http';
import { tabTo } from '../../support/keyboard';
import { pairwiseRows } from '../../support/pairwise';
import { addressOf, findVisit } from '../../support/site-pages';
import { refuseConsent } from '../../support/steps';

/** PIN of every partner of the demonstration (gateway/README.md). */
const pin = '246810';

const locales: readonly (readonly Locale[])[] = [
  ['fr_FR', 'nl_BE'],
  ['it_IT', 'es_ES'],
];
const widths = [390, 1280] as const;
const ways = ['pointer', 'keyboard'] as const;

/** Rows of locale, width and way of use; each locale of a level takes its turn. */
const rows = pairwiseRows(3, 2).map(([locale = 0, width = 0, way = 0], index) => ({
  locale: locales[locale]?.[index % 2] ?? 'fr_FR',
  width: widths[width] ?? 390,
  way: ways[way] ?? 'pointer',
}));

type Way = (typeof ways)[number];

/** Presses a control by its hook. */
const press = async (page: Page, way: Way, hook: string): Promise<void> => {
  if (way === 'pointer') return page.getByTestId(hook).click();
  await tabTo(page, new RegExp(`^BUTTON ${hook} `));
  await page.keyboard.press('Enter');
};

/** Chooses the n-th day that has slots, and its first hour. */
const choose = async (page: Page, way: Way, nth: number): Promise<void> => {
  const days = page.locator('input[name="visit-day"]:enabled');
  await expect(days.nth(nth)).toBeAttached();
  if (way === 'pointer') {
    await days.nth(nth).check({ force: true });
    await page.locator('input[name="visit-hour"]').first().check({ force: true });
    return;
  }
  await tabTo(page, /^INPUT visit-chooser visit-day/);
  await page.keyboard.press('Space');
  for (let step = 0; step < nth; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await tabTo(page, /^INPUT visit-chooser visit-hour/);
  await page.keyboard.press('Space');
};

const openGift = async (page: Page, locale: Locale, code: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${addressOf(locale, 'voucher')}#token=${code}`);
};

const dayOf = (page: Page): Promise<string | null> =>
  page.getByTestId('visit-booked').getAttribute('data-day');

for (const { locale, width, way } of rows) {
  test(`an activity is booked, moved and used: ${locale}, ${width} px, ${way} [ACT-002] [ACT-004] [ACT-006] [BENEF-008]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(locale, 'voucher'));
    await refuseConsent(page);
    const { id } = await findVisit(locale, 'slots');
    const { code } = await buy(page, voucherItems({ kind: 'activity', productId: id, fromName: 'Camille' }));
    const { complaints } = watchConsole(page);

    await openGift(page, locale, code);
    await page.getByTestId('gift-wrapped').getByRole('button').click();
    await expect(page.getByTestId('visit-address')).toContainText(/\d/);
    await expect(page.getByTestId('gift-visit').locator('a[href^="tel:+"]')).toBeVisible();
    await expect(page.getByTestId('gift-visit').locator('a[href^="mailto:contact@"]')).toBeVisible();
    await expect(page.locator('input[name="visit-day"]:enabled').first()).toBeAttached();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // The answer is lost once. The choice stays, and the second try finds the same booking.
    await choose(page, way, 0);
    await page.locator('input[name="visit-name"]').fill('Claire Petit');
    await page.locator('input[name="visit-email"]').fill('claire@example.org');
    let isLost = false;
    await page.route('**/activity/booking', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await passOn(route);
      return route.abort('connectionreset');
    });
    await press(page, way, 'visit-submit');
    await expect(page.getByTestId('visit-chooser').getByRole('alert')).toBeVisible();
    await expect(page.locator('input[name="visit-name"]')).toHaveValue('Claire Petit');
    await press(page, way, 'visit-submit');
    await expect(page.getByTestId('visit-booked')).toBeVisible();
    await expect(page.getByTestId('visit-booked').getByRole('heading')).toBeFocused();
    const first = await dayOf(page);
    await expectAccessible(page);

    const [file] = await Promise.all([page.waitForEvent('download'), press(page, way, 'visit-calendar')]);
    expect(file.suggestedFilename()).toBe(`detour-${first}.ics`);

    await press(page, way, 'visit-change');
    await choose(page, way, 1);
    await press(page, way, 'visit-submit');
    await expect(page.getByTestId('visit-booked')).not.toHaveAttribute('data-day', first ?? '');

    // The partner scans the same code: the page tells the same, and a wrong PIN changes nothing.
    await openGift(page, locale, code);
    await expect(page.getByTestId('visit-booked')).toBeVisible();
    await press(page, way, 'partner-open');
    const dialog = page.getByTestId('partner-dialog');
    await dialog.getByRole('textbox').fill('000000');
    await press(page, way, 'partner-confirm');
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill(pin);
    await press(page, way, 'partner-confirm');
    await expect(page.getByTestId('gift-ended')).toHaveAttribute('data-reason', 'used');
    await expectAccessible(page);
    expect(complaints.filter((text) => !/ERR_CONNECTION_RESET|status of 404/.test(text))).toEqual([]);
  });
}
