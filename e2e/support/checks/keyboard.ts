import { expect, type Page } from 'playwright/test';

/** Name of the focused element, as a person would call it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return '';
    const name = element.getAttribute('name') ?? '';
    const hook =
      element.dataset['testid'] ?? element.closest<HTMLElement>('[data-testid]')?.dataset['testid'] ?? '';
    return `${element.tagName} ${hook} ${name} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 80) ?? ''}`.trim();
  });

/** Presses Tab until the wanted element has the focus. Fails if no tab stop of the page matches. */
export const tabTo = async (page: Page, wanted: RegExp, most = 120): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    const now = await focused(page);
    if (wanted.test(now)) return;
    passed.push(now.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  expect(passed, `no stop like ${String(wanted)}`).toEqual([]);
};
