import type { Browser, Page } from 'playwright';
import { addDays, systemClock, weekdayOf, zonedNow } from '@detour/shared-contracts/base';
import { only, openBrowser, openPhone, rounds, shop } from './slow-phone';

/** Hash of a search with dates: the night of a Tuesday eight weeks ahead, when most stays are free. */
const dated = (): string => {
  const { date } = zonedNow(systemClock.now(), 'Europe/Paris');
  const ahead = addDays(date, 56);
  const checkin = addDays(ahead, (9 - weekdayOf(ahead)) % 7);
  return `#checkin=${checkin}&checkout=${addDays(checkin, 1)}&nights=1`;
};

/** A step of a visitor inside the document: from a page that is at rest to the heading of the next one. */
interface Move {
  readonly name: string;
  /** Path and hash of the first document. */
  from(): string;
  /** Test id of the shown page, before the move and after it. */
  readonly pages: readonly [before: string, after: string];
  /** CSS selector of what the visitor presses. Null for the browser's Back. */
  readonly press: string | null;
  /** A step before the measured one. */
  readonly first?: { readonly press: string; readonly page: string };
}

const card = '[data-testid="result-card"] a[href]';

const moves: readonly Move[] = [
  {
    name: 'home → results',
    from: () => '/',
    pages: ['page-home', 'page-search'],
    press: '[data-testid="searchbox-submit"]',
  },
  {
    name: 'results → stay',
    from: () => `/recherche${dated()}`,
    pages: ['page-search', 'page-product'],
    press: card,
  },
  {
    name: 'stay → summary',
    from: () => `/recherche${dated()}`,
    first: { press: card, page: 'page-product' },
    pages: ['page-product', 'page-summary'],
    press: '[data-testid="book-button"]',
  },
  {
    name: 'stay → back',
    from: () => `/recherche${dated()}`,
    first: { press: card, page: 'page-product' },
    pages: ['page-product', 'page-search'],
    press: null,
  },
];

/** What a visitor does on a page: the time from an input to the next frame that the browser paints (INP). */
interface Interaction {
  readonly name: string;
  readonly from: string;
  readonly page: string;
  act(page: Page): Promise<void>;
}

const visible = (page: Page, testId: string) => page.getByTestId(testId).filter({ visible: true }).first();

const interactions: readonly Interaction[] = [
  {
    name: 'typing a place',
    from: '/',
    page: 'page-home',
    async act(page) {
      await visible(page, 'searchbox-destination').tap();
      await page.keyboard.type('Bord', { delay: 250 });
      await visible(page, 'searchbox-suggestion').waitFor();
    },
  },
  {
    name: 'opening the calendar',
    from: '/',
    page: 'page-home',
    async act(page) {
      await visible(page, 'searchbox-dates').tap();
      await visible(page, 'calendar-day').waitFor();
    },
  },
  {
    name: 'applying a filter',
    from: '/recherche',
    page: 'page-search',
    async act(page) {
      await page.getByTestId('filters-count').locator('xpath=..').tap();
      await page.locator('input[type="checkbox"]:visible').first().locator('xpath=..').tap();
      await visible(page, 'filter-confirm').tap();
      await visible(page, 'filter-confirm').waitFor({ state: 'hidden' });
    },
  },
];

/** Waits until nothing is loaded for a second and a half. */
const rest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
};

const headingOf = (testId: string): string => `[data-testid="${testId}"] h1`;

/** Times (ms) from the press: until a frame shows the heading of the next page, on its cover or on itself, and until the page itself does. */
interface MoveTimes {
  readonly seen: number;
  readonly own: number;
}

/** Times of one line of the result. Only a move has the first of them. */
type LineTimes = Pick<MoveTimes, 'own'> & Partial<MoveTimes>;

/** The heading on the cover of a page of which something is known. */
const coverHeading = '[data-part="known-title"]';

/**
 * Runs in the page: presses the element, or goes back. It must name no function inside: the loader would wrap it in a helper that the
 * page lacks.
 */
const timeMove = ({
  press,
  heading,
  cover,
}: {
  press: string | null;
  heading: string;
  cover: string;
}): Promise<MoveTimes> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    let seen = 0;
    const timer = setInterval(() => {
      const isOwn = (document.querySelector(heading)?.getClientRects().length ?? 0) > 0;
      if (seen === 0 && (isOwn || (document.querySelector(cover)?.getClientRects().length ?? 0) > 0))
        requestAnimationFrame(() => (seen ||= performance.now() - began));
      if (isOwn) requestAnimationFrame(() => resolve({ seen, own: performance.now() - began }));
      else if (performance.now() - began > 30_000) reject(new Error(`no ${heading}`));
      else return;
      clearInterval(timer);
    }, 4);
    const shown = [...document.querySelectorAll<HTMLElement>(press ?? 'nothing')].find(
      (element) => element.getClientRects().length > 0,
    );
    if (shown) shown.click();
    else history.back();
  });

