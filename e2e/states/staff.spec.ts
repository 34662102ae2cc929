import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { axeFaults } from '../support/checks/axe';
import { buyAs, voucherItems } from '../support/buy';
import { careOriginOf, openDesk } from '../support/people/care';
import { rootDir } from '../support/shop';
import { addressOf, findStays } from '../support/site-pages';
import { findLayoutFaults } from '../support/states/layout-faults';
import { buyer, expectPage, refuseConsent } from '../support/steps';

const pictures = join(rootDir, '.cache', 'states', 'staff');

interface StaffPage {
  readonly name: string;
  readonly hook: string;
  readonly path: string;
  /** Brings the page from its first view to another one. */
  readonly then?: (page: Page) => Promise<void>;
}

/** An order with a gift card, so that a file and a voucher exist. */
const buyGiftCard = async (browser: Browser): Promise<string> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(addressOf('fr_FR', 'home'));
    await refuseConsent(page);
    const person = {
      ...buyer,
      email: `looked.${Date.now().toString(36)}@example.org`,
      phoneNumber: '+33612345678',
    };
    const items = voucherItems({ kind: 'gift_card', value: 30_000, fromName: 'Camille' });
    return (await buyAs(page, { person, items })).orderNumber;
  } finally {
    await context.close();
  }
};

const tab = (digit: string) => async (page: Page) => {
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.keyboard.press(digit);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
};

/** Every page of staff; of a file each tab and an action. */
const staffPages = async (orderNumber: string): Promise<readonly StaffPage[]> => {
  const [stay] = await findStays('fr_FR', 1);
  const file = { hook: 'page-care-order', path: `/care/orders/${orderNumber}` };
  return [
    { name: 'care', hook: 'page-care', path: '/care' },
    { name: 'care-requests', hook: 'page-care-requests', path: '/care/requests' },
    { name: 'care-order', ...file },
    ...['2', '3', '4', '5', '6', '7'].map((digit) => ({
      name: `care-order-${digit}`,
      ...file,
      then: tab(digit),
    })),
    {
      name: 'care-order-action',
      ...file,
      then: async (page: Page) => {
        await page.getByTestId('care-actions').getByRole('button').first().click();
        await expect(page.getByTestId('care-action')).toBeVisible();
      },
    },
    { name: 'care-voucher', hook: 'page-care-voucher', path: `/care/orders/${orderNumber}/vouchers/0` },
    { name: 'editor', hook: 'page-editor', path: '/care/content' },
    { name: 'editor-item', hook: 'page-editor-item', path: '/care/content/home/booking/fr_FR' },
    { name: 'promotions', hook: 'page-promotions', path: '/care/promotions' },
    { name: 'promotion', hook: 'page-promotion', path: '/care/promotions/SPRING' },
    { name: 'photos', hook: 'page-photos', path: '/care/photos' },
    { name: 'photo-subject', hook: 'page-photo-subject', path: `/care/photos/hotel/${stay?.hotel.id ?? ''}` },
    { name: 'experiments', hook: 'page-experiments', path: '/care/experiments' },
    { name: 'analytics', hook: 'page-analytics', path: '/care/analytics' },
  ];
};

/** What is wrong in either theme. */
const faultsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const found = [...(await findLayoutFaults(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${name}, ${theme}: ${fault}`));
    await page.screenshot({
      path: join(pictures, `${name}-${theme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  return faults;
};

/** By the proof only: minutes, and the proof is where its findings are looked at. */
const widths = process.env['PROOF'] === '1' ? [390, 1280] : [];

for (const width of widths) {
  test(`each page of staff has no fault of layout and contrast in either theme, ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    mkdirSync(pictures, { recursive: true });
    const orderNumber = await buyGiftCard(browser);
    const page = await openDesk(browser, `looks-${width}`, 'lead', width);
    const faults: string[] = [];
    for (const { name, hook, path, then } of await staffPages(orderNumber)) {
      await page.goto(careOriginOf('fr_FR') + path);
      await expectPage(page, hook);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await then?.(page);
      faults.push(...(await faultsOf(page, `${name}-${width}`)));
    }
    await page.context().clearCookies();
    await page.goto(`${careOriginOf('fr_FR')}/care/login`);
    await expectPage(page, 'page-care-login');
    faults.push(...(await faultsOf(page, `care-login-${width}`)));
    expect(faults).toEqual([]);
  });
}
