import { expect, test, type Page } from 'playwright/test';
import type { Card, FacetsResponse, OffersRequest, OffersResponse } from '@detour/shared-contracts/api';
import { watchConsole } from '../../../support/checks/console';
import { passOn } from '../../../support/http';
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

test('a row has three cards on desktop, and two beside the map [SRCH-005]', async ({ page }) => {
  await openResults(page, '');
  const inFirstRow = (): Promise<number> =>
    page.getByTestId('result-card').evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  expect(await inFirstRow()).toBe(3);
  await page.getByTestId('map-button').filter({ visible: true }).first().click();
  await expect.poll(inFirstRow).toBe(2);
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

test('facets give id, name and number of each value, and the filters show them [FILT-052]', async ({
  page,
}) => {
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/facets.json' && answer.ok(),
  );
  await openResults(page, 'theme=23');
  await page
    .getByRole('button', { name: word('filter.facilities') })
    .filter({ visible: true })
    .first()
    .click();
  const { properties } = (await (await answered).json()) as FacetsResponse;
  const types = new Map(properties.map(({ propertyType, values }) => [propertyType, values]));
  for (const type of [
    'price',
    'score',
    'facility',
    'stars',
    'style',
    'type',
    'environment',
    'tag',
  ] as const) {
    const values = types.get(type) ?? [];
    expect(values.length, type).toBeGreaterThan(0);
    for (const value of values)
      expect(value).toEqual({
        id: expect.stringMatching(/./),
        name: expect.stringMatching(/./),
        count: expect.any(Number),
      });
  }
  const [facility] = (types.get('facility') ?? []).filter(({ count }) => count > 0);
  const choice = page.getByRole('checkbox', { name: facility?.name ?? '' }).first();
  await expect(choice).toBeVisible();
  await expect(page.locator('label').filter({ has: choice }).first()).toContainText(String(facility?.count));
});

test('guests are sent as adult, child, baby and singleRoom, and written as a, c, b and s [UI-032]', async ({
  page,
}) => {
  await openResults(page, '');
  const asked = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/api/offers.json' &&
      (request.postDataJSON() as OffersRequest).searchCriteria.baby === 1,
  );
  await page.getByTestId('searchbox-guests').filter({ visible: true }).first().click();
  for (const plus of [
    'guests-adults-plus',
    'guests-children-plus',
    'guests-children-plus',
    'guests-babies-plus',
  ])
    await page.getByTestId(plus).filter({ visible: true }).first().click();
  await page.keyboard.press('Escape');
  await page.getByTestId('searchbox-submit').filter({ visible: true }).first().click();
  const { searchCriteria } = (await asked).postDataJSON() as OffersRequest;
  expect(searchCriteria).toMatchObject({ adult: 3, child: 2, baby: 1, singleRoom: true });
  await expect
    .poll(() => ['a', 'c', 'b', 's'].map((key) => hashOf(page).get(key)))
    .toEqual(['3', '2', '1', '1']);
});

const oneSpaced = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

/** The messages of a card in the order of the specification, as a visitor reads them. */
const messagesOf = (card: Card, date: (day: string) => string): readonly string[] => {
  const { targetedLabel, expiration, lastMinute, availableRooms, marketingLabels } = card;
  return [
    ...(card.autoDiscount ? [''] : []),
    ...(targetedLabel ? [targetedLabel] : []),
    ...(expiration && expiration <= dayIn(14) ? [date(expiration)] : []),
    ...(lastMinute ? [word('badge.lastMinute')] : []),
    ...(availableRooms && availableRooms <= 3 ? ['chambre'] : []),
    ...marketingLabels.map(({ label }) => label),
  ].slice(0, 2);
};

test('messages of a card come in the order of targeted label, end, last minute, rooms left and marketing label [STRESS-003] [STRESS-004]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const date = (day: string): string =>
    new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(day),
    );
  let cards: readonly Card[] = [];
  await page.route('**/api/offers.json', async (route) => {
    const answer = await passOn(route);
    const body = JSON.parse(answer.body) as OffersResponse;
    // No stay of the demonstration ends soon: every third one does here.
    const exactMatch = body.exactMatch.map((card, at) => (at % 3 ? card : { ...card, expiration: dayIn(9) }));
    if (exactMatch.length > cards.length) cards = exactMatch;
    await route.fulfill({ ...answer, body: JSON.stringify({ ...body, exactMatch }) });
  });
  const pairs = new Set<string>();
  for (const [days, guests] of [
    [3, 'a=2&c=1'],
    [3, 'a=2'],
    [20, 'a=2&c=1'],
    [20, 'a=2'],
  ] as const) {
    cards = [];
    await page.goto('about:blank');
    await page.goto(
      `${addressOf('fr_FR', 'search')}#${guests}&checkin=${dayIn(days)}&checkout=${dayIn(days + 2)}`,
    );
    await expectPage(page, 'page-search');
    // The server's results, without these dates, may still be shown.
    await expect.poll(() => cards.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect(page.getByTestId('results')).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
    for (const card of cards) {
      const shown = page.locator(`[data-testid="result-card"][data-id="${card.id}"]`).first();
      if ((await shown.count()) === 0) continue;
      const lines = (await shown.locator('ul li[data-tone]').allInnerTexts()).map(oneSpaced);
      const expected = messagesOf(card, date);
      const worded = expected.filter((line) => line !== '');
      // Reassurance may follow where there is room.
      for (const [at, line] of worded.entries()) expect(lines[at], card.id).toContain(oneSpaced(line));
      expect(lines.length).toBeLessThanOrEqual(expected.includes('') ? 1 : 2);
      if (worded.length === 2) pairs.add(worded.map((line) => line.replaceAll(/\d+/g, '0')).join(' > '));
    }
  }
  // Which messages meet depends on the day.
  expect(pairs.size).toBeGreaterThan(1);
});
