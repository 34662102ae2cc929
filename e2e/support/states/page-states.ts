import { expect, type Page, type Route } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { passOn } from '../http';
import { navigateInside } from '../checks/leaks';
import { addressOf } from '../site-pages';
import { expectPage, refuseConsent } from '../steps';
import type { StatePage, Subjects } from './state-pages';

/** "many" is the page as it is: the catalogue gives it many results. */
export const pageStates = [
  'many',
  'one',
  'empty',
  'loading',
  'error',
  'long words',
  'zoom 200 %',
  'zoom 400 %',
  'no JavaScript',
  'print',
] as const;

export type PageState = (typeof pageStates)[number];

const windowWidths = [390, 768, 1280, 1920] as const;

/** A zoomed window of 1280 px has half or a quarter of its CSS pixels. A4 at 96 dpi. */
export const widthsOf = (state: PageState): readonly number[] => {
  if (state === 'zoom 200 %') return [640];
  if (state === 'zoom 400 %') return [320];
  if (state === 'print') return [794];
  return windowWidths;
};

export const hasState = (page: StatePage, state: PageState): boolean => {
  if (state === 'one') return page.one !== undefined;
  if (state === 'empty') return page.empty !== undefined;
  if (state === 'loading' || state === 'error' || state === 'long words') return page.calls !== undefined;
  return state !== 'no JavaScript' || page.needsScript === undefined;
};

export interface Visit {
  readonly subject: StatePage;
  readonly state: PageState;
  readonly locale: Locale;
  readonly subjects: Subjects;
}

/** Texts of an answer that a person wrote. Ids, words of a vocabulary, addresses and dates stay. */
const written =
  /^(title|name|label|text|description|subtitle|city|cityName|hotelName|heading|intro|content)$/i;
const longest = 'Kasteeldomeinverblijfsarrangementsvoorwaarden';

/** Each written text begins with a word of 45 letters, as Dutch and German have them. */
const withLongWords = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withLongWords(item, name)]));
  return typeof value === 'string' && written.test(key) && value.length < 200 ? `${longest} ${value}` : value;
};

const lengthen = async (route: Route): Promise<void> => {
  const { status, headers, body } = await passOn(route);
  const { 'content-length': _, ...kept } = headers;
  await route.fulfill({ status, headers: kept, body: JSON.stringify(withLongWords(JSON.parse(body))) });
};

/**
 * From another page, because the server would answer the calls of a document itself. From one with a promotion bar and an announcement, as
 * the pages have that make calls: a header that gets more lines moves the page below it.
 */
const enterInside = async (page: Page, { subject, locale, subjects }: Visit): Promise<void> => {
  await page.goto(addressOf(locale, 'ideas'));
  await expectPage(page, 'page-ideas');
  await refuseConsent(page);
  await page.mouse.move(0, 0);
  // What moves in the half second after a click is no layout shift.
  await page.keyboard.press('Shift');
  await navigateInside(page, subject.address(locale, subjects));
};

const enterDirectly = async (page: Page, { subject, state, locale, subjects }: Visit): Promise<void> => {
  const other = state === 'one' ? subject.one : state === 'empty' ? subject.empty : undefined;
  await page.goto((other ?? subject.address)(locale, subjects));
  if (state === 'no JavaScript') return;
  await expectPage(page, subject.hook);
  await refuseConsent(page);
};

/** Brings a page into a state, and resolves when it shows it. */
export const enterState = async (page: Page, visit: Visit): Promise<void> => {
  const { subject, state } = visit;
  const calls = subject.calls ?? /$^/;
  if (state === 'loading') {
    await page.route(calls, () => new Promise<void>(() => undefined));
    await enterInside(page, visit);
    await expect(page.locator('[aria-busy="true"], [data-state="loading"]').first()).toBeAttached();
    return;
  }
  if (state === 'error' || state === 'long words') {
    await page.route(calls, (route) =>
      state === 'error' ? route.fulfill({ status: 503, json: {} }) : lengthen(route),
    );
    await enterInside(page, visit);
    await expectPage(page, subject.hook);
    // A failing call is repeated a few times before the page says so.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    return;
  }
  await enterDirectly(page, visit);
  if (state === 'print') await page.emulateMedia({ media: 'print' });
};
