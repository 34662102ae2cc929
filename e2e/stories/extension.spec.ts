import { expect, test } from 'playwright/test';
import { buy, voucherItems } from '../support/buy';
import { addressOf, findBoxes } from '../support/site-pages';
import { startLaterShop, type LaterShop } from '../support/stories/later-shop';
import { nameOf, rowsOf, type Row } from '../support/stories/matrix';
import { beginVisit, expectSound, stateOf, unwrap } from '../support/stories/visit';

const rows = rowsOf(7);

/** Days after which a gift of twelve months can be extended, because it ends within sixty days. */
const later = 320;

test.describe('near the end of a gift', () => {
  // One shop for all rows.
  test.describe.configure({ mode: 'default' });
  let shop: LaterShop;
  const codes = new Map<Row, string>();

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    shop = await startLaterShop('extension');
    const page = await browser.newPage();
    for (const [index, row] of rows.entries()) {
      await page.goto(shop.at(addressOf(row.locale, 'voucher')));
      const [box] = await findBoxes(row.locale);
      const items =
        index % 2 === 0
          ? voucherItems({ kind: 'gift_card', value: 10_000, fromName: 'Camille' })
          : voucherItems({ kind: 'box', productId: box!.code, fromName: 'Camille' });
      codes.set(row, (await buy(page, items, 0, row.locale)).code);
    }
    await page.close();
    await shop.moveOn(later);
  });

  test.afterAll(async () => {
    test.setTimeout(60_000);
    await shop.stop();
  });

  for (const row of rows) {
    test(`a gift is extended once, free of charge: ${nameOf(row)} [GIFT-050] [GCARD-002] [BENEF-008]`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const visit = await beginVisit(page, row, (address) => shop.at(address));
      const { hand, word } = visit;
      const code = codes.get(row) ?? '';
      const before = await stateOf(visit, code);

      const open = async (): Promise<void> => {
        await page.goto('about:blank');
        await page.goto(shop.at(`${addressOf(row.locale, 'voucher')}#token=${code}`));
      };
      await open();
      await unwrap(visit);
      await expectSound(visit);
      await hand.press(page.getByTestId('gift-extend').getByRole('button'));
      const confirm = page
        .getByRole('dialog')
        .getByRole('button', { name: word('remote-boxes', 'extend.confirm') });
      await expect(confirm).toBeVisible();
      await expectSound(visit, { modal: true });
      await hand.press(confirm);
      await expect(page.getByTestId('gift-extend')).toHaveCount(0);
      await expect(page.getByTestId('gift').getByRole('status').first()).toBeVisible();
      await expectSound(visit);

      // Six months more, once.
      const after = await stateOf(visit, code);
      const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
      expect(months(after.validUntil) - months(before.validUntil)).toBe(6);
      await open();
      await expect(page.getByTestId('gift')).toBeVisible();
      await expect(page.getByTestId('gift-extend')).toHaveCount(0);
      expect(visit.complaints).toEqual([]);
    });
  }
});
