const mark = 'data-first-view';

/** One frame, or 100 ms where the browser draws none (a tab in the background). */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });

/** All blocks of the page are laid out with the next frame. For the next page, which may begin at a remembered place. */
export const layOutAll = (): void => document.documentElement.removeAttribute(mark);

/**
 * Lays out the blocks below the first view, one in each frame, so that no task of a slow phone is long. The rest of the page then has
 * its true height, for Back and for links to a section (record 1115).
 */
export const layOutBelow = async (): Promise<void> => {
  const isFirst = (): boolean => document.documentElement.hasAttribute(mark);
  for (const block of document.querySelectorAll('[data-below],#frame-bottom')) {
    if (!isFirst()) return;
    block.setAttribute('data-laid-out', '');
    await nextFrame();
  }
  layOutAll();
};
