import { observationsPath, type ObservationReport } from './observation';

/** Leaves even while the page is left; a report that does not arrive is not missed. */
export const sendReport = (report: ObservationReport): void => {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon?.(observationsPath, body);
};

/** The visitor asked for this document again. */
export const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};
