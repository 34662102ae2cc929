import { expect, test, type Page } from 'playwright/test';
import type { AvailabilityResponse, Quote, StayDetail } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { watchConsole } from '../../support/checks/console';
import { askShop, passOn } from '../../support/http';
import {
  addressOf,
  askJson,
  findActivities,
  findBoxes,
  findDates,
  findStays,
} from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';
import { wordOf } from '../../support/stories/words';

const guests = 'adult=2&child=0&baby=0';

const soon = (days: number) => addDays(isoDate(new Date().toISOString().slice(0, 10)), days);

const quoteOf = (locale: Locale, id: string, query: string): Promise<Quote> =>
  askJson<Quote>(locale, `/api/product/${id}/quote?locale=${locale}&${query}&${guests}`);

const detailOf = (locale: Locale, id: string): Promise<StayDetail> =>
  askJson<StayDetail>(locale, `/api/weekend/${id}/detail.json?locale=${locale}`);

test('the calls of a stay give each day of the calendar its price, promo and best price of the month [PROD-060]', async () => {
  const month = soon(45).slice(0, 7);
  let best = 0;
  let reduced = 0;
  for (const { id } of await findStays('fr_FR', 12)) {
    const { days } = await askJson<AvailabilityResponse>(
      'fr_FR',
      `/api/product/${id}/availabilities.json?locale=fr_FR&month=${month}&length=1&${guests}`,
    );
    const sold = Object.entries(days).flatMap(([name, day]) => (day ? [[name, day] as const] : []));
    for (const [name, { day, price, promo }] of sold) {
      expect(day).toBe(name);
      expect(Number.isInteger(price) && price > 0).toBe(true);
      expect(promo).toBeGreaterThanOrEqual(0);
      reduced += promo > 0 ? 1 : 0;
    }
    const least = Math.min(...sold.map(([, day]) => day.price));
    const marked = sold.filter(([, day]) => day.bestPriceOfTheMonth);
    for (const [, day] of marked) expect(day.price).toBe(least);
    best += marked.length;
  }
  expect(best).toBeGreaterThan(0);
  expect(reduced).toBeGreaterThan(0);
});

test('a hotel names the local tax in full, and a stay its cancellation policy [PROD-067] [PROD-073]', async () => {
  const taxes = new Set<string>();
  const policies = new Set<string>();
  for (const locale of ['fr_FR', 'nl_NL'] as const)
    for (const { id } of await findStays(locale, 30)) {
      const { hotel } = await detailOf(locale, id);
      if (hotel.localTax) {
        const { type, amount, percentage, currency, toBePaidAtHotel } = hotel.localTax;
        taxes.add(type);
        expect([currency, typeof toBePaidAtHotel]).toEqual(['EUR', 'boolean']);
        // A percentage has no amount, and the other way round.
        expect([amount > 0, percentage > 0]).toEqual([
          type === 'PER_PERSON_PER_NIGHT',
          type === 'BOOKING_PERCENTAGE',
        ]);
      }
      // Some houses are closed in that month.
      const dates = await findDates(locale, id).catch(() => null);
      if (!dates) continue;
      const { checkin, checkout } = dates;
      const nights = (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;
      const { cancellationPolicy } = await quoteOf(locale, id, `checkin=${checkin}&nights=${String(nights)}`);
      const { type, cancellable, cancellationDeadline, cancellableUntil } = cancellationPolicy;
      policies.add(type);
      expect(cancellable).toBe(type === 'FLEX');
      expect(cancellableUntil).toBe(cancellationDeadline);
      // NCNR is never refunded, so it has no last day.
      if (type === 'NCNR') expect(cancellationDeadline).toBeNull();
      else expect(cancellationDeadline === null || cancellationDeadline < checkin).toBe(true);
    }
  expect([...taxes].length).toBeGreaterThan(0);
  expect([...policies].sort()).toEqual(['FLEX', 'NCNR']);
});

/** Requests of the calendar of a stay, as `[month, length]`. */
const watchMonths = (page: Page): (readonly [month: string, length: string])[] => {
  const asked: (readonly [string, string])[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/availabilities.json'))
      asked.push([searchParams.get('month') ?? '', searchParams.get('length') ?? '']);
  });
  return asked;
};

const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

const openCalendar = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /Arrivée\s*Choisir|^Choisir les dates/ })
    .filter({ visible: true })
    .first()
    .click();

const expectKnown = (page: Page): Promise<void> =>
  expect(page.getByTestId('calendar').filter({ visible: true }).first()).toHaveAttribute(
    'data-state',
    'ready',
    {
      timeout: 20_000,
    },
  );

