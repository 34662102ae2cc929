import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { addressOf } from '../../support/site-pages';
import { refuseConsent } from '../../support/steps';

const orderUUID = '00000000-0000-4000-8000-000000000000';

interface Case {
  readonly locale: Locale;
  readonly width: 390 | 1280;
}

const cases: readonly Case[] = [
  { locale: 'fr_FR', width: 390 },
  { locale: 'it_IT', width: 1280 },
];

/** A call without a response keeps its page loading. Resolves when the page has sent the request. */
const keepLoading = async (page: Page, call: string, address: string): Promise<void> => {
  await page.route(call, () => new Promise<void>(() => undefined));
  const asked = page.waitForRequest(call);
  await page.goto('about:blank');
  await page.goto(address);
  await asked;
};

for (const { locale, width } of cases)
  test(`pages of an order and of a gift have a heading while they load: ${locale}, ${width} px [ACC-009] [BENEF-001]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(locale, 'voucher'));
    await refuseConsent(page);
    const { complaints } = watchConsole(page);
    const order = `**/api/front/purchase/orders/${orderUUID}*`;
    const pages = [
      [order, addressOf(locale, 'confirmation', { orderUUID }), 'page-confirmation'],
      [order, addressOf(locale, 'order-change', { orderUUID }), 'page-order-change'],
      [
        '**/api/front/purchase/vouchers/current*',
        `${addressOf(locale, 'voucher')}#token=DTR-AAAA-AAAA-AAAA-AAAA`,
        'page-voucher',
      ],
    ] as const;
    for (const [call, address, hook] of pages) {
      await keepLoading(page, call, address);
      await expect(page.getByTestId(hook).getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
