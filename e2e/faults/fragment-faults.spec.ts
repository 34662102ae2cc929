import { expect, test, type Page, type Route } from 'playwright/test';
import { addSwitchableFaults, startFaultShop, type FaultShop } from '../support/fault-shop';
import { passOn } from '../support/http';
import { openFirstStay } from '../support/journey';

const fragment = (page: Page) => page.locator('[data-fragment="recently-viewed"]');

const scrollToFragment = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('page-product')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', { timeout: 20_000 });
  // As a visitor does: an empty fragment takes no room, so there is nothing to jump to.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
};

const expectContained = async (page: Page): Promise<void> => {
  await expect(fragment(page).getByTestId('remote-failed')).toBeVisible({ timeout: 20_000 });
  await expect(fragment(page)).toHaveAttribute('data-remote-state', 'failed');
  await expect(page.getByTestId('page-product')).toBeVisible();
  await expect(page.getByTestId('header')).toBeVisible();
};

const expectHealed = async (page: Page): Promise<void> => {
  await fragment(page).getByTestId('remote-retry').click();
  await expect(fragment(page)).toHaveAttribute('data-remote-state', 'mounted', { timeout: 20_000 });
  await expect(fragment(page).getByTestId('remote-failed')).toHaveCount(0);
};

const networkFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  removed: (route) => route.fulfill({ status: 404, body: '' }),
  'altered by one byte': async (route) => {
    const { body } = await passOn(route);
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: `${body} ` });
  },
  hanging: () => new Promise<void>(() => undefined),
};

for (const [name, fault] of Object.entries(networkFaults)) {
  test(`a fragment whose files are ${name} keeps its page, and heals on retry [SHELL-010]`, async ({
    page,
    baseURL,
  }) => {
    await page.route(/\/_r\/remote-account\//, fault);
    await openFirstStay(page, baseURL ?? '');
    await scrollToFragment(page);
    await expectContained(page);
    await page.unroute(/\/_r\/remote-account\//);
    await expectHealed(page);
  });
}

test.describe('a fragment of a broken release', () => {
  let shop: FaultShop;
  test.beforeAll(async () => {
    shop = await startFaultShop('switch-fragment', (release) =>
      addSwitchableFaults(release('remote-account')),
    );
  });
  test.afterAll(() => shop.stop());

  for (const fault of ['import', 'mount'] as const) {
    test(`throwing at ${fault} keeps its page, and heals on retry [SHELL-010]`, async ({ page }) => {
      await page.addInitScript((kind) => Object.assign(globalThis, { fault: kind }), fault);
      await openFirstStay(page, shop.origin);
      await scrollToFragment(page);
      await expectContained(page);
      await page.evaluate(() => Object.assign(globalThis, { fault: '' }));
      await expectHealed(page);
    });
  }
});