for (const [width, length] of [
  [1280, 2],
  [390, 4],
] as const) {
  test(`the calendar of a stay loads ${String(length)} months at a time until 30 days can be chosen, at ${String(width)} px [PROD-057]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [stay] = await findStays('fr_FR', 1);
    const asked = watchMonths(page);
    const sold: number[] = [];
    await page.route('**/availabilities.json?*', async (route) => {
      const answer = await passOn(route);
      const { days } = JSON.parse(answer.body) as AvailabilityResponse;
      sold.push(Object.values(days).filter(Boolean).length);
      await route.fulfill(answer);
    });
    await page.goto(addressOf('fr_FR', 'product', { id: stay?.id ?? '' }));
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    expect(asked).toEqual([]);
    await openCalendar(page);
    await expectKnown(page);
    const first = soon(0).slice(0, 7);
    expect(asked).toEqual(asked.map((_, at) => [monthAfter(first, at * length), String(length)]));
    const before = sold.slice(0, -1).reduce((sum, count) => sum + count, 0);
    expect(before + (sold.at(-1) ?? 0)).toBeGreaterThanOrEqual(30);
    // A desktop shows two months, and always loads the two after them.
    if (asked.length > (width === 390 ? 1 : 2)) expect(before).toBeLessThan(30);
    expect(asked.length).toBeGreaterThanOrEqual(width === 390 ? 1 : 2);
  });

  test(`the calendar of a stay without a free day ends after one year and says so, at ${String(width)} px [PROD-057]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [stay] = await findStays('fr_FR', 1);
    const asked = watchMonths(page);
    await page.route('**/availabilities.json?*', async (route) => {
      const answer = await passOn(route);
      const body = JSON.parse(answer.body) as AvailabilityResponse;
      const days = Object.fromEntries(Object.keys(body.days).map((day) => [day, null]));
      await route.fulfill({ ...answer, body: JSON.stringify({ ...body, days }) });
    });
    await page.goto(addressOf('fr_FR', 'product', { id: stay?.id ?? '' }));
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    await openCalendar(page);
    await expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(12 / length);
    await expectKnown(page);
    const first = soon(0).slice(0, 7);
    expect(asked).toEqual(asked.map((_, at) => [monthAfter(first, at * length), String(length)]));
    const last = monthAfter(asked.at(-1)?.[0] ?? first, length - 1);
    expect(last >= soon(365).slice(0, 7)).toBe(true);
    expect((asked.at(-1)?.[0] ?? '') <= soon(365).slice(0, 7)).toBe(true);
  });
}

for (const [locale, width] of [
  ['fr_FR', 1280],
  ['it_IT', 390],
] as const)
  test(`a price that cannot be given says why, in words of the shop and without a code, in ${locale} at ${String(width)} px [QUOTE-005] [QUOTE-009]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const word = (id: string): string => wordOf('remote-product', locale, id);
    const [stay] = await findStays(locale, 1);
    const id = stay?.id ?? '';
    const { checkin, checkout } = await findDates(locale, id);
    let change: Partial<Quote> = {};
    await page.route('**/quote?*', async (route) => {
      const answer = await passOn(route);
      const body = { ...(JSON.parse(answer.body) as Quote), ...change };
      await route.fulfill({ ...answer, body: JSON.stringify(body) });
    });
    const reason = page.getByRole('alert').filter({ visible: true }).first();
    const open = async (quote: Partial<Quote>): Promise<void> => {
      change = quote;
      await page.goto('about:blank');
      await page.goto(`${addressOf(locale, 'product', { id })}#checkin=${checkin}&checkout=${checkout}`);
      await expectPage(page, 'page-product');
    };
    const none = { priceInfo: null, finalPrice: null } as const;
    const failing = (code: string): Partial<Quote> => ({
      ...none,
      bookable: false,
      errors: [{ code, message: `Said the hotel: ${code}` }],
    });
    await open(failing('PACKAGE_NOT_AVAILABLE_CHECKIN'));
    await refuseConsent(page);
    await expect(reason).toContainText(word('quote.checkinUnavailable'));
    const closed = page.locator(':has(> s)').filter({ hasText: word('dates.closed'), visible: true });
    await expect(closed).toHaveCount(1);
    await open(failing('PACKAGE_NOT_AVAILABLE'));
    await expect(reason).toContainText(word('quote.notBookable'));
    await expect(closed).toHaveCount(0);
    await expect(page.getByTestId('page-product')).not.toContainText(/PACKAGE_NOT|Said the hotel/);
    await open({ ...none, bookable: false, errors: [] });
    await expect(reason).toContainText(word('quote.notBookable'));
    await open({ ...none, bookable: true, errors: [] });
    await expect(reason).toContainText(word('quote.error'));
    for (const button of await page.getByTestId('book-button').filter({ visible: true }).all())
      await expect(button).toBeDisabled();
  });

