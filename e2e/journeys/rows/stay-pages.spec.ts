import { expect, test, type Locator, type Page } from 'playwright/test';
import type {
  AvailabilityResponse,
  ProductOffersResponse,
  Quote,
  StayDetail,
} from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { watchConsole } from '../../support/checks/console';
import { askShop } from '../../support/http';
import { addressOf, askJson, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

const detailOf = (locale: Locale, id: string): Promise<StayDetail> =>
  askJson<StayDetail>(locale, `/api/weekend/${id}/detail.json?locale=${locale}`);

/** A stay on sale whose programme has a breakfast, a dinner and an activity. */
const findFullStay = async (locale: Locale): Promise<StayDetail> => {
  for (const { id } of await findStays(locale, 24)) {
    const stay = await detailOf(locale, id);
    const types = new Set(stay.programLine.map(({ type }) => type));
    if (types.has('breakfast') && types.has('dinner') && types.has('activity')) return stay;
  }
  throw new Error(`No stay of the first 24 in ${locale} has a breakfast, a dinner and an activity.`);
};

const oneSpaced = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

const openPractical = async (page: Page, button: Locator, title: string): Promise<string> => {
  await button.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  const words = oneSpaced(await dialog.innerText());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The visitor is back where the dialog was opened.
  await expect(button).toBeFocused();
  return words;
};

/** A stay in a house whose score is in `[from, below)`. */
const findScored = async (locale: Locale, from: number, below: number): Promise<string> => {
  const found = (await findStays(locale, 60)).find(
    ({ hotel: { review } }) => review !== null && review.average >= from && review.average < below,
  );
  if (!found) throw new Error(`No stay of the first 60 in ${locale} has a score from ${from} to ${below}.`);
  return found.id;
};

for (const { locale, from, below, id } of [
  { locale: 'nl_BE', from: 8.5, below: 9, id: 'reviews.scoreExcellent' },
  { locale: 'fr_FR', from: 8, below: 8.5, id: 'reviews.scoreVeryGood' },
] as const)
  test(`on a phone the page of a stay has a short breadcrumb, which opens, and a word for the score, in ${locale} [UI-020] [REV-017] [REV-018]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf(locale, 'product', { id: await findScored(locale, from, below) }));
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    const word = new RegExp(`, ${wordOf('remote-product', locale, id)}$`);
    await expect(page.getByTestId('page-product').getByRole('img', { name: word }).first()).toBeVisible();
    const path = page.getByRole('navigation', { name: wordOf('remote-product', locale, 'nav.breadcrumb') });
    const levels = path.getByRole('link');
    await expect(levels).toHaveCount(2);
    await path
      .getByRole('button', { name: wordOf('remote-product', locale, 'nav.wholePath') })
      .press('Enter');
    await expect(path.getByRole('button')).toHaveCount(0);
    expect(await levels.count()).toBeGreaterThan(2);
    await expect(levels.nth(1)).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await expect(levels.nth(2)).toBeVisible();
    await expect(path.getByRole('button')).toBeHidden();
  });

for (const { locale, width } of [
  { locale: 'fr_FR', width: 1280 },
  { locale: 'nl_NL', width: 390 },
] as const) {
  test(`the page of a stay shows its blocks, and its facts in dialogs, in ${locale} at ${width} px [PROD-002] [PROD-015] [PROD-025] [PROD-026] [PROD-027] [PROD-028]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { complaints } = watchConsole(page);
    const word = (id: string): string => wordOf('remote-product', locale, id);
    const stay = await findFullStay(locale);
    const { hotel } = stay;
    await page.goto(addressOf(locale, 'product', { id: stay.id }));
    await expectPage(page, 'page-product');
    await refuseConsent(page);

    const section = (id: string): Locator => page.getByRole('region', { name: word(id), exact: true });
    await expect(section('product.tabRoom')).toContainText(stay.room.title);
    const experience = section('product.tabExperience').getByRole('heading', { level: 3 });
    const order = ['breakfast', 'dinner', 'activity', 'extra'];
    const lines = stay.programLine
      .filter(({ type }) => type !== 'room')
      .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
    expect((await experience.allInnerTexts()).map(oneSpaced)).toEqual(
      lines.map(({ title }) => oneSpaced(title)),
    );
    await expect(section('product.tabHotel')).toContainText(hotel.label);
    await expect(section('product.tabReviews')).toHaveCount(hotel.review?.count ? 1 : 0);
    await expect(page.getByTestId('hotel-offer').or(page.getByTestId('result-card')).first()).toBeAttached();

    const practical = section('product.tabPractical');
    await practical.scrollIntoViewIfNeeded();
    const open = (label: string | RegExp, title: string) =>
      openPractical(page, practical.getByRole('button', { name: label }), word(title));
    const hours = await open(/\d.*\d/, 'modal.hours');
    for (const time of [hotel.checkInOut.checkin, hotel.checkInOut.checkout])
      expect(hours).toMatch(new RegExp(`\\b${Number(time.slice(0, 2))}\\b`));
    const access = await open(word('practical.access'), 'modal.location');
    for (const fact of [hotel.label, hotel.address, hotel.zipCode, hotel.access, word('facility.parking')])
      expect(access).toContain(oneSpaced(fact));
    const services = await open(word('modal.services'), 'modal.services');
    for (const { label } of hotel.facilities) expect(services).toContain(oneSpaced(label));
    const known = await open(word('cancel.policy'), 'modal.thingsToKnow');
    expect(known).toContain(word('practical.pets'));
    expect(known).toContain(word('cancel.policy'));
    if (hotel.localTax) expect(known).toContain(word('practical.tax'));
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

/** Nights that a stay does not sell from a day on which other stays of its hotel do. */
const findRefused = async (
  locale: Locale,
): Promise<{ readonly id: string; readonly hash: string; readonly others: number }> => {
  const checkin = addDays(isoDate(new Date().toISOString().slice(0, 10)), 40);
  for (const { id } of await findStays(locale, 40))
    for (const nights of [1, 2, 3]) {
      const query = `checkin=${checkin}&nights=${String(nights)}&adult=2&child=0&baby=0&locale=${locale}`;
      const quote = await askJson<Quote>(locale, `/api/product/${id}/quote?${query}`);
      if (quote.bookable || quote.modifiedReservationCriteria) continue;
      const { offers } = await askJson<ProductOffersResponse>(locale, `/api/product/${id}/offers?${query}`);
      const others = offers.filter(({ weekendId }) => weekendId !== id).length;
      const hash = `checkin=${checkin}&checkout=${addDays(checkin, nights)}&nights=${String(nights)}`;
      if (others > 0) return { id, hash, others };
    }
  throw new Error(`No hotel of the first 40 stays in ${locale} sells another stay where one is refused.`);
};

for (const [locale, width] of [
  ['fr_FR', 1280],
  ['nl_NL', 390],
] as const)
  test(`a stay that is not free shows the others of its hotel on the same dates in ${locale} at ${String(width)} px [PROD-066]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { complaints } = watchConsole(page);
    const { id, hash, others } = await findRefused(locale);
    await page.goto(`${addressOf(locale, 'product', { id })}#${hash}`);
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    const list = page.getByTestId('other-stays').filter({ visible: true }).first();
    await list.scrollIntoViewIfNeeded();
    await expect(list.getByRole('listitem')).toHaveCount(Math.min(3, others));
    await expectAccessible(page);
    const other = list.getByRole('listitem').first().getByRole('link');
    const { pathname } = new URL((await other.getAttribute('href')) ?? '', page.url());
    await other.click();
    await expect(page).toHaveURL(
      (url) => url.pathname === pathname && url.hash.includes(hash.split('&')[0] ?? ''),
    );
    await expect(page.getByTestId('product-price').filter({ visible: true }).first()).toHaveAttribute(
      'data-price-type',
      'final',
      { timeout: 15_000 },
    );
    expect(complaints).toEqual([]);
  });

for (const [locale, width] of [
  ['it_IT', 1280],
  ['nl_BE', 390],
] as const)
  test(`a stay has a way back in the native app, which opened the results, and none in a browser, in ${locale} at ${String(width)} px [PROD-023]`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const results = addressOf(locale, 'search', {}, '?app=1');
    await page.goto(results);
    await expectPage(page, 'page-search');
    await refuseConsent(page);
    await page.getByTestId('result-card').first().getByRole('link').first().click();
    await expectPage(page, 'page-product');
    const stay = page.url();
    expect(new URL(stay).searchParams.has('app')).toBe(false);
    const back = wordOf('remote-product', locale, 'product.backInApp');
    const wayBack = (one: Page) =>
      one.getByTestId('page-product').getByRole('button', { name: back, exact: true });
    await wayBack(page).click();
    await expectPage(page, 'page-search');
    expect(page.url()).toBe(results);

    const other = await (await browser.newContext()).newPage();
    await other.goto(stay);
    await expectPage(other, 'page-product');
    await expect(wayBack(other)).toHaveCount(0);
    await other.close();
  });

