import { expect, test } from 'playwright/test';
import { buy, cancelOrder, voucherItems } from '../support/buy';
import { addressOf, findBoxes } from '../support/site-pages';
import { expectPage } from '../support/steps';
import { nameOf, rowsOf } from '../support/stories/matrix';
import {
  beginVisit,
  expectSound,
  fillForm,
  openGift,
  order,
  stateOf,
  unwrap,
} from '../support/stories/visit';

for (const [index, row] of rowsOf(6).entries()) {
  const isDearer = index % 2 === 1;
  test(`a box is exchanged for a ${isDearer ? 'dearer' : 'cheaper'} one: ${nameOf(row)} [GCARD-002] [BENEF-008]`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const visit = await beginVisit(page, row);
    const { locale, hand } = visit;
    const all = [...(await findBoxes(locale))].sort((a, b) => a.price.sellPrice - b.price.sellPrice);
    const [cheap, dear] = [all[0]!, all.at(-1)!];
    const [given, wanted] = isDearer ? [cheap, dear] : [dear, cheap];
    const items = voucherItems({
      kind: 'box',
      productId: given.code,
      fromName: 'Camille',
      message: 'Bon voyage !',
    });
    const { code } = await buy(page, items, given.price.sellPrice, locale);
    // A box may be worth more than its price of today.
    const { value } = await stateOf(visit, code);

    await openGift(visit, code);
    await unwrap(visit);
    await hand.press(
      page.getByTestId('gift').getByRole('button', { name: visit.word('remote-boxes', 'exchange.button') }),
    );
    await expectPage(page, 'page-boxes');
    await expect(page.getByTestId('gift-bar')).toBeVisible();
    await expect(page.getByTestId('box-card').first()).toBeVisible();
    await expectSound(visit);

    await page.goto(addressOf(locale, 'gift-checkout', {}, `?code=${wanted.code}&giftFormat=digital`));
    await expectPage(page, 'page-gift-checkout');
    await hand.choose(page.getByTestId('gift-exchange').getByRole('checkbox'));
    const due = Math.max(0, wanted.price.sellPrice - value);
    expect(due > 0).toBe(isDearer);
    await expect(page.getByTestId('summary-total')).toHaveAttribute('data-amount', String(due));
    await fillForm(visit);
    await expectSound(visit);
    await order(visit);
    await expect(page.getByTestId('confirmation-order')).toBeVisible();
    await expectSound(visit);

    const orderUUID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await stateOf(visit, code)).toMatchObject({ state: 'exchanged', remainingValue: 0 });
    const fresh = await page.evaluate(async (uuid) => {
      const answer = await fetch(`/api/front/purchase/orders/${uuid}`);
      return ((await answer.json()) as { voucher: { code: string } }).voucher.code;
    }, orderUUID);
    // Nothing is lost: the rest of a dearer gift stays on the new one.
    const now = await stateOf(visit, fresh);
    expect(now).toMatchObject({ state: 'issued', fromName: 'Camille' });
    expect(now.remainingValue).toBeGreaterThanOrEqual(value + due);
    await openGift(visit, code);
    await expect(page.getByTestId('gift-ended')).toHaveAttribute('data-reason', 'exchanged');
    await expectSound(visit);

    // The exchange is undone within its fourteen days.
    expect(await cancelOrder(page, `/api/front/purchase/orders/${orderUUID}`)).toBe(200);
    expect(await stateOf(visit, code)).toMatchObject({ state: 'claimed', remainingValue: value });
    expect(visit.complaints).toEqual([]);
  });
}
