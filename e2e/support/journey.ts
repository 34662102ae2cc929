import { expect, type Page } from 'playwright/test';

/** Address of a stay that is on sale, from the gateway's own search. */
export const findStayPath = async (page: Page, origin: string): Promise<string> => {
  const answer = await page.request.post(`${origin}/api/offers.json`, {
    headers: { origin },
    data: {
      locale: 'fr_FR',
      flow: 'booking',
      searchServiceProvider: 'default',
      orderBy: 'priceQuality',
      pagination: { page: 0, limit: 1 },
      numberOfPackagesPerHotel: 1,
      searchCriteria: { adult: 2 },
    },
  });
  expect(answer.status()).toBe(200);
  const { exactMatch } = (await answer.json()) as { exactMatch: { uri: string }[] };
  const uri = exactMatch[0]?.uri;
  if (!uri) throw new Error('The shop has no stay to open.');
  return uri;
};

export const openFirstStay = async (page: Page, origin: string): Promise<void> => {
  await page.goto(origin + (await findStayPath(page, origin)), { waitUntil: 'commit' });
};
