import type { Browser, Page } from 'playwright';
import { shortOf, type Finding } from './checks';
import { notAWay, readContent } from './read-page';
import type { PageFacts } from './read-facts';
import { startVisit, type Visit, type VisitOptions } from './visit';

/** Milliseconds that a click has to change the address. */
const clickPatience = 5000;

interface Place {
  readonly address: string;
  readonly heading: string | null;
}

const placeOf = async (page: Page): Promise<Place> => ({
  address: page.url(),
  heading: (await readContent(page)).heading,
});

const nameOf = ({ address, heading }: Place, origin: string): string =>
  `${shortOf(address, origin)} with ${heading === null ? 'no heading' : `"${heading}"`}`;

/** Clicks a link as a script does, so that a banner above it does not matter. False when the address stays. */
const follow = async ({ page, rest }: Visit, link: string): Promise<boolean> => {
  const before = page.url();
  await page.evaluate(
    ({ address, other }) => {
      [...document.querySelectorAll('a')]
        .find((anchor) => anchor.href === address && !anchor.matches(other))
        ?.click();
    },
    { address: link, other: notAWay },
  );
  const changed = await page
    .waitForURL((url) => url.href !== before, { timeout: clickPatience, waitUntil: 'commit' })
    .then(() => true)
    .catch(() => false);
  await rest();
  return changed;
};

const go = async (visit: Visit, way: 'goBack' | 'goForward'): Promise<Place> => {
  await visit.page[way]({ waitUntil: 'commit', timeout: clickPatience }).catch(() => null);
  await visit.rest();
  return placeOf(visit.page);
};

const isSame = (one: Place, other: Place): boolean =>
  one.address === other.address && one.heading === other.heading;

/** Follows one link, then goes back, forward and loads again. */
const walk = async (visit: Visit, start: Place, link: string): Promise<readonly Omit<Finding, 'path'>[]> => {
  const { origin } = new URL(start.address);
  const found: Omit<Finding, 'path'>[] = [];
  if (!(await follow(visit, link)))
    return [
      { check: 'plain-links', reason: `A click on ${shortOf(link, origin)} does not change the address.` },
    ];
  const there = await placeOf(visit.page);
  const back = await go(visit, 'goBack');
  if (!isSame(back, start))
    found.push({
      check: 'history',
      reason: `Back from ${nameOf(there, origin)} is ${nameOf(back, origin)}.`,
    });
  const forth = await go(visit, 'goForward');
  if (!isSame(forth, there))
    found.push({
      check: 'history',
      reason: `Forward to ${nameOf(there, origin)} is ${nameOf(forth, origin)}.`,
    });
  const response = await visit.page.reload({ waitUntil: 'load', timeout: 30_000 });
  await visit.rest();
  const again = await placeOf(visit.page);
  const status = response?.status() ?? 0;
  if (!isSame(again, there) || status >= 400)
    found.push({
      check: 'reload',
      reason: `${nameOf(there, origin)} is ${nameOf(again, origin)} after a reload (${status}).`,
    });
  return found;
};

/** Follows links of a page, each as a new visitor. */
export const followLinks = async (
  browser: Browser,
  { address }: PageFacts,
  links: readonly string[],
  options: VisitOptions,
): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  for (const link of links) {
    const visit = await startVisit(browser, options);
    try {
      await visit.open(address);
      const start = await placeOf(visit.page);
      const path = shortOf(start.address, new URL(address).origin);
      for (const finding of await walk(visit, start, link)) found.push({ ...finding, path });
    } finally {
      await visit.close();
    }
  }
  return found;
};
