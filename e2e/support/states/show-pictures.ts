import { expect, type Page } from 'playwright/test';

/** Longest wait for pictures (ms). One that takes longer is seen as missing. */
const patience = 8000;

/** Scrolls through the page once and back, so that each picture is asked for, and waits for them. Without timers of the page, which may run no scripts. */
export const showPictures = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  for (let screen = 0; screen < height; screen += 0.8)
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const missing = (): Promise<number> =>
    page.evaluate(
      () => [...document.images].filter((image) => !image.complete && image.checkVisibility()).length,
    );
  await expect
    .poll(missing, { timeout: patience })
    .toBe(0)
    .catch(() => undefined);
};
