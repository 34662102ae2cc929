/** Longer than a nearby gateway needs, shorter than a visitor notices (ms). */
const patienceMs = 250;

/**
 * Waits for page data: completely on the server, where the shell sets the limit; briefly in the browser, so that a click shows
 * the finished page or at once its skeleton. Loading continues.
 */
export const firstAnswer = async (loading: Promise<unknown>): Promise<void> => {
  if (typeof document === 'undefined') {
    await loading;
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([loading, enough]);
  clearTimeout(timer);
};
