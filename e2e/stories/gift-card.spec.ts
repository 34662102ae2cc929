import { expect, test } from 'playwright/test';
import { buy, voucherItems } from '../support/buy';
import { addressOf, findActivities, findBoxes, findDates, findStays } from '../support/site-pages';
import { amountOf, expectPage } from '../support/steps';
import { nameOf, rowsOf } from '../support/stories/matrix';
import {
  beginVisit,
  chooseStay,
  expectSound,
  fillForm,
  order,
  stateOf,
  type Visit,
} from '../support/stories/visit';

const total = ({ page }: Visit) => page.getByTestId('summary-total');

const useCard = async ({ page, hand }: Visit, code: string): Promise<void> => {
  await hand.type(page.getByTestId('gift-card'), code.toLowerCase());
  await page.getByTestId('gift-card').press('Enter');
  await expect(page.getByTestId('applied-code')).toHaveCount(1);
};

/** Orders a gift for Camille's name with the card. Returns its price in cents. */
const orderGift = async (visit: Visit, code: string, search: string): Promise<number> => {
  const { page, hand, locale } = visit;
  await page.goto(addressOf(locale, 'gift-checkout', {}, search));
  await expectPage(page, 'page-gift-checkout');
  await fillForm(visit);
  await hand.type(page.getByTestId('gift-from-name'), 'Camille');
  return amountOf(total(visit));
};

for (const [index, row] of rowsOf(5).entries()) {
  test(`a gift card pays an activity, then a box, then a part of a stay: ${nameOf(row)} [GCARD-002] [CHK-011] [CHK-012]`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const visit = await beginVisit(page, row);
    const { locale, hand } = visit;
    const value = 50_000;
    const { code } = await buy(page, voucherItems({ kind: 'gift_card', value }), value, locale);

    // Activity: nothing is left to pay.
    const [activity] = await findActivities(locale, 1);
    const one = await orderGift(visit, code, `?kind=activity&id=${activity!.id}&adult=2&giftFormat=digital`);
    await useCard(visit, code);
    await expect(total(visit)).toHaveAttribute('data-amount', '0');
    await expect(page.getByTestId('code-rest')).toHaveAttribute('data-amount', String(value - one));
    await expectSound(visit);
    await order(visit);
    await expect(page.getByTestId('confirmation-order')).toBeVisible();

    // Box: the balance is what was left, also after a reload, and a rejected promotion code does not stop the order.
    const box = [...(await findBoxes(locale))].sort((a, b) => a.price.sellPrice - b.price.sellPrice)[0]!;
    const two = await orderGift(visit, code, `?code=${box.code}&giftFormat=digital`);
    await hand.type(page.getByTestId('promo-code'), 'RIEN');
    await useCard(visit, code);
    await expect(page.getByTestId('code-rest')).toHaveAttribute('data-amount', String(value - one - two));
    await page.reload();
    await expectPage(page, 'page-gift-checkout');
    await expect(total(visit)).toHaveAttribute('data-amount', '0', { timeout: 20_000 });
    await hand.press(page.getByTestId('pay-button'));
    await expect(page.getByTestId('promo-code')).toBeFocused();
    await expect(page.getByTestId('promo-code')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(visit);
    await order(visit);
    await expect(page.getByTestId('confirmation-order')).toBeVisible();

    // Stay: the rest of the card, and a bank card.
    const stays = await findStays(locale, 24);
    const { id } = stays[(8 + index) % stays.length]!;
    const { checkin, checkout } = await findDates(locale, id, { months: 3, nth: index });
    await page.goto(`${addressOf(locale, 'product', { id })}#checkin=${checkin}&checkout=${checkout}`);
    await expectPage(page, 'page-product');
    await chooseStay(visit);
    const three = await amountOf(total(visit));
    await useCard(visit, code);
    const left = value - one - two;
    await expect(total(visit)).toHaveAttribute('data-amount', String(Math.max(0, three - left)));
    await expectSound(visit);
    await order(visit);
    await expect(page.getByTestId('confirmation-order')).toBeVisible();
    await expectSound(visit);
    expect((await stateOf(visit, code)).remainingValue).toBe(Math.max(0, left - three));
    // The rejected promotion code is the one failed call.
    expect(visit.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });
}
