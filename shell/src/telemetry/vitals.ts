import { onCLS, onINP, onLCP } from 'web-vitals';
import type { VitalName } from './observation';

/** Total long-task time (ms) of the page, reported once when it is left. */
const watchLongTasks = (tell: (ms: number) => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  let total = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) total += duration;
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('pagehide', () => tell(Math.round(total)), { once: true });
};

/** Loaded only after consent to statistics (decision 0621). Reports each metric of the first page once. */
export const watchVitals = (tell: (metric: VitalName, value: number) => void): void => {
  onLCP(({ value }) => tell('lcp', Math.round(value)));
  onINP(({ value }) => tell('inp', Math.round(value)));
  onCLS(({ value }) => tell('cls', Math.round(value * 1000) / 1000));
  watchLongTasks((value) => tell('long-tasks', value));
};
