import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../../support/checks/console';
import { addressOf, askJson } from '../../../support/site-pages';
import { expectPage, refuseConsent } from '../../../support/steps';
import { wordOf } from '../../../support/stories/words';

const word = (id: string): string => wordOf('remote-search', 'fr_FR', id);

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const fallbackTitles = async (page: Page): Promise<readonly (readonly [kind: string, title: string])[]> => {
  const sections = page.getByTestId('fallback');
  await sections.first().scrollIntoViewIfNeeded();
  await expect(sections.first().getByTestId('result-card').first()).toBeVisible();
  return sections.evaluateAll((all) =>
    all.map(
      (each) =>
        [each.getAttribute('data-kind') ?? '', each.querySelector('h2')?.textContent.trim() ?? ''] as const,
    ),
  );
};

const openResults = async (page: Page, hash: string): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${addressOf('fr_FR', 'search')}#${hash}`);
  await expectPage(page, 'page-search');
  await refuseConsent(page);
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
};

const hashOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

const switchTo = async (page: Page, flow: 'gifting' | 'activity'): Promise<void> => {
  await page.getByTestId(`flow-${flow}`).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-flow', flow);
};

test('the heading of the results names their number and the theme [SRCH-003]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await openResults(page, 'theme=23');
  const count = Number(await page.getByTestId('results-count').getAttribute('data-count'));
  expect(count).toBeGreaterThan(0);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s/g, ' ');
  expect(Number(/^([\d ]+) offres? – /.exec(title)?.[1]?.replaceAll(' ', ''))).toBe(count);
  expect(title.split(' – ')[1]).not.toBe('');
  expect(complaints).toEqual([]);
});

test('a switch to gifts keeps the sort by value and drops one that gifts do not have [SRCH-046]', async ({
  page,
}) => {
  await openResults(page, 'sort=priceAsc&theme=23');
  await switchTo(page, 'gifting');
  expect(hashOf(page).get('sort')).toBeNull();
  expect(hashOf(page).get('theme')).toBe('23');
});

test('a switch to activities drops the sort and clears the criteria [SRCH-047] [SRCH-048]', async ({
  page,
}) => {
  await openResults(page, 'sort=priceAsc&stars=4&theme=23');
  await switchTo(page, 'activity');
  expect([...hashOf(page)]).toEqual([]);
  await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
});

test('suggestions for a search of days without a place say whether they keep the days [FALL-011] [FALL-012]', async ({
  page,
}) => {
  await openResults(page, `checkin=${dayIn(40)}&checkout=${dayIn(42)}&stars=5&theme=23`);
  const titles = await fallbackTitles(page);
  expect(titles.length).toBeGreaterThan(0);
  for (const [kind, title] of titles)
    expect([kind, title]).toEqual([
      kind,
      word(kind.includes('dates') ? 'fallback.dates' : 'fallback.otherDates'),
    ]);
  expect(new Set(titles.map(([kind]) => kind.includes('dates')))).toEqual(new Set([true, false]));
});

test('a suggestion for a town without days names the town and what is around it [FALL-015]', async ({
  page,
}) => {
  const [town] = await askJson<readonly { readonly id: string; readonly label: string }[]>(
    'fr_FR',
    '/api/autocomplete-geonames.json?locale=fr_FR&term=Honfleur&maxResults=1',
  );
  await openResults(page, `city=${town!.id}`);
  expect(await fallbackTitles(page)).toEqual([
    ['wide', word('fallback.around').replace('{destination}', town!.label)],
  ]);
});

test('the link of a suggestion opens the whole search that found it, without what the suggestion left out [FALL-018]', async ({
  page,
}) => {
  const asked = `checkin=${dayIn(40)}&checkout=${dayIn(42)}&stars=5&theme=23`;
  const open = async (): Promise<void> => {
    await page.goto(`${addressOf('fr_FR', 'search')}#${asked}`);
    await expectPage(page, 'page-search');
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await open();
  await refuseConsent(page);
  const kinds = (await fallbackTitles(page)).map(([kind]) => kind);
  for (const kind of kinds) {
    await page.goto('about:blank');
    await open();
    const section = page.locator(`[data-testid="fallback"][data-kind="${kind}"]`);
    await section.scrollIntoViewIfNeeded();
    const found = await section
      .getByTestId('result-card')
      .evaluateAll((all) => all.map((card) => card.dataset['id']));
    expect(found.length).toBeGreaterThan(0);
    await section.getByRole('link', { name: word('fallback.seeMore'), exact: true }).click();
    await expect
      .poll(() => [kind, hashOf(page).has('checkin'), hashOf(page).has('theme')])
      .toEqual([kind, kind.includes('dates'), kind.includes('category')]);
    expect(hashOf(page).get('stars')).toBe('5');
    await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
    for (const id of found)
      await expect(page.locator(`[data-testid="result-card"][data-id="${id}"]`).first()).toBeVisible();
  }
});
