import { expect, test } from 'playwright/test';
import { expectAccessible } from '../../support/axe';
import { watchConsole } from '../../support/console';
import { addressOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

test('favourites are empty, lead to the stays, and hold what a heart has saved [WISH-002] [WISH-003] [WISH-006] [WISH-008]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('fr_FR', 'wishlist'));
  await expectPage(page, 'page-wishlist');
  await refuseConsent(page);
  await expect(page.getByTestId('page-wishlist')).toContainText('Vous n’avez encore aucun favori.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ajouter des favoris' }).click();
  await expectPage(page, 'page-search');
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/account/wishlist/') && answer.request().method() === 'PUT',
  );
  await page.getByTestId('result-card').first().getByTestId('wishlist-toggle').click();
  await saved;
  const listed = page.waitForResponse(
    (answer) => /wishlist/.test(answer.url()) && /json/.test(answer.headers()['content-type'] ?? ''),
  );
  await page.goto(addressOf('fr_FR', 'wishlist'));
  const { items } = (await (await listed).json()) as { items: readonly Record<string, unknown>[] };
  for (const member of ['id', 'label', 'imageUrl', 'headwords', 'uri', 'hotel', 'type'])
    expect(items[0]).toHaveProperty(member);
  expect(items[0]?.['type']).toBe('STAY');
  await expect(page.getByTestId('wishlist-item')).toHaveCount(1);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
