import { expect, test, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { addressOf, askJson, expiredActivity, findActivities, originOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';
import { saveData } from '../../support/journey';

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

interface CardPrice {
  readonly paxComposition: { readonly adults: number };
  readonly barPrice: number;
  readonly sellPrice: number;
  promoPercentageRounded: number;
}

interface Card {
  readonly id: string;
  readonly label: string;
  readonly uri: string;
  readonly imageUrl: string;
  readonly hotel: { readonly label: string };
  readonly activityOnlyVoucher: { readonly prices: readonly CardPrice[] };
}

interface Found {
  readonly exactMatch: readonly { readonly activityOnlyPackages: readonly Card[] }[];
}

/** Text without no-break spaces. */
const plainText = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll(/\s+/g, ' ');

const wholeEuros = (cents: number, locale: Locale): string =>
  locale === 'nl_NL' ? `€ ${Math.ceil(cents / 100)}` : `${Math.ceil(cents / 100)} €`;

const forAdults = ({ activityOnlyVoucher: { prices } }: Card, adults: number): CardPrice | undefined =>
  prices.find(({ paxComposition }) => paxComposition.adults === adults);

/** A card shows everything that its answer names, for a party. */
const expectCard = async (
  page: Page,
  card: Card,
  { adults, locale }: { readonly adults: number; readonly locale: Locale },
): Promise<void> => {
  const shown = page.locator(`[data-testid="result-card"][data-id="${card.id}"]`);
  const price = forAdults(card, adults);
  if (!price) throw new Error(`The activity ${card.id} has no price for ${adults}.`);
  await expect(shown).toHaveAttribute('data-amount', String(price.sellPrice));
  const words = await plainText(shown);
  expect(words).toContain(card.label.replaceAll(/\s+/g, ' '));
  expect(words).toContain(card.hotel.label.replaceAll(/\s+/g, ' '));
  expect(words).toContain(wholeEuros(price.sellPrice / adults, locale));
  await expect(shown.getByRole('link').first()).toHaveAttribute('href', `${card.uri}#a=${adults}`);
  const picture = card.imageUrl.replace(/\/\d+_\d+\.webp$/, '');
  expect(await shown.locator('img').first().getAttribute('src')).toContain(picture);
  const percent = price.promoPercentageRounded;
  await expect(shown.locator('s')).toHaveCount(percent >= 5 ? 1 : 0);
  if (percent >= 5) {
    expect(words).toMatch(new RegExp(`−\\s?${percent}\\s?%`));
    expect(words).toContain(wholeEuros(price.barPrice / adults, locale));
  }
};

for (const locale of ['fr_FR', 'nl_NL'] as const)
  test(`cards of activities show hotel, picture and the price of the party, and a reduction from 5 % on, in ${locale} [ACT-026] [ACT-027]`, async ({
    page,
  }) => {
    const { complaints } = watchConsole(page);
    await page.setViewportSize({ width: locale === 'fr_FR' ? 1280 : 390, height: 900 });
    const search = (): Promise<Found> =>
      page
        .waitForResponse((answer) => answer.url().includes('/api/search/activity-only.json'))
        .then((answer) => answer.json() as Promise<Found>);
    // One activity of the answer is reduced by 4 %, and one by 5 %.
    await page.route('**/api/search/activity-only.json', async (route) => {
      const answer = JSON.parse((await passOn(route)).body) as Found;
      const cards = answer.exactMatch.flatMap(({ activityOnlyPackages }) => activityOnlyPackages);
      for (const [index, percent] of [4, 5].entries())
        for (const price of cards[index]?.activityOnlyVoucher.prices ?? [])
          Object.assign(price, {
            barPrice: Math.round((price.sellPrice * 100) / (100 - percent)),
            promoPercentageRounded: percent,
          });
      await route.fulfill({ json: answer });
    });
    const answered = search();
    await page.goto(`${addressOf(locale, 'activity-search')}#a=1`);
    await expectPage(page, 'page-search');
    await refuseConsent(page);
    const cards = (await answered).exactMatch.flatMap(({ activityOnlyPackages }) => activityOnlyPackages);
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.slice(0, 2).map((card) => forAdults(card, 1)?.promoPercentageRounded)).toEqual([4, 5]);
    for (const card of cards) await expectCard(page, card, { adults: 1, locale });
    await expectAccessible(page);

    // What the gateway reduces today is reduced on its own page too, by the same percentage.
    await page.unroute('**/api/search/activity-only.json');
    const all = await askJson<Found>(locale, '/api/search/activity-only.json', {
      locale,
      page: 0,
      limit: 50,
      numberOfPackagesPerHotel: 20,
      searchCriteria: { adult: 2 },
    });
    const packages = all.exactMatch.flatMap(({ activityOnlyPackages }) => activityOnlyPackages);
    const reduced = packages.find((card) => (forAdults(card, 2)?.promoPercentageRounded ?? 0) >= 5);
    const regular = packages.find((card) => forAdults(card, 2)?.promoPercentageRounded === 0);
    for (const card of [reduced, regular]) {
      if (!card) throw new Error('The search has no reduced activity, or no other one.');
      await page.goto(originOf(locale) + card.uri);
      await expectPage(page, 'page-activity');
      const price = page.getByTestId('activity-price');
      await expect(price).toHaveAttribute('data-amount', String(forAdults(card, 2)?.sellPrice));
      await expect(price.locator('s')).toHaveCount(card === reduced ? 1 : 0);
      const percent = forAdults(card, 2)?.promoPercentageRounded;
      if (card === reduced) expect(await plainText(price)).toMatch(new RegExp(`−\\s?${percent}\\s?%`));
    }
    expect(complaints).toEqual([]);
  });

for (const locale of ['fr_FR', 'it_IT'] as const)
  test(`the page of an activity loads, fails and expires in words, in ${locale} [ACT-008] [ACT-009] [ACT-010] [ACT-011] [ACT-012] [ACT-028] [ACT-029]`, async ({
    page,
  }) => {
    const word = (id: string): string => wordOf('remote-activities', locale, id);
    await saveData(page);
    const { complaints } = watchConsole(page);
    await page.setViewportSize({ width: locale === 'fr_FR' ? 1280 : 390, height: 900 });
    await page.goto(addressOf(locale, 'activity-search'));
    await expectPage(page, 'page-search');
    await refuseConsent(page);
    const card = page.getByTestId('result-card').first();
    const id = (await card.getAttribute('data-id')) ?? '';
    const title = await card.getByRole('heading').innerText();
    const content = page.getByTestId('page-activity');
    const detail = `**/api/activity-only/weekend/${id}/detail.json**`;
    const images = page.waitForRequest((request) =>
      request.url().includes(`/api/activities/${id}/images.json`),
    );

    // Bones first, then the content. An answer that does not name `published` is on sale.
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(detail, async (route) => {
      await held;
      const { published: _, ...rest } = JSON.parse((await passOn(route)).body) as Record<string, unknown>;
      await route.fulfill({ json: rest });
    });
    await card.getByRole('link').first().click();
    await expect(content.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByTestId('product-title')).toHaveCount(0);
    answer();
    await expect(page.getByTestId('product-title')).toHaveText(title);
    await expect(content.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByTestId('activity-buy-self').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(word('expired.title'))).toHaveCount(0);

    // The pictures are asked for by the id of the activity, in the language of the page.
    expect(new URL((await images).url()).searchParams.get('locale')).toBe(locale);
    const pictures = await askJson<readonly { readonly url: string }[]>(
      locale,
      `/api/activities/${id}/images.json?locale=${locale}`,
    );
    expect(pictures.length).toBeGreaterThan(1);
    const scene = pictures[1]?.url.split('/')[2] ?? '';
    await expect(page.getByTestId('gallery').locator(`img[src*="/${scene}/"]`).first()).toBeAttached();
    await page.unroute(detail);

    // Expired: words and a way out in the place of price and buttons.
    const expired = await askJson<{ published: boolean; label: string; uri: string }>(
      locale,
      `/api/activity-only/weekend/${expiredActivity}/detail.json?locale=${locale}`,
    );
    expect(expired.published).toBe(false);
    expect(complaints).toEqual([]);
    await page.goto(originOf(locale) + expired.uri);
    await expectPage(page, 'page-activity');
    await expect(page.getByTestId('product-title')).toHaveText(expired.label);
    await expect(page.getByText(word('expired.title'))).toBeVisible();
    await expect(page.getByText(word('expired.text'))).toBeVisible();
    for (const hook of ['activity-price', 'activity-buy-self', 'activity-buy-gift', 'activity-pax-plus'])
      await expect(page.getByTestId(hook)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: word('expired.seeOtherOffers') }).click();
    await expectPage(page, 'page-search');
    await expect(page.locator(`[data-id="${expiredActivity}"]`)).toHaveCount(0);
    // The page of what is no longer sold has the status 410, which the browser logs.
    expect(complaints.filter((text) => !text.includes('410 (Gone)'))).toEqual([]);

    // A failure leaves a page without details, with a word and another try.
    const next = page.getByTestId('result-card').nth(1);
    const other = (await next.getAttribute('data-id')) ?? '';
    const failing = `**/api/activity-only/weekend/${other}/detail.json**`;
    await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
    await next.getByRole('link').first().click();
    await expect(content).toContainText(word('error.generic'), { timeout: 20_000 });
    await expect(page.getByTestId('product-title')).toHaveCount(0);
    await page.unroute(failing);
    await page.getByRole('button', { name: word('ui.retry') }).click();
    await expect(page.getByTestId('product-title')).toBeVisible();
  });
