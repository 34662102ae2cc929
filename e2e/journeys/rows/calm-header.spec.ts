import { expect, test, type Page } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { holdRequests } from '../../support/hold-requests';
import { saveData } from '../../support/journey';
import { addressOf } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

/** The skeleton of a page, not of its cards. */
const cover = '[data-skeleton][aria-busy]';

interface Seen {
  /** Page or skeleton below the header. */
  readonly below: string;
  /** Top of the header (px). */
  readonly header: number;
}

/** Notes in each frame where the header is, and above what. */
const watchHeader = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(globalThis, { seenHeaders: seen });
    const note = (): void => {
      const header = document.querySelector('[data-testid="header"]');
      const below =
        document.querySelector<HTMLElement>('[data-skeleton][aria-busy]')?.dataset['skeleton'] ??
        document.querySelector<HTMLElement>('#slot [data-testid^="page-"]')?.dataset['testid'] ??
        'nothing';
      if (header) seen.push({ below, header: Math.round(header.getBoundingClientRect().top) });
      requestAnimationFrame(note);
    };
    note();
  });

/** Each different position, in order. */
const seenHeaders = async (page: Page): Promise<readonly Seen[]> => {
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seenHeaders: readonly Seen[] }).seenHeaders,
  );
  return seen.filter((one, at) => one.below !== seen[at - 1]?.below || one.header !== seen[at - 1]?.header);
};

const openHome = async (page: Page): Promise<void> => {
  await saveData(page);
  await page.goto(addressOf('fr_FR', 'home'));
  await expectPage(page, 'page-home');
  // The code of the frame draws the skeleton: it has come when the banner answers.
  await refuseConsent(page);
};

/** Goes to the activities in more than the half second for which a press excuses what moves. */
const goToActivities = async (page: Page): Promise<void> => {
  const release = await holdRequests(page, '**/api/**');
  await page.getByTestId('header').getByTestId('flow-activity').click();
  await expect(page.locator(cover)).toBeVisible();
  await page.waitForFunction(
    (since) => performance.now() - since > 700,
    await page.evaluate(() => performance.now()),
  );
  release();
  await expectPage(page, 'page-search');
  await expect(page.locator(cover)).toHaveCount(0);
};

for (const width of [390, 1280])
  test(`a slow step from the home page to activities leaves the header where it is, ${width} px [PROMO-001]`, async ({
    page,
  }) => {
    test.slow();
    const { complaints } = watchConsole(page);
    await page.setViewportSize({ width, height: 844 });
    await openHome(page);
    await watchHeader(page);
    await goToActivities(page);
    const seen = await seenHeaders(page);
    expect(seen.map(({ below }) => below)).toEqual(['page-home', 'search', 'page-search']);
    expect(new Set(seen.map(({ header }) => header)).size).toBe(1);
    expect(complaints).toEqual([]);
  });

test('without a bar for activities the header moves once, in one frame with the skeleton [PROMO-001] [BANNER-001]', async ({
  page,
}) => {
  test.slow();
  // As an editor's version without a bar for this flow.
  await page.route('**/_shell/content/**', async (route) => {
    const { body } = await passOn(route);
    const changed = body.replaceAll('"flow":"activity","pages"', '"flow":"none","pages"');
    expect(changed).not.toBe(body);
    await route.fulfill({ contentType: 'application/json', body: changed });
  });
  await openHome(page);
  await watchHeader(page);
  await goToActivities(page);
  const seen = await seenHeaders(page);
  expect(seen.map(({ below }) => below)).toEqual(['page-home', 'search', 'page-search']);
  expect(seen.map(({ header }) => header > 0)).toEqual([true, false, false]);
});
