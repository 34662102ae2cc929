import { expect, test, type Page } from 'playwright/test';
import { addressOf, findActivities, findBoxes, findStays } from '../support/site-pages';
import { saveData } from '../support/journey';
import { expectPage, refuseConsent } from '../support/steps';
import { countLeft, countTimers, fireTimers, navigateInside, type LeftBehind } from '../support/checks/leaks';

/** Mounts per phase: the warm-up fills bounded caches, and the measured rounds must leave nothing. */
const isProof = process.env['PROOF'] !== undefined;
const warmUp = isProof ? 25 : 6;
const rounds = isProof ? 200 : 6;
/** Bytes per round: less than one small component. In the sample the first rounds still fill caches. */
const heapNoise = isProof ? 1_000 : 100_000;

interface Side {
  readonly address: () => Promise<string>;
  readonly hook: string;
  /** Fragments that the page mounts near the viewport. */
  readonly fragments?: readonly string[];
  /** What a visitor does to trigger a fragment. */
  readonly approach?: (page: Page) => Promise<void>;
}

const address = (...parameters: Parameters<typeof addressOf>) => Promise.resolve(addressOf(...parameters));

const stay =
  (search = '') =>
  async () => {
    const [found] = await findStays('fr_FR', 1);
    return addressOf('fr_FR', 'home').replace(/\/$/, '') + (found?.uri ?? '') + search;
  };

const box = async () => {
  const [found] = await findBoxes('fr_FR');
  return addressOf('fr_FR', 'box', { code: found?.code ?? '', slug: found?.slug ?? '' });
};

const activity = async () => {
  const [found] = await findActivities('fr_FR', 1);
  return addressOf('fr_FR', 'activity', { id: found?.id ?? '' });
};

const pairs: Readonly<Record<string, readonly [Side, Side]>> = {
  'remote-search and remote-product with its fragments': [
    { address: () => address('fr_FR', 'search'), hook: 'page-search' },
    { address: stay(), hook: 'page-product', fragments: ['recently-viewed'] },
  ],
  'remote-gifting and its panel on a stay': [
    { address: () => address('fr_FR', 'giftcard-customization'), hook: 'page-giftcard-customization' },
    { address: stay('?flow=gifting'), hook: 'page-product', fragments: ['gift-panel'] },
  ],
  'remote-boxes with the gift drawer, and remote-activities': [
    {
      address: box,
      hook: 'page-box',
      fragments: ['gift-drawer'],
      approach: (page) => page.getByTestId('gift-offer-button').first().hover(),
    },
    { address: activity, hook: 'page-activity', fragments: ['recently-viewed'] },
  ],
  'remote-account and the not-found page of the shell': [
    { address: () => address('fr_FR', 'signin'), hook: 'page-signin' },
    {
      address: () => Promise.resolve(`${addressOf('fr_FR', 'home')}nulle-part`),
      hook: 'page-not-found',
      fragments: ['searchbox'],
    },
  ],
};

const show = async (page: Page, to: string, side: Side): Promise<void> => {
  await navigateInside(page, to);
  await expect(page.getByTestId(side.hook)).toBeVisible({ timeout: 20_000 });
  await side.approach?.(page);
  for (const name of side.fragments ?? []) {
    const fragment = page.locator(`[data-fragment="${name}"]`).first();
    // Content above may still grow and push it out of view.
    const approach = (element: Element): string | null => {
      (element.getClientRects().length > 0 ? element : (element.parentElement ?? element)).scrollIntoView();
      return element.getAttribute('data-remote-state');
    };
    await expect.poll(() => fragment.evaluate(approach), { timeout: 20_000 }).toBe('mounted');
  }
};

for (const [name, sides] of Object.entries(pairs)) {
  test(`${name}: ${rounds} mounts leave no node, listener, timer or style [SHELL-010]`, async ({
    page,
  }, info) => {
    test.setTimeout(60_000 + rounds * 6000);
    await countTimers(page);
    // The scripts of pages that are prepared unasked stay in the document, and arrive in any round.
    await saveData(page);
    const [first, second] = [await sides[0].address(), await sides[1].address()];
    await page.goto(first, { waitUntil: 'commit' });
    await expectPage(page, sides[0].hook);
    await refuseConsent(page);
    const goRound = async (times: number): Promise<void> => {
      for (let round = 0; round < times; round += 1) {
        await show(page, second, sides[1]);
        await show(page, first, sides[0]);
      }
    };
    await goRound(warmUp);
    await settle(page);
    const before = await countLeft(page);
    await goRound(rounds);
    await settle(page);
    const after = await countLeft(page);
    info.annotations.push({ type: 'figures', description: describe(before, after) });
    // One leaked node, listener, timer or rule per mount would add at least `rounds`.
    expect(after.nodes - before.nodes).toBeLessThan(rounds);
    expect(after.listeners - before.listeners).toBeLessThan(rounds);
    expect(after.intervals).toBe(before.intervals);
    expect(after.timers - before.timers).toBeLessThan(rounds);
    expect(after.styles).toBeLessThanOrEqual(before.styles);
    // A late block may add its own few rules. A leaked cache per mount would add hundreds.
    expect(after.rules - before.rules).toBeLessThan(isProof ? rounds * 5 : 100);
    expect((after.heap - before.heap) / rounds).toBeLessThan(heapNoise);
  });
}

/**
 * single-spa monitors each lifecycle by a timer of five seconds that it never clears. Fires them here, so that the test need not
 * wait.
 */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await fireTimers(page, 5000);
};

const describe = (before: LeftBehind, after: LeftBehind): string =>
  Object.keys(before)
    .map((key) => `${key} ${before[key as keyof LeftBehind]} → ${after[key as keyof LeftBehind]}`)
    .join(', ');
