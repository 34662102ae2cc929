/** Longest delay (ms): a hidden tab paints nothing. */
const longest = 100;

/** Resolves in a task after the next frame, so that what was just rendered is visible before further work. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });
