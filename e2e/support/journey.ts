import { expect, type Page } from 'playwright/test';
import { askShop } from './http';

/** URL of a stay on sale, from the gateway's search. */
export const findStayPath = async (origin: string): Promise<string> => {
  const answer = await askShop(`${origin}/api/offers.json`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      locale: 'fr_FR',
      flow: 'booking',
      searchServiceProvider: 'default',
      orderBy: 'priceQuality',
      pagination: { page: 0, limit: 1 },
      numberOfPackagesPerHotel: 1,
      searchCriteria: { adult: 2 },
    }),
  });
  expect(answer.status).toBe(200);
  const { exactMatch } = JSON.parse(answer.body) as { exactMatch: { uri: string }[] };
  const uri = exactMatch[0]?.uri;
  if (!uri) throw new Error('The shop has no stay on sale.');
  return uri;
};

export const openFirstStay = async (page: Page, origin: string): Promise<void> => {
  await page.goto(origin + (await findStayPath(origin)), { waitUntil: 'commit' });
};

/**
 * Makes the browser one that saves data, so that the shop prepares no page unasked (0899): for tests that hold or fail a call of the next
 * page. Call it before the first document.
 */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
