/** A task of this length (ms) is a slow device's: on a fast one the longest of a page takes half of it. */
const slowTask = 120;

let longest = 0;

/** Watches how long tasks keep the main thread busy, those before the call too. Safari and Firefox do not tell. */
export const watchTasks = (): void => {
  if (!('PerformanceObserver' in globalThis)) return;
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
};

/** This document had a task so long that an animation would only delay what it shows. */
export const isSlowDevice = (): boolean => longest >= slowTask;
