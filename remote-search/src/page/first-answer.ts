/** Longer than a near gateway needs, shorter than a visitor notices. */
const patienceMs = 250;

/**
 * Waits for the data of a page: to the end on the server, whose time the shell limits; in the browser only for a moment, so that a click
 * shows either the finished page or, at once, its skeleton. The load itself goes on.
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
