import type { Composition, Consent, Navigation } from '@detour/shared-contracts/mount';
import { onSlotMarked } from '../slots/slot-view';
import { createPageObserver, type PageObserver } from './page-observer';
import { isReloaded, sendReport } from './send-report';
import type { OwnBus } from '../contract';

interface StartOptions {
  readonly composition: Composition;
  readonly locale: string;
  readonly rendered: boolean;
  readonly navigation: Pick<Navigation, 'route' | 'location'>;
}

/**
 * Starts the reports. Outcomes of pages and fragments, and errors, are always reported: they are needed to run the shop and
 * contain nothing about the visitor.
 */
export const startObservations = ({ navigation, ...options }: StartOptions): PageObserver => {
  const observer = createPageObserver({
    ...options,
    reloaded: isReloaded(),
    route: () => navigation.route(),
    path: () => navigation.location().path,
    send: sendReport,
  });
  onSlotMarked(observer.slotMarked);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') observer.flush();
  });
  addEventListener('pagehide', observer.flush);
  return observer;
};

/** Speed measurements come from the visitor's device and need consent to statistics (decision 0621). */
export const watchVitalsWithConsent = (
  observer: Pick<PageObserver, 'vital'>,
  consent: Pick<Consent, 'allows'>,
  bus: Pick<OwnBus, 'on'>,
): void => {
  let started = false;
  const start = (): void => {
    if (started || !consent.allows('statistics')) return;
    started = true;
    void import('./vitals').then(
      ({ watchVitals }) =>
        watchVitals((metric, value) => {
          // Measurement stops when consent is withdrawn.
          if (consent.allows('statistics')) observer.vital(metric, value);
        }),
      () => undefined,
    );
  };
  start();
  bus.on('shell.consent-changed@1').subscribe(start);
};