/** A browser that saves data: the shop then prepares nothing that is not asked for. */
const thrifty = (): void =>
  void Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });

const consent = '[data-testid="consent-refuse"]';

const start = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(shop.origin + path, { waitUntil: 'load', timeout: 60_000 });
  await page.locator(headingOf(heading)).first().waitFor({ timeout: 30_000 });
  await rest(page);
  const refuse = page.locator(consent);
  if ((await refuse.count()) > 0) await refuse.first().tap();
};

const takeMove = async (browser: Browser, move: Move, isPrepared: boolean): Promise<MoveTimes> => {
  const { context, page } = await openPhone(browser);
  try {
    if (!isPrepared) await page.addInitScript(thrifty);
    const [before, after] = move.pages;
    await start(page, move.from(), move.first ? 'page-search' : before);
    if (move.first) {
      const { press, page: next } = move.first;
      await page.evaluate(timeMove, { press, heading: headingOf(next), cover: coverHeading });
      await rest(page);
    }
    if (isPrepared && move.press !== null) {
      await page
        .locator(move.press)
        .filter({ visible: true })
        .first()
        .dispatchEvent('pointerdown', { bubbles: true });
      await rest(page);
    }
    return await page.evaluate(timeMove, {
      press: move.press,
      heading: headingOf(after),
      cover: coverHeading,
    });
  } finally {
    await context.close();
  }
};

interface EventSeen extends PerformanceEntry {
  readonly interactionId?: number;
}

const watchEvents = (): void => {
  const seen: number[] = [];
  Object.assign(globalThis, { benchEvents: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventSeen[])
      if ((entry.interactionId ?? 0) > 0) seen.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

const takeInteraction = async (browser: Browser, interaction: Interaction): Promise<LineTimes> => {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(watchEvents);
    await start(page, interaction.from, interaction.page);
    await page.evaluate(() => (globalThis as unknown as { benchEvents: number[] }).benchEvents.splice(0));
    await interaction.act(page);
    await page.waitForTimeout(500);
    const own = await page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { benchEvents: number[] }).benchEvents),
    );
    return { own };
  } finally {
    await context.close();
  }
};

const medianOf = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0).padStart(8);
};

const line = (name: string, times: readonly LineTimes[]): string => {
  const own = times.map((time) => time.own);
  const seen = times.flatMap((time) => time.seen ?? []);
  return [
    name.padEnd(34),
    seen.length > 0 ? medianOf(seen) : ' '.repeat(8),
    medianOf(own),
    Math.max(0, ...own)
      .toFixed(0)
      .padStart(8),
  ].join(' ');
};

/**
 * Steps inside the running shop on a slow phone: prepared (the link was visible while the page was idle, and is touched), not prepared
 * (a browser that saves data), and the slowest input of three interactions.
 */
export const benchMoves = async (): Promise<string> => {
  const browser = await openBrowser();
  const tasks = [
    ...moves.flatMap((move) =>
      [true, false].map((isPrepared) => ({
        name: `${move.name}${isPrepared ? ', prepared' : ''}`,
        take: () => takeMove(browser, move, isPrepared),
      })),
    ),
    ...interactions.map((interaction) => ({
      name: `INP: ${interaction.name}`,
      take: () => takeInteraction(browser, interaction),
    })),
  ]
    .filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))
    .map((task) => ({ ...task, times: [] as LineTimes[] }));
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const task of round % 2 === 0 ? tasks : tasks.toReversed()) {
        const time = await task.take();
        if (round > 0) task.times.push(time);
      }
    return [
      `${rounds} new visitors for each line, on a phone: 390 px, CPU 4 times slower, 1.6 Mbit/s, 150 ms.`,
      'heading: until a frame shows the heading of the next page, on its cover or on itself. page: until the page itself shows it.',
      `${'ms'.padEnd(34)} ${'heading'.padStart(8)} ${'page'.padStart(8)} ${'slowest'.padStart(8)}`,
      ...tasks.map(({ name, times }) => line(name, times)),
    ].join('\n');
  } finally {
    await browser.close();
  }
};
