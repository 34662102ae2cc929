import type { Composition } from '@detour/shared-contracts/mount';
import { randomId } from '../host/random-id';
import type { PageObserver } from './page-observer';

/** Sends calls with the trace of the page view. Null until its code is loaded. */
export interface Carrier {
  current: typeof fetch | null;
}

interface PageTraceOptions {
  /** `traceparent` of the document's span on the server. */
  readonly parent: string;
  /** Owner of the document's page. */
  readonly remote: string;
  readonly composition: Composition;
  readonly clock: { now(): number };
  readonly send: typeof fetch;
  readonly carrier: Carrier;
  readonly observer: Pick<PageObserver, 'view'>;
}

/** Times are milliseconds since the document's start. */
interface OpenedTrace {
  begin(remote: string, at: number): void;
  shown(at: number): void;
}

export type OpenPageTrace = (options: PageTraceOptions) => OpenedTrace;

interface View {
  /** New for each page view, kept in memory, and nothing else knows it: it follows no visitor. */
  readonly trace: string;
  readonly span: string;
  readonly parent: string | null;
  readonly cause: 'document' | 'click';
  readonly remote: string;
  readonly at: number;
}

const newSpan = (): string => randomId().slice(16);

const responseStart = (): number => {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return entry?.responseStart ?? 0;
};

/** Calls that the gateway answers. */
const isCall = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(?:api|content|beneficiary)\//.test(pathname);

const releaseIn = ({ shell, remotes }: Composition, remote: string): string => {
  const found: Readonly<Record<string, { readonly version: string } | undefined>> = remotes;
  return (remote === 'shell' ? shell : found[remote])?.version ?? 'none';
};

/** Reports each page view once, and adds the headers of its trace to calls. Loaded with consent only. */
export const openPageTrace: OpenPageTrace = (options) => {
  const { composition, clock, send, carrier, observer } = options;
  const [, trace = '', parent = null] = options.parent.split('-');
  let view: View = {
    trace,
    span: newSpan(),
    parent,
    cause: 'document',
    remote: options.remote,
    at: responseStart(),
  };
  let isTold = false;
  carrier.current = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isCall(url)) return send(input, init);
    const request = new Request(input, init);
    request.headers.set('traceparent', `00-${view.trace}-${view.span}-01`);
    const release = releaseIn(composition, view.remote);
    request.headers.set('baggage', `shop.remote=${view.remote},shop.release=${release}`);
    return send(request);
  };
  return {
    begin(remote, at) {
      view = { trace: randomId(), span: newSpan(), parent: null, cause: 'click', remote, at };
      isTold = false;
    },
    shown(at) {
      if (isTold) return;
      isTold = true;
      const { remote: _, at: began, ...ids } = view;
      const start = Math.round(clock.now() - (performance.now() - began));
      observer.view({ ...ids, start, ms: Math.max(0, Math.round(at - began)) });
    },
  };
};