for (const [locale, width, most] of [
  ['fr_FR', 390, 86],
  ['nl_NL', 1280, 250],
] as const)
  test(`long texts are cut at ${String(most)} characters and shown whole on request, in ${locale} at ${String(width)} px [PROD-034] [PROD-035]`, async ({
    page,
  }) => {
    const { complaints } = watchConsole(page);
    const word = (id: string): string => wordOf('remote-product', locale, id);
    await page.setViewportSize({ width, height: 900 });
    let id = '';
    for (const stay of await findStays(locale, 20)) {
      const { description } = await askJson<StayDetail>(
        locale,
        `/api/weekend/${stay.id}/detail.json?locale=${locale}`,
      );
      if (description.length > 250) id = stay.id;
    }
    await page.goto(addressOf(locale, 'product', { id }));
    await expectPage(page, 'page-product');
    await refuseConsent(page);
    const more = page.getByRole('button', { name: word('product.seeMore') });
    const cut = page.locator('p').filter({ hasText: /…$/, visible: true });
    await expect(more).not.toHaveCount(0);
    await expect(cut).toHaveCount(await more.count());
    for (const text of await cut.allInnerTexts()) {
      expect(text.length).toBeLessThanOrEqual(most + 1);
      expect(text.length).toBeGreaterThan(most / 2);
    }
    await more.first().click();
    await page.getByRole('button', { name: word('product.seeLess') }).click();
    await expect(cut).toHaveCount(await more.count());
    expect(complaints).toEqual([]);
  });

test('a tab of a stay is the current one from 30 percent of its section on [PROD-009]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { complaints } = watchConsole(page);
  const [stay] = await findStays('fr_FR', 1);
  await page.goto(addressOf('fr_FR', 'product', { id: stay?.id ?? '' }));
  await expectPage(page, 'page-product');
  await refuseConsent(page);
  const tabs = page.getByRole('navigation', {
    name: wordOf('remote-product', 'fr_FR', 'stay.tabs'),
    exact: true,
  });
  await expect(tabs.getByRole('link').nth(1)).toBeAttached();
  const ids = await tabs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)));
  const shown = () => tabs.locator('a[aria-current="true"]').getAttribute('href');
  /** Scrolls until this share of a section is below the bars. */
  const leave = (id: string, share: number): Promise<void> =>
    page.evaluate(
      ([section, wanted]) => {
        const bars = 62;
        const box = document.getElementById(section)?.getBoundingClientRect();
        if (!box) throw new Error(`There is no section ${section}.`);
        const most = Math.min(box.height, innerHeight - bars);
        scrollTo({ top: scrollY + box.bottom - bars - wanted * most, behavior: 'instant' });
      },
      [id, share] as const,
    );
  for (const [at, id] of ids.slice(0, 3).entries()) {
    await leave(id, 0.33);
    await expect.poll(shown, id).toBe(`#${id}`);
    await leave(id, 0.27);
    await expect.poll(shown, id).toBe(`#${ids[at + 1] ?? ''}`);
  }
  expect(complaints).toEqual([]);
});

interface Crumbs {
  readonly '@type': string;
  readonly itemListElement: readonly {
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** The structured data of a breadcrumb as a crawler reads it. A crawler waits for the page; a visitor's document does not. */
const crumbsFor = async (address: string): Promise<Crumbs['itemListElement']> => {
  const { body } = await askShop(address, { headers: { 'user-agent': 'Googlebot/2.1' } });
  const written = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = written.map(([, json = '{}']) => JSON.parse(json) as Crumbs);
  return data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
};

const firstStay = async (locale: Locale) => {
  const [stay] = await findStays(locale, 1);
  if (!stay) throw new Error(`No stay is sold in ${locale}.`);
  return stay;
};

const pagesWithBreadcrumb: readonly (readonly [hook: string, address: () => Promise<string>])[] = [
  ['page-product', async () => addressOf('nl_BE', 'product', { id: (await firstStay('nl_BE')).id })],
  ['page-hotel', async () => addressOf('nl_BE', 'hotel', { id: (await firstStay('nl_BE')).hotel.id })],
  ['page-gift', async () => addressOf('es_ES', 'single-voucher', { id: (await firstStay('es_ES')).id })],
  [
    'page-activity',
    async () => addressOf('fr_FR', 'activity', { id: (await findActivities('fr_FR', 1))[0]?.id ?? '' }),
  ],
  [
    'page-box',
    async () => {
      const [box] = await findBoxes('it_IT');
      return addressOf('it_IT', 'box', { slug: box?.slug ?? '', code: box?.code ?? '' });
    },
  ],
  ['page-search', () => Promise.resolve(addressOf('it_IT', 'search'))],
  ['page-ideas', () => Promise.resolve(addressOf('nl_NL', 'ideas'))],
];

for (const [hook, address] of pagesWithBreadcrumb)
  test(`the breadcrumb of ${hook} has structured data of each of its levels [SEO-007]`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const there = await address();
    await page.goto(there);
    await expectPage(page, hook);
    const levels = page.getByTestId(hook).locator('nav ol').first().locator(':scope > li:not([data-more])');
    await expect(levels.nth(1)).toBeAttached();
    const shown = await levels.evaluateAll((all) =>
      all.map((one) => [one.textContent.trim(), one.querySelector('a')?.pathname] as const),
    );
    const written = await crumbsFor(there);
    expect(written.map(({ position, name }) => [position, name.trim()])).toEqual(
      shown.map(([name], at) => [at + 1, name]),
    );
    const own = new URL(page.url()).pathname;
    expect(written.map(({ item }) => new URL(item).pathname)).toEqual(shown.map(([, link]) => link ?? own));
  });
