import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright';
import {
  readContent,
  readIntegrity,
  readMetaPolicies,
  readSheets,
  type Content,
  type Sheet,
} from './read-page';
import { usedShares } from './used-share';
import { startVisit, type LoadedFile, type VisitOptions } from './visit';

/** What one page shows and loads. Checks judge it without a browser. */
export interface PageFacts {
  readonly address: string;
  readonly status: number;
  /** Content-Security-Policies of response and document. */
  readonly policies: readonly string[];
  /** Without JavaScript. */
  readonly drawn: Content;
  /** After the scripts. */
  readonly live: Content;
  readonly files: readonly LoadedFile[];
  readonly fetched: readonly string[];
  /** Share (0–1) of each script that ran, by address. */
  readonly shares: ReadonlyMap<string, number>;
  /** Addresses with an integrity hash. */
  readonly hashed: readonly string[];
  readonly sheets: readonly Sheet[];
  readonly complaints: readonly string[];
  /** Serious and critical findings of axe. */
  readonly barriers: readonly string[];
  /** Requests of a first visit. */
  readonly requests: number;
}

const readDrawn = async (browser: Browser, address: string, options: VisitOptions): Promise<Content> => {
  const visit = await startVisit(browser, options, false);
  try {
    await visit.open(address);
    return await readContent(visit.page, false);
  } finally {
    await visit.close();
  }
};

const readLive = async (
  browser: Browser,
  address: string,
  options: VisitOptions,
): Promise<Omit<PageFacts, 'drawn'>> => {
  const visit = await startVisit(browser, options);
  try {
    const { page } = visit;
    await page.coverage.startJSCoverage({ reportAnonymousScripts: false });
    const response = await visit.open(address);
    const shares = usedShares(await page.coverage.stopJSCoverage());
    const header = await response?.headerValues('content-security-policy');
    const read = {
      address: page.url(),
      status: response?.status() ?? 0,
      policies: [...(header ?? []), ...(await readMetaPolicies(page))],
      live: await readContent(page),
      files: visit.files(),
      fetched: visit.fetched(),
      shares,
      hashed: await readIntegrity(page),
      sheets: await readSheets(page),
      requests: visit.requests(),
      complaints: [...visit.complaints],
    };
    const { violations } = await new AxeBuilder({ page }).analyze();
    const barriers = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ') ?? ''})`);
    return { ...read, barriers };
  } finally {
    await visit.close();
  }
};

/** Visits a page with JavaScript, then without it: a server that has just started is not judged by its first answer. */
export const readFacts = async (
  browser: Browser,
  address: string,
  options: VisitOptions,
): Promise<PageFacts> => {
  const live = await readLive(browser, address, options);
  return { ...live, drawn: await readDrawn(browser, address, options) };
};
