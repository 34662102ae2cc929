import type { Page } from 'playwright/test';

declare global {
  /** Sum of the shifts that no input caused. */
  var layoutShifts: { value: number; readonly by: string[] } | undefined;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

/** Counts layout shifts from the first document on. Call it before `goto`. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const total = { value: 0, by: [] as string[] };
    globalThis.layoutShifts = total;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        total.value += entry.value;
        for (const { node } of entry.sources ?? []) {
          const element = node instanceof Element ? node : node?.parentElement;
          const named = element?.closest('[data-testid]')?.getAttribute('data-testid') ?? '';
          total.by.push(`${element?.tagName.toLowerCase() ?? '?'} in ${named} (${entry.value.toFixed(3)})`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Sum of the shifts of a page while it loads. */
export const mostShift = 0.02;

/** The sum so far, and what moved, each part once. */
export const shiftsOf = async (
  page: Page,
): Promise<{ readonly value: number; readonly by: readonly string[] }> => {
  const shifts = await page.evaluate(() => globalThis.layoutShifts);
  return { value: shifts?.value ?? 0, by: [...new Set(shifts?.by)].slice(0, 6) };
};

export const findShifts = async (page: Page): Promise<readonly string[]> => {
  const { value, by } = await shiftsOf(page);
  return value > mostShift ? [`layout shifts of ${value.toFixed(3)}: ${by.join(', ')}`] : [];
};
