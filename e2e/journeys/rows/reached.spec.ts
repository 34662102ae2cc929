import { expect, test, type Page } from 'playwright/test';
import { buy, stayItems } from '../../support/buy';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { asOperator } from '../../support/operator';
import { addressOf, askJson, findRefundable } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

interface HeldList {
  readonly totalCount: number;
  readonly exactMatch: readonly { readonly id: string; readonly hotel: { readonly id: string } }[];
}

/** The hotel of the demonstration that accepts only gifts of the shop's affiliate (record 1087). */
const choosy = 'h31096421';

const held = (code: string, more = ''): Promise<HeldList> =>
  askJson<HeldList>(
    'fr_FR',
    `/api/front/box-offers/${code}?locale=fr_FR&limit=50&numberOfPackagesPerHotel=20&hotelId=${choosy}${more}`,
  );

test("the list of a gift's stays has the hotel that accepts only gifts of this shop's affiliate [CALL-002] [BENEF-002]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const code = 'VILLE2N-D-EBOX';
  const mine = await held(code, '&selectivePublicationAffiliateId=detour-gifts');
  expect((await held(code)).exactMatch).toEqual([]);
  expect(mine.exactMatch.map(({ hotel }) => hotel.id)).toEqual([choosy]);
  const { complaints } = watchConsole(page);
  const asked = page.waitForRequest((request) => request.url().includes('/api/front/box-offers/'));
  await page.goto(`${addressOf('fr_FR', 'beneficiary-offers')}#hotel=${choosy}&token=${code}`);
  await refuseConsent(page);
  await expect(page.getByTestId('held-stays')).toBeVisible();
  expect(new URL((await asked).url()).searchParams.get('selectivePublicationAffiliateId')).toBe(
    'detour-gifts',
  );
  const [stay] = mine.exactMatch;
  await expect(page.locator(`[data-testid="box-offer-card"][data-id="${stay?.id}"]`)).toBeVisible();
  expect(complaints).toEqual([]);
});

const openCancellation = async (page: Page, orderUUID: string): Promise<void> => {
  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID }));
  await expectPage(page, 'page-confirmation');
};

test('a page whose booking was cancelled in another tab asks to be loaded again, and closing the message does so [SHELL-008]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const { id, dates } = await findRefundable('fr_FR');
  const { orderUUID } = await buy(page, stayItems({ id, ...dates }));
  await openCancellation(page, orderUUID);
  const other = await page.context().newPage();
  await openCancellation(other, orderUUID);
  await other.getByRole('button', { name: 'Annuler la réservation' }).click();
  await other.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(other.getByTestId('cancelled-order')).toBeVisible();
  await other.close();

  const { complaints } = watchConsole(page);
  await page.getByRole('button', { name: 'Annuler la réservation' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Cette page n’est plus à jour' });
  await expect(modal).toBeVisible();
  await expect(page.getByTestId('cancel-dialog')).toHaveCount(0);
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await reloaded;
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('cancelled-order')).toBeVisible();
  await expect(modal).toHaveCount(0);
  expect(complaints).toEqual([]);
});

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
