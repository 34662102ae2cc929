import { expect, test } from 'playwright/test';
import { buy, stayItems, voucherItems, type Bought } from '../../support/buy';
import { addressOf, findLongerStay, type LongerStay } from '../../support/site-pages';
import { amountOf, expectPage } from '../../support/steps';
import type { Row } from '../../support/stories/matrix';
import { beginVisit, expectSound, first, payByCard, stateOf, type Visit } from '../../support/stories/visit';

/** Cents: less than the difference. */
const cardValue = 5000;

interface Booked extends LongerStay {
  readonly bought: Bought;
  /** Code of the gift card. */
  readonly code: string;
}

const hub = async ({ page, locale }: Visit, { bought }: Booked): Promise<void> => {
  await page.goto(addressOf(locale, 'confirmation', { orderUUID: bought.orderUUID }));
  await expectPage(page, 'page-confirmation');
};

/** The change page with the later departure. Returns the difference in cents. */
const openChange = async ({ page, locale }: Visit, { bought, checkin, later }: Booked): Promise<number> => {
  const address = addressOf(locale, 'order-change', { orderUUID: bought.orderUUID });
  await page.goto('about:blank');
  await page.goto(`${address}#checkin=${checkin}&checkout=${later}`);
  await expectPage(page, 'page-order-change');
  const difference = page.getByTestId('change-difference');
  await expect(difference).toBeVisible();
  return Number(await difference.getAttribute('data-due'));
};

/** Sum in cents that the order's calls show: what the booking costs now, and the day of departure. */
const bookingOf = ({ page }: Visit, { bought }: Booked): Promise<{ total: number; checkout: string }> =>
  page.evaluate(async (path) => {
    const order = (await (await fetch(path)).json()) as {
      money: { total: number };
      stay: { checkout: string };
    };
    return { total: order.money.total, checkout: order.stay.checkout };
  }, bought.order);

/** Both codes of a difference; what is left to pay is shown in the summary and on the payment page. */
const useCodes = async ({ page, hand }: Visit, code: string): Promise<void> => {
  await hand.type(page.getByTestId('promo-code'), 'detour10');
  await page.getByTestId('promo-code').press('Enter');
  await expect(page.getByTestId('applied-code')).toHaveCount(1);
  await hand.type(page.getByTestId('gift-card'), code.toLowerCase());
  await page.getByTestId('gift-card').press('Enter');
  await expect(page.getByTestId('applied-code')).toHaveCount(2);
};

/** Difference after promotion and gift card, as the applied codes show it. */
const leftOf = async ({ page }: Visit, due: number): Promise<number> => {
  const codes = await page.getByTestId('applied-code').all();
  const taken = await Promise.all(codes.map((code) => amountOf(code)));
  return taken.reduce((rest, amount) => rest - amount, due);
};

const rows: readonly Row[] = [
  { locale: 'nl_NL', width: 390, way: 'pointer' },
  { locale: 'es_ES', width: 1280, way: 'keyboard' },
];

for (const row of rows)
  test(`a change paid with a promotion code and a gift card is given up and made again: ${row.locale}, ${row.width} px, ${row.way} [ACC-009] [CHK-011] [CHK-012] [GCARD-002]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const visit = await beginVisit(page, row);
    const { locale, hand, word } = visit;
    const stay = await findLongerStay(locale);
    const card = voucherItems({ kind: 'gift_card', value: cardValue, fromName: 'Camille' });
    const { code } = await buy(page, card, cardValue, locale);
    const bought = await buy(page, stayItems(stay), stay.price, locale);
    const booked = { ...stay, bought, code };
    const before = await bookingOf(visit, booked);

    // The codes make the difference smaller, and stay after a reload.
    const due = await openChange(visit, booked);
    await useCodes(visit, code);
    const left = await leftOf(visit, due);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(due - cardValue);
    const toPay = first(page.getByTestId('change-to-pay'));
    const told = await toPay.locator('dd').last().innerText();
    await expectSound(visit);
    await page.reload();
    await expect(toPay.locator('dd').last()).toHaveText(told);

    // The change waits for its payment, and is given up on the order's page.
    await hand.press(first(page.getByTestId('change-confirm')));
    await expectPage(page, 'page-payment');
    await expect(page.getByTestId('page-payment')).toContainText(told);
    await expectSound(visit);
    expect((await stateOf(visit, code)).remainingValue).toBe(0);
    await hub(visit, booked);
    const pending = page.getByTestId('pending-change');
    await expect(pending).toContainText(told);
    await expectSound(visit);
    const giveUp = word('remote-product', 'hubChange.giveUp');
    await hand.press(pending.getByRole('button', { name: giveUp }));
    const dialog = page.getByTestId('give-up-change');
    await expectSound(visit, { modal: true });
    const confirm = word('remote-product', 'hubChange.giveUpConfirm');
    await hand.press(dialog.getByRole('button', { name: confirm, exact: true }));
    await expect(page.getByTestId('change-given-up')).toBeVisible();
    await expect(pending).toHaveCount(0);
    await expectSound(visit);
    await page.reload();
    await expectPage(page, 'page-confirmation');
    await expect(pending).toHaveCount(0);
    expect(await bookingOf(visit, booked)).toEqual(before);
    expect((await stateOf(visit, code)).remainingValue).toBe(cardValue);

    // Made again: both codes have their whole effect, and the change is applied.
    expect(await openChange(visit, booked)).toBe(due);
    await useCodes(visit, code);
    await expect(toPay.locator('dd').last()).toHaveText(told);
    await hand.press(first(page.getByTestId('change-confirm')));
    await payByCard(visit);
    const changed = page.getByTestId('changed-order');
    await expect(changed).toContainText(bought.orderNumber, { timeout: 20_000 });
    await expect(changed.getByRole('heading', { level: 1 })).toBeFocused();
    await expectSound(visit);
    expect((await bookingOf(visit, booked)).checkout).toBe(stay.later);
    expect((await stateOf(visit, code)).remainingValue).toBe(0);
    await hand.press(
      changed.getByRole('link', { name: word('remote-product', 'change.toOrder'), exact: true }),
    );
    await expectPage(page, 'page-confirmation');
    await expect(
      page.getByTestId('hub-price').or(page.getByTestId('confirmation-order')).first(),
    ).toBeVisible();
    await expectSound(visit);
    expect(visit.complaints).toEqual([]);
  });
