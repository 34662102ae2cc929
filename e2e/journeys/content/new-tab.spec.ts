import { expect, test } from 'playwright/test';
import { asOperator } from '../../support/people/operator';
import { addressOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

/** The home page of stays in one locale: no other spec opens a card of it. */
const item = { kind: 'home', key: 'booking', locale: 'nl_NL', by: 'e2e' } as const;

interface File {
  readonly format: string;
  readonly items: readonly {
    readonly kind: string;
    readonly key: string;
    readonly body: { readonly blocks?: readonly { readonly kind: string }[] };
  }[];
}

const content = <T>(command: string, input: object): Promise<T> =>
  asOperator<T>(`content-${command}`, JSON.stringify(input));

/** Publishes the page with cards that open a new tab. */
const openTabs = async (): Promise<void> => {
  const { format, items } = await content<File>('export', { locales: [item.locale] });
  const home = items.filter(({ kind, key }) => kind === item.kind && key === item.key);
  const changed = home.map(({ body, ...rest }) => ({
    ...rest,
    body: {
      ...body,
      blocks: body.blocks?.map((block) => (block.kind === 'live' ? { ...block, newTab: true } : block)),
    },
  }));
  await content('import', { file: JSON.stringify({ format, items: changed }), draft: true, by: 'e2e' });
  await content('publish', item);
};

test.describe('an editor who lets cards of the home page open a new tab', () => {
  test.afterEach(async () => {
    await content('restore', { ...item, version: 0 });
  });

  test('keeps the page open for a visitor who clicks one [CARD-011]', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const home = addressOf('nl_NL', 'home');
    const card = page.locator('[data-part="title"] a').first();
    await page.goto(home);
    await expectPage(page, 'page-home');
    await refuseConsent(page);
    await card.click();
    await expectPage(page, 'page-product');
    expect(context.pages()).toHaveLength(1);

    await openTabs();
    await expect(async () => {
      await page.goto(home);
      await expectPage(page, 'page-home');
      await expect(card).toHaveAttribute('target', '_blank', { timeout: 500 });
    }).toPass();
    const opened = context.waitForEvent('page');
    await card.click();
    const tab = await opened;
    await expectPage(tab, 'page-product');
    await expectPage(page, 'page-home');
  });
});
