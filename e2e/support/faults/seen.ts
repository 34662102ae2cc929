import type { Page } from 'playwright/test';

/**
 * Runs in the page. Time (ms) since a fault reached the document, at least 1 (1 without a fault), when a visitor sees each of the parts:
 * `checkVisibility`, a size, and in the window the point of its centre belongs to the shop. Null when they do not, or before the fault.
 */
const lookAt = ({ parts, afterFault }: { parts: readonly string[]; afterFault: boolean }): number | null => {
  const { faultAt } = globalThis as { faultAt?: number };
  if (afterFault && faultAt === undefined) return null;
  // A banner, a dialog, the skeleton of the next page or another part of the shop may lie above a part.
  const own = '#frame-overlay, #frame-top, #frame-bottom, #main, dialog, [popover], :has(> [data-skeleton])';
  const isOwn = (x: number, y: number): boolean => Boolean(document.elementFromPoint(x, y)?.closest(own));
  const areSeen =
    isOwn(innerWidth / 2, innerHeight / 2) &&
    parts.every((selector) => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right - left < 1 || bottom - top < 1) return false;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) return true;
      return isOwn(x, y);
    });
  return areSeen ? 1 + Date.now() - (faultAt ?? Date.now()) : null;
};

/** A visitor sees header, main part and footer, and reaches their links. */
const frame = ['header', 'header a', 'main', 'footer', 'footer a'] as const;

/** The frame, and the heading of the page. */
export const isPageSeen = async (page: Page): Promise<boolean> =>
  page
    .evaluate(lookAt, { parts: [...frame, 'h1'], afterFault: false })
    .then((seen) => seen !== null)
    // The document is changing.
    .catch(() => false);

/** Time (ms) from a fault that reached the document until a frame of animation in which the shell's frame is seen. */
export const frameReturns = async (page: Page, timeout: number): Promise<number> => {
  const options = { polling: 'raf', timeout } as const;
  const seen = await page.waitForFunction(lookAt, { parts: [...frame], afterFault: true }, options);
  return Number(await seen.jsonValue());
};
