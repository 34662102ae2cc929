import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { buy, stayItems, type Bought } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { tabTo } from '../../support/checks/keyboard';
import {
  addressOf,
  findDates,
  findHalfRefundable,
  findRefundable,
  type StayDates,
} from '../../support/site-pages';
import { cards, chooseActivityDays, expectPage, fillCard, refuseConsent } from '../../support/steps';

interface Day {
  readonly checkin: string;
  readonly due: number;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const lengthOf = ({ checkin, checkout }: StayDates): number =>
  (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;

/** Days to which the booking can be moved for as many nights, with the difference of each in cents. */
const findDays = async (
  page: Page,
  { order }: Bought,
  { id, dates }: { readonly id: string; readonly dates: StayDates },
): Promise<readonly Day[]> => {
  const query = new URLSearchParams({
    offerId: id,
    month: dates.checkin.slice(0, 7),
    length: '2',
    adult: '2',
    child: '0',
    baby: '0',
    nights: String(lengthOf(dates)),
  });
  const answer = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `${order}/change/days?${query.toString()}`,
  )) as { checkins: Readonly<Record<string, { due: number; nights: number } | null>> };
  return Object.entries(answer.checkins).flatMap(([checkin, found]) =>
    found?.nights === lengthOf(dates) ? [{ checkin, due: found.due }] : [],
  );
};

const changePage = async (
  page: Page,
  { orderUUID }: Bought,
  hash: string,
  locale: Parameters<typeof addressOf>[0] = 'fr_FR',
): Promise<void> => {
  await page.goto(`${addressOf(locale, 'order-change', { orderUUID })}#${hash}`);
  await expectPage(page, 'page-order-change');
};

const hashOf = ({ checkin, checkout }: StayDates): string => `checkin=${checkin}&checkout=${checkout}`;

const dueOf = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('change-difference').getAttribute('data-due'));

const pickDay = (page: Page, date: string) =>
  page.locator(`[data-testid="calendar-day"][data-date="${date}"]`).filter({ visible: true }).first().click();

const button = (page: Page) => page.getByTestId('change-confirm').filter({ visible: true });
/** What the last click on the button led to. */
const outcome = (page: Page) => page.getByTestId('change-outcome').filter({ visible: true });

test('a stay moves by a week with 3-D Secure, back for money, then near, and half of it comes back [ACC-009]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'home'));
  await refuseConsent(page);
  const near = await findHalfRefundable('fr_FR');
  const { id } = near;
  const dates = await findDates('fr_FR', id, { months: 3, nth: 2 });
  const bought = await buy(page, stayItems({ id, ...dates }), 0);
  const { complaints } = watchConsole(page);

  // From the order's page to the change, and a week later by the calendar.
  await page.goto(addressOf('fr_FR', 'confirmation', { orderUUID: bought.orderUUID }));
  await page.getByTestId('change-link').click();
  await expectPage(page, 'page-order-change');
  const days = await findDays(page, bought, { id, dates });
  const week = days.find(({ checkin, due }) => checkin >= addDays(dates.checkin, 7) && due > 0);
  if (!week) throw new Error('No day after a week costs more.');
  const later = { checkin: week.checkin, checkout: addDays(week.checkin, lengthOf(dates)) };
  await page.getByRole('button', { name: /Vos dates/ }).click();
  await pickDay(page, later.checkin);
  await pickDay(page, later.checkout);
  await page.getByRole('button', { name: 'Valider les dates' }).click();
  await expect(page.getByTestId('change-difference')).toHaveAttribute('data-due', String(week.due));
  await expectAccessible(page);
  // A reload keeps the choice.
  await page.reload();
  await expect(page.getByTestId('change-difference')).toHaveAttribute('data-due', String(week.due));
  await button(page).click();

  // The booking stays unchanged during the question of the bank.
  await expectPage(page, 'page-payment');
  await expect(page.getByText('Déjà payé').filter({ visible: true }).first()).toBeVisible();
  await fillCard(page, cards.threeds);
  await page.getByTestId('card-submit').click();
  await page.getByTestId('threeds-approve').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toBeFocused();
  await expect(page.getByTestId('changed-order')).toContainText(bought.orderNumber);
  await expectAccessible(page);

  // Back again, at 390 px and by keyboard; the response is lost once and nothing is changed twice.
  await page.setViewportSize({ width: 390, height: 844 });
  await changePage(page, bought, hashOf(dates));
  await expect(page.getByTestId('change-difference')).toHaveAttribute('data-due', String(-week.due));
  await expectAccessible(page);
  let isLost = false;
  await page.route('**/change', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await passOn(route);
    return route.abort('connectionreset');
  });
  await tabTo(page, /et récupérer/);
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('une modification ne compte jamais deux fois');
  await tabTo(page, /et récupérer/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // To the coming days, whose free days are over: the terms of the new stay give half of it back.
  await changePage(page, bought, hashOf(near.dates));
  await expect(page.getByTestId('change-summary')).toContainText('50 %');
  const isDearer = (await dueOf(page)) > 0;
  await button(page).click();
  if (isDearer) {
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await page.getByTestId('card-submit').click();
  }
  await page.getByTestId('changed-order').getByRole('link', { name: 'Voir ma réservation' }).click();
  await expectPage(page, 'page-confirmation');
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByTestId('cancel-dialog')).toContainText('Non remboursé, selon vos conditions');
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(page.getByTestId('cancelled-order')).toContainText(bought.orderNumber);
  await expectAccessible(page);
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
});

for (const { locale, width } of [
  { locale: 'nl_BE', width: 390 },
  { locale: 'it_IT', width: 768 },
] as const)
  test(`a booking of ${locale} at ${width} px gets another stay of its hotel, and a stranger none [ACC-009]`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf(locale, 'home'));
    await refuseConsent(page);
    const { id, dates } = await findRefundable(locale);
    const bought = await buy(page, stayItems({ id, ...dates }), 0);
    const { complaints } = watchConsole(page);
    await changePage(page, bought, '', locale);
    await expect(page.getByTestId('change-summary')).toBeVisible();
    const offer = page.locator('[data-testid="change-offer"]:not([disabled]):not(:checked)').first();
    await offer.focus();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('change-difference')).toBeVisible();
    await chooseActivityDays(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const isDearer = (await dueOf(page)) > 0;
    await button(page).click();
    if (isDearer) {
      await expectPage(page, 'page-payment');
      await fillCard(page, cards.approved);
      await page.getByTestId('card-submit').click();
    }
    await expect(page.getByTestId('changed-order')).toContainText(bought.orderNumber);
    expect(complaints).toEqual([]);

    const stranger = await browser.newPage();
    await changePage(stranger, bought, '', locale);
    await expect(stranger.getByTestId('page-order-change').getByRole('link')).toHaveCount(1);
    await stranger.close();
  });