for (const [locale, width] of [
  ['es_ES', 390],
  ['fr_BE', 1280],
] as const)
  test(`the path of a stay that names a hotel opens that hotel with its query and guests, and an unknown one nothing, in ${locale} at ${String(width)} px [ROUTE-014]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { complaints } = watchConsole(page);
    const [stay] = await findStays(locale, 1);
    const { hotel } = await detailOf(locale, stay?.id ?? '');
    const { pathname } = new URL(addressOf(locale, 'hotel', { id: hotel.id }));
    const named = `${addressOf(locale, 'product', { id: hotel.id })}?flow=hotel`;
    // A crawler waits for the answer, and comes again after 503. For a visitor, whose page must not wait, the browser goes there.
    const asCrawler = async (address: string) => {
      const { status, headers } = await askShop(address, { headers: { 'user-agent': 'Googlebot/2.1' } });
      return [status, headers['location']];
    };
    const patience = { timeout: 30_000 };
    await expect.poll(() => asCrawler(named), patience).toEqual([301, `${pathname}?flow=hotel`]);
    await page.goto(`${named}#a=3`);
    await expectPage(page, 'page-hotel');
    await expect(page.getByTestId('page-hotel').getByRole('heading', { level: 1 })).toHaveText(hotel.label);
    const shown = new URL(page.url());
    expect([shown.pathname, shown.search, shown.hash]).toEqual([pathname, '?flow=hotel', '#a=3']);
    expect(complaints).toEqual([]);
    const lost = addressOf(locale, 'product', { id: `${hotel.id}0` });
    await expect.poll(() => asCrawler(lost), patience).toEqual([404, undefined]);
    await page.goto(lost);
    await expect(page.getByTestId('page-not-found')).toBeVisible({ timeout: 20_000 });
  });

