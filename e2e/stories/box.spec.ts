import { expect, test } from 'playwright/test';
import { buy, voucherItems } from '../support/buy';
import { addressOf, findBoxes, findDates } from '../support/site-pages';
import { amountOf, expectPage } from '../support/steps';
import { nameOf, rowsOf } from '../support/stories/matrix';
import {
  beginVisit,
  chooseStay,
  expectSound,
  first,
  openGift,
  order,
  stateOf,
  unwrap,
} from '../support/stories/visit';

for (const [index, row] of rowsOf(3).entries()) {
  test(`a box is redeemed for one of its stays: ${nameOf(row)} [BENEF-002] [BENEF-008] [BENEF-009] [BOX-005]`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const visit = await beginVisit(page, row);
    const { locale, hand, word } = visit;
    const boxes = await findBoxes(locale);
    const box = boxes[index % boxes.length]!;
    const items = voucherItems({
      kind: 'box',
      productId: box.code,
      fromName: 'Camille',
      message: 'Bon voyage !',
    });
    const { code } = await buy(page, items, box.price.sellPrice, locale);

    await openGift(visit, code);
    await expect(page.getByTestId('gift-wrapped')).toContainText('Camille');
    await expectSound(visit);
    await unwrap(visit);
    await expectSound(visit);
    await hand.press(
      page.getByTestId('gift').getByRole('button', { name: word('remote-boxes', 'voucher.chooseStay') }),
    );
    await expect(page.getByTestId('gift-bar')).toContainText('Camille');
    const card = page.getByTestId('box-offer-card').first();
    await expect(card).toBeVisible();
    await expectSound(visit);
    await hand.press(card.getByRole('link').first());
    await expectPage(page, 'page-product');
    const price = first(page.getByTestId('product-price'));
    await expect(price).toHaveAttribute('data-price-type', 'beneficiary');
    await expectSound(visit);

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { checkin, checkout } = await findDates(locale, id, { months: 3, nth: index });
    await page.goto(`${addressOf(locale, 'product', { id })}#checkin=${checkin}&checkout=${checkout}`);
    await expectPage(page, 'page-product');
    await chooseStay(visit);
    await expect(page.getByTestId('applied-code')).toHaveCount(1);
    await expectSound(visit);
    const due = await amountOf(page.getByTestId('summary-total'));
    await order(visit);
    const left = await stateOf(visit, code);
    expect(left.state).toBe(left.remainingValue > 0 ? 'claimed' : 'redeemed');
    if (due > 0) expect(left.remainingValue).toBe(0);
    await expectSound(visit);
    expect(visit.complaints).toEqual([]);
  });
}
