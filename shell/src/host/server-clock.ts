import type { Clock } from '@detour/shared-contracts/base';

/** Time of the response in its header, with the moment of its arrival (ms since the document's start). Null without one. */
const readResponseTime = (): { readonly now: number; readonly at: number } | null => {
  if (!('getEntriesByType' in performance)) return null;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const now = Number(entry?.serverTiming.find(({ name }) => name === 'now')?.description);
  return entry && now > 0 ? { now, at: entry.responseStart } : null;
};

/**
 * Returns the server's time plus the time since its response, because the device's clock may be wrong. The browser may
 * show its own copy of a document, so the response says the time; `rendered` (ms UTC) is of the copy.
 */
export const createServerClock = (rendered: number): Clock => {
  const { now, at } = readResponseTime() ?? { now: rendered, at: performance.now() };
  // The servers' clocks may differ by a moment.
  const start = Math.max(now, rendered);
  return { now: () => start + Math.round(performance.now() - at) };
};
