import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { watchConsole } from '../../support/console';
import { askJson, findActivities, originOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

interface Detail {
  readonly id: string;
  readonly uri: string;
  readonly label: string;
  readonly prices: Readonly<Record<string, { readonly sellPrice: number; readonly barPrice: number }>>;
}

test('the page of an activity shows what it is, and its price follows the party [ACT-001] [ACT-003] [ACT-007] [ACT-016] [ACT-017] [ACT-018] [ACT-019] [ACT-020] [ACT-022] [ACT-023] [ACT-024] [ACT-025] [ACT-030]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [found] = await findActivities('fr_FR', 1);
  const detail = await askJson<Detail>(
    'fr_FR',
    `/api/activity-only/weekend/${found!.id}/detail.json?locale=fr_FR`,
  );
  for (const member of 'id label images description activities locations schedules niceToKnow prices pageModel mainActivityCenter'.split(
    ' ',
  ))
    expect(detail, member).toHaveProperty(member);
  const [part] = (detail as unknown as { activities: readonly object[] }).activities;
  for (const member of ['title', 'description', 'composition', 'activityCenter'])
    expect(part).toHaveProperty(member);
  for (const one of Object.values(detail.prices))
    for (const member of 'barPrice promoPercentageRounded sellPrice refPrice promo moneySaved paxComposition'.split(
      ' ',
    ))
      expect(one, member).toHaveProperty(member);
  await page.goto(originOf('fr_FR') + detail.uri);
  await expectPage(page, 'page-activity');
  await refuseConsent(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(detail.label.slice(0, 12));
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
  await expect(page.getByTestId('gallery').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Au programme' })).toBeVisible();
  await expect(page.getByTestId('wishlist-toggle').first()).toBeVisible();

  // Two people at first, a price for each person, up to the largest party.
  const price = page.getByTestId('activity-price');
  const two = detail.prices['2']!.sellPrice;
  await expect(price).toHaveAttribute('data-amount', String(two));
  await expect(price).toContainText(/par personne/);
  const largest = Math.max(...Object.keys(detail.prices).map(Number));
  const smallest = Math.min(...Object.keys(detail.prices).map(Number));
  for (let party = 3; party <= largest; party += 1) {
    await page.getByTestId('activity-pax-plus').click();
    await expect(price).toHaveAttribute('data-amount', String(detail.prices[String(party)]!.sellPrice));
    await expect.poll(() => new URL(page.url()).hash).toContain(`a=${party}`);
  }
  await page.getByTestId('activity-pax-plus').click({ force: true });
  await expect.poll(() => new URL(page.url()).hash).toContain(`a=${largest}`);
  await page.goto(`${originOf('fr_FR')}${detail.uri}#a=${largest + 5}`);
  await expect(price).toHaveAttribute('data-amount', String(two));
  expect(smallest).toBeGreaterThan(0);
  await expectAccessible(page);

  // Another activity later, this one is among the recently viewed.
  const [, other] = await findActivities('fr_FR', 2);
  const next = await askJson<Detail>(
    'fr_FR',
    `/api/activity-only/weekend/${other!.id}/detail.json?locale=fr_FR`,
  );
  await page.goto(originOf('fr_FR') + next.uri);
  await expectPage(page, 'page-activity');
  await expect(page.locator('[data-fragment="recently-viewed"]')).toBeAttached();
  expect(complaints).toEqual([]);
});