interface BestNight {
  readonly id: string;
  readonly best: string;
  readonly other: string;
}

/** A stay without a flash deal, with a night at the best price of its month, and one at a higher price. */
const findBestNight = async (locale: Locale): Promise<BestNight> => {
  const month = addDays(isoDate(new Date().toISOString().slice(0, 10)), 45).slice(0, 7);
  const guests = 'adult=2&child=0&baby=0';
  for (const { id } of await findStays(locale, 40)) {
    const { days } = await askJson<AvailabilityResponse>(
      locale,
      `/api/product/${id}/availabilities.json?locale=${locale}&month=${month}&length=1&${guests}`,
    );
    const free = Object.values(days).flatMap((day) => (day && day.minLos === 1 ? [day] : []));
    const best = free.find(({ bestPriceOfTheMonth }) => bestPriceOfTheMonth)?.day;
    const other = free.find(({ bestPriceOfTheMonth }) => !bestPriceOfTheMonth)?.day;
    if (best === undefined || other === undefined) continue;
    const quotes = await Promise.all(
      [best, other].map((checkin) =>
        askJson<Quote>(
          locale,
          `/api/product/${id}/quote?locale=${locale}&checkin=${checkin}&nights=1&${guests}`,
        ),
      ),
    );
    if (quotes.every(({ bookable, flashDeal }) => bookable && !flashDeal)) return { id, best, other };
  }
  throw new Error(`No stay of the first 40 in ${locale} has a best night in ${month}.`);
};

for (const [locale, width] of [
  ['fr_FR', 1440],
  ['nl_NL', 1280],
] as const)
  test(`a night at the best price of its month says so beside the price, another one does not, in ${locale} at ${String(width)} px [PROD-049]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id, best, other } = await findBestNight(locale);
    const hint = page
      .getByTestId('page-product')
      .getByText(wordOf('remote-product', locale, 'badge.bestPrice'), { exact: true })
      .filter({ visible: true });
    const open = async (night: string): Promise<void> => {
      await page.goto('about:blank');
      const checkout = addDays(isoDate(night), 1);
      await page.goto(
        `${addressOf(locale, 'product', { id })}#checkin=${night}&checkout=${checkout}&nights=1`,
      );
      await expectPage(page, 'page-product');
      await expect(page.getByTestId('product-price').filter({ visible: true }).first()).toHaveAttribute(
        'data-price-type',
        'final',
        { timeout: 15_000 },
      );
    };
    await open(best);
    await refuseConsent(page);
    await expect(hint.first()).toBeVisible();
    const known = page.waitForResponse((answer) => answer.url().includes('/availabilities.json'));
    await open(other);
    await (await known).finished();
    await expect(hint).toHaveCount(0);
  });
