import type { Browser } from 'playwright';
import { checkIds, shortOf, type CheckId, type Finding } from './checks';
import { followLinks } from './follow-links';
import { judgePage } from './judge-page';
import { loseScripts } from './lost-scripts';
import { readFacts, type PageFacts } from './read-facts';
import { startVisit, type VisitOptions } from './visit';

export interface ShopOptions extends VisitOptions {
  /** Pages that are visited, the first included. */
  readonly pages: number;
  /** Scripts of a page that are lost, each in turn. */
  readonly scripts: number;
  /** Prints the step that begins. */
  print(step: string): void;
}

/** What one page loads before it is usable. */
interface PageFigures {
  readonly path: string;
  readonly requests: number;
  /** Scripts and styles before the `load` event. */
  readonly files: number;
  /** Scripts and styles that wait for each other; 1 is one wave. */
  readonly waves: number;
}

export interface ShopReport {
  readonly format: 1;
  readonly shop: string;
  readonly browser: string;
  readonly pages: readonly PageFigures[];
  /** Checks that hold on all pages. */
  readonly passed: readonly CheckId[];
  readonly findings: readonly Finding[];
}

/** Links of the first page that are followed. */
const followedLinks = 2;

const missingPath = '/conformance-no-such-page';

const firstSegment = (address: string): string => new URL(address).pathname.split('/')[1] ?? '';

/** Links to other pages of the shop, those of a kind not seen before first. The kind of a page is the first part of its path. */
const otherPages = ({ address, live }: PageFacts): readonly string[] => {
  const { origin, pathname } = new URL(address);
  const own = live.ways.filter((link) => {
    const url = new URL(link);
    return url.origin === origin && url.pathname !== pathname && !/\.\w{2,5}$/.test(url.pathname);
  });
  const kinds = new Set([firstSegment(address)]);
  const fresh = own.filter((link) => {
    const isNew = !kinds.has(firstSegment(link));
    kinds.add(firstSegment(link));
    return isNew;
  });
  return [...fresh, ...own.filter((link) => !fresh.includes(link))];
};

const wavesOf = ({ files }: PageFacts): number => {
  const early = new Map(files.filter((file) => file.early).map((file) => [file.address, file.parent]));
  const waveOf = (address: string, depth = 1): number => {
    const parent = early.get(address);
    return parent && early.has(parent) && depth < early.size ? waveOf(parent, depth + 1) : depth;
  };
  return Math.max(0, ...[...early.keys()].map((address) => waveOf(address)));
};

const figuresOf = (facts: PageFacts): PageFigures => ({
  path: shortOf(facts.address, new URL(facts.address).origin),
  requests: facts.requests,
  files: facts.files.filter(({ early }) => early).length,
  waves: wavesOf(facts),
});

const checkMissing = async (browser: Browser, origin: string, options: ShopOptions): Promise<Finding[]> => {
  const visit = await startVisit(browser, options);
  try {
    const status = (await visit.open(origin + missingPath))?.status() ?? 0;
    return status === 404
      ? []
      : [{ check: 'unknown-path', path: missingPath, reason: `The status is ${status}.` }];
  } finally {
    await visit.close();
  }
};

/** Checks a shop by its address. Throws when its first page does not answer. */
export const checkShop = async (
  browser: Browser,
  address: string,
  options: ShopOptions,
): Promise<ShopReport> => {
  options.print(address);
  const first = await readFacts(browser, address, options);
  if (first.status >= 400) throw new Error(`${address} answers ${first.status}.`);
  const { origin } = new URL(first.address);
  const others = otherPages(first);
  const pages = [first];
  for (const other of others.slice(0, options.pages - 1)) {
    options.print(other);
    pages.push(await readFacts(browser, other, options));
  }
  const findings: Finding[] = pages.flatMap(judgePage);
  for (const facts of pages) {
    options.print(`${facts.address} without its scripts`);
    const path = shortOf(facts.address, origin);
    for (const reason of await loseScripts(browser, facts, { ...options, most: options.scripts }))
      findings.push({ check: 'lost-script', path, reason });
  }
  options.print('links');
  findings.push(...(await followLinks(browser, first, others.slice(0, followedLinks), options)));
  findings.push(...(await checkMissing(browser, origin, options)));
  return {
    format: 1,
    shop: first.address,
    browser: `Chromium ${browser.version()}`,
    pages: pages.map(figuresOf),
    passed: checkIds.filter((id) => findings.every(({ check }) => check !== id)),
    findings,
  };
};
