import { observationsPath, type ObservationReport } from './observation';

/** Sends a report, even during page unload. A lost report is acceptable. */
export const sendReport = (report: ObservationReport): void => {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  // A setting of Firefox removes it.
  const sender: Partial<Pick<Navigator, 'sendBeacon'>> = navigator;
  sender.sendBeacon?.(observationsPath, body);
};

/** True when the visitor reloaded this document. */
export const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
};
