import type { Composition, Consent } from '@detour/shared-contracts/mount';
import type { PageObserver } from './page-observer';
import type { Carrier, OpenPageTrace } from './page-trace';

/** The trace of each page view, from the click to the page. Does nothing without consent, or while the servers do not trace. */
export interface PageTrace {
  /** The visitor goes to a page of this remote. */
  begin(remote: string): void;
  /** The page is there. */
  shown(): void;
}

interface StartOptions {
  readonly document: {
    readonly site: { readonly mode: string };
    readonly page: { readonly route: { readonly remote: string } };
    readonly composition: Composition;
    readonly clock: { now(): number };
  };
  readonly consent: Pick<Consent, 'allows'>;
  readonly observer: Pick<PageObserver, 'view'>;
  readonly load?: () => Promise<OpenPageTrace>;
}

const loadCode = async (): Promise<OpenPageTrace> =>
  (await import(/* webpackChunkName: "trace" */ './page-trace')).openPageTrace;

const off: PageTrace = { begin: () => undefined, shown: () => undefined };

/** The server's span of this document. Undefined while the servers do not trace. */
const spanOfDocument = (): string | undefined => {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return entry?.serverTiming?.find(({ name }) => name === 'trace')?.description;
};

/**
 * Measures page views as spans, and lets calls continue them (record 1100): with consent to statistics only, for visitors only. Before the
 * guard locks `fetch`: remotes built with an older kit are traced too.
 */
export const startPageTrace = ({
  document: { site, page, composition, clock },
  consent,
  observer,
  load = loadCode,
}: StartOptions): PageTrace => {
  const parent = 'getEntriesByType' in performance ? spanOfDocument() : undefined;
  if (parent === undefined || site.mode === 'care') return off;
  const allowed = (): boolean => consent.allows('statistics');
  const send = globalThis.fetch;
  const carrier: Carrier = { current: null };
  globalThis.fetch = (input, init) => ((allowed() && carrier.current) || send)(input, init);
  let opening: Promise<ReturnType<OpenPageTrace> | null> | null = null;
  const open = () =>
    (opening ??= load().then(
      (openPageTrace) =>
        openPageTrace({ parent, remote: page.route.remote, composition, clock, send, carrier, observer }),
      () => null,
    ));
  return {
    begin(remote) {
      const at = performance.now();
      if (allowed()) void open().then((trace) => trace?.begin(remote, at));
    },
    shown() {
      const at = performance.now();
      if (allowed()) void open().then((trace) => trace?.shown(at));
    },
  };
};
