import type { Page } from 'playwright/test';

/** Holds the requests of a page until the returned function is called. `pattern` is a glob of addresses. */
export const holdRequests = async (page: Page, pattern: string): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
