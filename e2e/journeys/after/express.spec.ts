import { expect, test, type Page } from 'playwright/test';
import { giftCheckoutAddress, type Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { tabTo } from '../../support/checks/keyboard';
import { addressOf, findActivities, findDates, findStays, originOf } from '../../support/site-pages';
import { amountOf, expectPage, refuseConsent } from '../../support/steps';

interface Way {
  readonly locale: Locale;
  readonly width: 390 | 1280;
  readonly by: 'pointer' | 'keyboard';
}

const press = async (page: Page, { by }: Way, hook: string): Promise<void> => {
  if (by === 'pointer') return page.getByTestId(hook).click();
  await tabTo(page, new RegExp(hook));
  await page.keyboard.press('Enter');
};

/** The wallet opens without a field of the buyer, is closed once, then pays. */
const payByWallet = async (page: Page, way: Way): Promise<void> => {
  const sheet = page.getByTestId('wallet-sheet');
  await expect(page.locator('#buyer-email')).toHaveValue('');
  await press(page, way, 'wallet-button');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText('camille.essai@example.org');
  await expectAccessible(page, { modal: true });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByTestId('wallet-button')).toBeFocused();
  await expect(page.locator('#buyer-email')).toHaveValue('');
  await press(page, way, 'wallet-button');
  await expect(sheet).toBeVisible();
  await press(page, way, 'wallet-authorise');
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('confirmation-order')).toBeVisible();
  await expectAccessible(page);
};

const ways: Readonly<Record<'stay' | 'card' | 'activity', Way>> = {
  stay: { locale: 'fr_FR', width: 1280, by: 'keyboard' },
  card: { locale: 'es_ES', width: 390, by: 'pointer' },
  activity: { locale: 'nl_BE', width: 390, by: 'keyboard' },
};

const open = async (page: Page, way: Way, address: string, hook: string): Promise<void> => {
  await page.setViewportSize({ width: way.width, height: 850 });
  await page.goto(address);
  await expectPage(page, hook);
  await refuseConsent(page);
};

test('a wallet pays a stay without one field of the form [P8, WALLET-001, WALLET-002, WALLET-006]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const stay = (await findStays('fr_FR', 24))[9]!;
  const { checkin, checkout } = await findDates('fr_FR', stay.id);
  const address = addressOf('fr_FR', 'summary');
  await open(
    page,
    ways.stay,
    `${address}#id=${stay.id}&checkin=${checkin}&checkout=${checkout}`,
    'page-summary',
  );
  await expect(page.getByTestId('summary-total')).toBeVisible();
  const amount = await amountOf(page.getByTestId('summary-total'));
  await payByWallet(page, ways.stay);
  await expect(page.getByTestId('confirmation-order')).toHaveAttribute('data-amount', String(amount));
  expect(complaints).toEqual([]);
});

test('a wallet asks for the giver’s name of a gift card, and for nothing that it knows [P8, GCARD-001]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const { locale } = ways.card;
  const address =
    originOf(locale) + giftCheckoutAddress(locale, { kind: 'gift_card', value: 7500, format: 'digital' });
  await open(page, ways.card, address, 'page-gift-checkout');
  await page.getByTestId('wallet-button').click();
  await expect(page.getByTestId('wallet-sheet')).toBeHidden();
  await expect(page.getByRole('group', { name: /1 campo|un campo/ })).toBeFocused();
  await page.getByTestId('gift-from-name').fill('Camille');
  await payByWallet(page, ways.card);
  expect(complaints).toEqual([]);
});

test('a wallet pays an activity for oneself [P8]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  const { locale } = ways.activity;
  const [activity] = await findActivities(locale);
  const wish = {
    kind: 'activity',
    productId: activity!.id,
    adults: 2,
    ownUse: true,
    format: 'digital',
  } as const;
  const address = originOf(locale) + giftCheckoutAddress(locale, wish);
  await open(page, ways.activity, address, 'page-gift-checkout');
  await payByWallet(page, ways.activity);
  expect(complaints).toEqual([]);
});
