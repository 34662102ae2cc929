import type { Browser, CDPSession, Page } from 'playwright';
import { openPhone } from './slow-phone';

/** One cold visit. Times in ms since the start of the navigation, sizes in bytes on the wire. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: the part over 50 ms of each long task after the first paint. */
  readonly tbt: number;
  /** Sum of layout shifts without input. */
  readonly cls: number;
  readonly script: number;
  readonly decodedScript: number;
  readonly html: number;
  readonly font: number;
}

/** A visit is over when nothing was loaded and no long task ran for so long (ms). */
const quiet = 1500;
const longest = 30_000;

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: [start: number, duration: number][];
}

type ObservedEntry = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean };

/** Runs in the page before its scripts. It must name no function inside: the loader would wrap it in a helper that the page lacks. */
const observe = (): void => {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { benchSeen: seen });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const {
        name,
        startTime,
        duration,
        value,
        hadRecentInput,
      } of list.getEntries() as ObservedEntry[]) {
        if (type === 'longtask') seen.tasks.push([startTime, duration]);
        else if (type === 'largest-contentful-paint') seen.lcp = startTime;
        else if (type === 'layout-shift' && hadRecentInput !== true) seen.cls += value ?? 0;
        else if (name === 'first-contentful-paint') seen.fcp = startTime;
      }
    }).observe({ type, buffered: true });
  }
};

interface Transfers {
  readonly bytes: { script: number; decodedScript: number; html: number; font: number };
  /** Time (ms, of this process) of the last byte. */
  last(): number;
}

const kindOf: Readonly<Record<string, 'script' | 'html' | 'font'>> = {
  Script: 'script',
  Document: 'html',
  Font: 'font',
};

/** Counts what the page loads. */
const countTransfers = (session: CDPSession): Transfers => {
  const bytes = { script: 0, decodedScript: 0, html: 0, font: 0 };
  const kinds = new Map<string, string>();
  let last = performance.now();
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    last = performance.now();
    if (kinds.get(requestId) === 'Script') bytes.decodedScript += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    const kind = kindOf[kinds.get(requestId) ?? ''];
    if (kind) bytes[kind] += encodedDataLength;
  });
  return { bytes, last: () => last };
};

const seenBy = (page: Page): Promise<Observed> =>
  page.evaluate(() => (globalThis as unknown as { benchSeen: Observed }).benchSeen);

const settle = async (page: Page, transfers: Transfers): Promise<Observed> => {
  const began = performance.now();
  for (;;) {
    await page.waitForTimeout(250);
    const seen = await seenBy(page);
    const now = await page.evaluate(() => performance.now());
    const [start, duration] = seen.tasks.at(-1) ?? [0, 0];
    const isQuiet = performance.now() - transfers.last() > quiet && now - (start + duration) > quiet;
    if (isQuiet && seen.lcp > 0) return seen;
    if (performance.now() - began > longest) {
      if (seen.lcp > 0) return seen;
      throw new Error(`${page.url()} painted nothing that the browser measured within ${longest / 1000} s.`);
    }
  }
};

/** Visits the URL with empty caches on a slow phone. */
export const visitPage = async (browser: Browser, url: string): Promise<Visit> => {
  const { context, page, session } = await openPhone(browser);
  try {
    const transfers = countTransfers(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const { fcp, lcp, cls, tasks } = await settle(page, transfers);
    const tbt = tasks
      .filter(([start, duration]) => start + duration > fcp)
      .reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50), 0);
    return { fcp, lcp, cls, tbt, ...transfers.bytes };
  } finally {
    await context.close();
  }
};
