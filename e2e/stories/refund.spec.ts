import { expect, test } from 'playwright/test';
import { buy, voucherItems } from '../support/buy';
import { addressOf } from '../support/site-pages';
import { expectPage } from '../support/steps';
import { nameOf, rowsOf } from '../support/stories/matrix';
import { beginVisit, expectSound, openGift } from '../support/stories/visit';

for (const row of rowsOf(8)) {
  test(`a gift card is withdrawn from and its price comes back to the card: ${nameOf(row)} [GCARD-002] [BENEF-008]`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const visit = await beginVisit(page, row);
    const { locale, hand, word } = visit;
    const items = voucherItems({ kind: 'gift_card', value: 10_000, fromName: 'Camille' });
    const { code, orderUUID, orderNumber } = await buy(page, items, 10_000, locale);

    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    await expectPage(page, 'page-confirmation');
    await hand.press(
      page
        .getByTestId('hub-actions')
        .getByRole('button', { name: word('remote-product', 'legal.withdrawLink') }),
    );
    const dialog = page.getByTestId('cancel-dialog');
    const sums = dialog.locator('dd');
    await expect(sums).toHaveText([/^(€\s)?100,00(\s€)?$/]);
    await expectSound(visit, { modal: true });
    await hand.press(dialog.getByRole('button', { name: word('remote-product', 'legal.withdrawConfirm') }));
    const receipt = page.getByTestId('cancelled-order');
    await expect(receipt).toContainText(orderNumber);
    await expect(receipt.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(receipt.locator('dd')).toHaveText([/^(€\s)?100,00(\s€)?$/]);
    await expectSound(visit);
    await page.reload();
    await expect(receipt).toContainText(orderNumber);

    await openGift(visit, code);
    await expect(page.getByTestId('gift-ended')).toHaveAttribute('data-reason', 'withdrawn');
    await expectSound(visit);
    expect(visit.complaints).toEqual([]);
  });
}
