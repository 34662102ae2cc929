/** Time (ms) that the main thread was blocked within `span` (ms) when a device counts as slow. */
const blockedAtMost = 200;
const span = 10_000;
/** A task blocks from this duration on (ms). */
const longTask = 50;

/**
 * Watches the main thread. The returned function tells whether it was blocked for long within the last seconds; never where the
 * browser does not report long tasks.
 */
export const watchSlowness = (): (() => boolean) => {
  const isTold =
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes.includes('longtask');
  if (!isTold) return () => false;
  let tasks: readonly PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    tasks = [...tasks, ...list.getEntries()];
  }).observe({ type: 'longtask', buffered: true });
  return () => {
    const since = performance.now() - span;
    tasks = tasks.filter(({ startTime }) => startTime > since);
    return tasks.reduce((sum, { duration }) => sum + duration - longTask, 0) > blockedAtMost;
  };
};
