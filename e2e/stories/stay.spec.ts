import { expect, test, type Page } from 'playwright/test';
import { addressOf, findDates, findHalfRefundable, type StayDates } from '../support/site-pages';
import { expectPage } from '../support/steps';
import { nameOf, rowsOf } from '../support/stories/matrix';
import {
  beginVisit,
  chooseStay,
  expectSound,
  first,
  order,
  payByCard,
  type Visit,
} from '../support/stories/visit';

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const lengthOf = ({ checkin, checkout }: StayDates): number =>
  (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;

interface Day {
  readonly checkin: string;
  readonly due: number;
}

interface Booked {
  readonly orderUUID: string;
  /** Id of the package. */
  readonly id: string;
  readonly dates: StayDates;
}

/** Days to which the booking can be moved for as many nights, with the difference of each in cents. */
const findDays = async (page: Page, { orderUUID, id, dates }: Booked): Promise<readonly Day[]> => {
  const query = new URLSearchParams({
    offerId: id,
    month: dates.checkin.slice(0, 7),
    length: '2',
    adult: '2',
    child: '0',
    baby: '0',
    nights: String(lengthOf(dates)),
  });
  const { checkins } = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/front/purchase/orders/${orderUUID}/change/days?${query.toString()}`,
  )) as { checkins: Readonly<Record<string, { due: number; nights: number } | null>> };
  return Object.entries(checkins).flatMap(([checkin, found]) =>
    found?.nights === lengthOf(dates) ? [{ checkin, due: found.due }] : [],
  );
};

/** Confirms the shown change, pays its difference if there is one, and reads the shown difference in cents. */
const confirmChange = async (visit: Visit): Promise<number> => {
  const { page, hand } = visit;
  const difference = page.getByTestId('change-difference');
  await expect(difference).toBeVisible();
  const due = Number(await difference.getAttribute('data-due'));
  await expectSound(visit);
  await hand.press(first(page.getByTestId('change-confirm')));
  if (due > 0) await payByCard(visit);
  await expect(page.getByTestId('changed-order')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('changed-order').getByRole('heading', { level: 1 })).toBeFocused();
  await expectSound(visit);
  return due;
};

const changeTo = async (visit: Visit, { orderUUID }: Booked, dates: StayDates): Promise<number> => {
  const { page, locale } = visit;
  const hash = `checkin=${dates.checkin}&checkout=${dates.checkout}`;
  await page.goto(`${addressOf(locale, 'order-change', { orderUUID })}#${hash}`);
  await expectPage(page, 'page-order-change');
  return confirmChange(visit);
};

/** From the order's page, by its calendar. */
const moveByCalendar = async (visit: Visit, booked: Booked): Promise<number> => {
  const { page, hand, locale, word } = visit;
  const { dates, orderUUID } = booked;
  await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
  await expectPage(page, 'page-confirmation');
  await expect(page.getByTestId('change-link')).toBeVisible();
  await expectSound(visit);
  await hand.press(page.getByTestId('change-link'));
  await expectPage(page, 'page-order-change');
  const days = await findDays(page, booked);
  const week = days.find(({ checkin }) => checkin >= addDays(dates.checkin, 7));
  if (!week) throw new Error('The booking cannot be moved by a week.');
  const title = word('remote-product', 'dates.title');
  await hand.press(page.getByTestId('page-order-change').getByRole('button', { name: title }).first());
  await expect(first(page.getByTestId('calendar'))).toHaveAttribute('data-state', 'ready', {
    timeout: 20_000,
  });
  await hand.pickDay(week.checkin);
  await expect(first(page.getByTestId('calendar'))).toHaveAttribute('data-state', 'ready', {
    timeout: 20_000,
  });
  await hand.pickDay(addDays(week.checkin, lengthOf(dates)));
  const isWide = visit.width === 1280;
  const confirm = word('remote-product', isWide ? 'dates.validate' : 'ui.confirm');
  await hand.press(first(page.getByRole('button', { name: confirm })));
  await expect(page.getByTestId('change-difference')).toHaveAttribute('data-due', String(week.due));
  return confirmChange(visit);
};

for (const [index, row] of rowsOf(1).entries()) {
  test(`a stay is booked, moved by a week and back, and cancelled for half of its price: ${nameOf(row)} [ACC-009] [CONTACT-002]`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const visit = await beginVisit(page, row);
    const { locale, hand, word } = visit;
    const near = await findHalfRefundable(locale);
    const { id } = near;
    const dates = await findDates(locale, id, { months: 3, nth: 2 + index });
    await page.goto(
      `${addressOf(locale, 'product', { id })}#checkin=${dates.checkin}&checkout=${dates.checkout}`,
    );
    await expectPage(page, 'page-product');
    await chooseStay(visit);
    await expectSound(visit);
    await order(visit);
    const orderUUID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const booked = { orderUUID, id, dates };

    // A week later, and back for the same difference.
    const due = await moveByCalendar(visit, booked);
    expect(await changeTo(visit, booked, dates)).toBe(due === 0 ? 0 : -due);

    // To the coming days, whose free days are over: the terms give half of the price back.
    await changeTo(visit, booked, near.dates);
    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    await expectPage(page, 'page-confirmation');
    const cancel = word('remote-product', 'cancelBooking.open');
    await hand.press(page.getByTestId('hub-actions').getByRole('button', { name: cancel }));
    const dialog = page.getByTestId('cancel-dialog');
    await expect(dialog).toContainText(word('remote-product', 'cancelBooking.kept'));
    const told = await dialog.locator('dl dd').allInnerTexts();
    await expectSound(visit, { modal: true });
    await hand.press(dialog.getByRole('button', { name: word('remote-product', 'cancelBooking.confirm') }));
    const receipt = page.getByTestId('cancelled-order');
    await expect(receipt.getByRole('heading', { level: 1 })).toBeFocused();
    // By payment, latest first: the ways may be more lines than the dialog showed, the kept half is the same.
    expect((await receipt.locator('dl dd').allInnerTexts()).at(-1)).toBe(told.at(-1));
    await expectSound(visit);
    await page.reload();
    await expect(receipt).toBeVisible();
    expect(visit.complaints).toEqual([]);
  });
}
