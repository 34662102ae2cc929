import { expect, test, type Page } from 'playwright/test';
import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../../support/checks/axe';
import { watchConsole } from '../../../support/checks/console';
import { addressOf } from '../../../support/site-pages';
import { expectPage, refuseConsent } from '../../../support/steps';

const dayIn = (days: number): IsoDate => addDays(isoDate(new Date().toISOString().slice(0, 10)), days);

const openResults = async (page: Page, locale: Locale, hash: string): Promise<void> => {
  await page.goto(`${addressOf(locale, 'search')}#${hash}`);
  await expectPage(page, 'page-search');
  await expectReady(page);
};

const expectReady = (page: Page): Promise<void> =>
  expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });

const hashOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

const firstCard = (page: Page) => page.getByTestId('results').getByTestId('result-card').first();

/** Days of the stay that the first card links to. */
const daysOfCard = async (page: Page): Promise<readonly [string | null, string | null]> => {
  const href = (await firstCard(page).getByRole('link').first().getAttribute('href')) ?? '';
  const hash = new URLSearchParams(href.split('#')[1]);
  expect([hash.get('flexDays'), hash.get('weekends')]).toEqual([null, null]);
  return [hash.get('checkin'), hash.get('checkout')];
};

test('days around an arrival are chosen in the calendar, shown on cards, and survive stay, back and reload [CAL-003]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [checkin, checkout] = [dayIn(40), dayIn(42)];
  await openResults(page, 'fr_FR', `checkin=${checkin}&checkout=${checkout}&nights=2`);
  await refuseConsent(page);
  await page.getByTestId('searchbox-dates').filter({ visible: true }).click();
  const choice = page.getByTestId('flexible-dates');
  await choice.getByRole('button', { name: '± 3 jours' }).click();
  await expect(page.getByTestId('searchbox-dates').filter({ visible: true })).toContainText('± 3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Valider les dates' }).click();
  await page.getByTestId('searchbox-submit').filter({ visible: true }).click();
  await expect(page).toHaveURL(/flexDays=3/);
  await expectReady(page);
  await expect(page.getByTestId('flex-note')).toContainText('3 jours');

  const [from, until] = await daysOfCard(page);
  expect(from && from >= addDays(checkin, -3) && from <= addDays(checkin, 3)).toBe(true);
  expect(until).toBe(addDays(isoDate(from ?? ''), 2));
  await expect(firstCard(page)).toContainText(String(Number(from?.slice(8))));
  await firstCard(page).getByRole('link').first().click();
  await expectPage(page, 'page-product');
  expect([hashOf(page).get('checkin'), hashOf(page).get('flexDays')]).toEqual([from, null]);

  await page.goBack();
  await expectPage(page, 'page-search');
  expect(hashOf(page).get('flexDays')).toBe('3');
  await page.reload();
  await expectReady(page);
  await expect(page.getByTestId('flex-note')).toBeVisible();
  expect(await daysOfCard(page)).toEqual([from, until]);
  expect(complaints).toEqual([]);
});

test('the week-ends of a month are searched on a phone without naming a day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const month = dayIn(62).slice(0, 7);
  await openResults(page, 'nl_NL', `weekends=${month}.2`);
  await refuseConsent(page);
  await expect(page.getByTestId('flex-note')).toBeVisible();
  const [from, until] = await daysOfCard(page);
  expect([from?.slice(0, 7), new Date(from ?? '').getUTCDay()]).toEqual([month, 5]);
  expect(until).toBe(addDays(isoDate(from ?? ''), 2));
});

test('gifts and activities have no flexible dates', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${addressOf('fr_FR', 'search', {}, '?flow=gifting')}#weekends=${dayIn(62).slice(0, 7)}.2`);
  await expectPage(page, 'page-search');
  await expectReady(page);
  await expect(page.getByTestId('flex-note')).toHaveCount(0);
  await expect(page.getByTestId('searchbox-dates')).toHaveCount(0);
});
