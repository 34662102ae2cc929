import type { Browser, BrowserContext, CDPSession, Page, Request, Response } from 'playwright';

export interface VisitOptions {
  /** Milliseconds without a request after which a page is at rest. */
  readonly quiet: number;
  /** Milliseconds that a page has to come to rest. */
  readonly patience: number;
}

/** A script or style sheet that the document loaded. */
export interface LoadedFile {
  readonly address: string;
  readonly kind: 'Script' | 'Stylesheet';
  /** The script or sheet that asked for it. Null for the document. */
  readonly parent: string | null;
  /** Asked for before the `load` event. */
  readonly early: boolean;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Opens an address and waits until the page is at rest. Throws when nothing answers. */
  open(address: string): Promise<Response | null>;
  /** Resolves when no request is open for some time, or when the patience is over. */
  rest(): Promise<void>;
  /** Scripts and styles of the last document. */
  files(): readonly LoadedFile[];
  /** Addresses of documents that scripts of the last document asked for before its `load` event. */
  fetched(): readonly string[];
  /** Errors in the console and uncaught ones since the visit began. */
  readonly complaints: readonly string[];
  /** Requests since the visit began. */
  requests(): number;
  close(): Promise<void>;
}

interface Sent {
  readonly address: string;
  readonly kind: string;
  readonly parent: string | null;
  readonly at: number;
}

/** Follows the requests of a page by the DevTools protocol, which knows who asked for what. */
const followRequests = async (
  session: CDPSession,
): Promise<() => { sent: readonly Sent[]; loaded: number }> => {
  let sent: Sent[] = [];
  let loaded = Infinity;
  await session.send('Page.enable');
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Network.requestWillBeSent', ({ request, initiator, type = 'Other', timestamp, ...event }) => {
    const { documentURL } = event;
    // A document begins anew, a redirect of it too. Frames are other documents.
    if (event.frameId !== frameTree.frame.id) return;
    if (type === 'Document') {
      sent = [];
      loaded = Infinity;
    }
    if (sent.some(({ address }) => address === request.url)) return;
    const parent = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? null;
    sent.push({
      address: request.url,
      kind: type,
      parent: parent === documentURL ? null : parent,
      at: timestamp,
    });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp));
  await session.send('Network.enable');
  return () => ({ sent, loaded });
};

/** Counts open requests, and resolves `rest` when there are none for some time. */
const watchRest = (page: Page, { quiet, patience }: VisitOptions): (() => Promise<void>) => {
  const open = new Set<Request>();
  let changed: () => void = () => undefined;
  page.on('request', (request) => {
    open.add(request);
    changed();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      changed();
    });
  return () =>
    new Promise((resolve) => {
      const end = setTimeout(finish, patience);
      let timer = setTimeout(finish, quiet);
      changed = () => {
        clearTimeout(timer);
        if (open.size === 0) timer = setTimeout(finish, quiet);
      };
      function finish(): void {
        clearTimeout(end);
        clearTimeout(timer);
        changed = () => undefined;
        resolve();
      }
    });
};

/** A new visitor with empty caches. The caller closes it. */
export const startVisit = async (
  browser: Browser,
  options: VisitOptions,
  javaScriptEnabled = true,
): Promise<Visit> => {
  const context = await browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' });
  const page = await context.newPage();
  const rest = watchRest(page, options);
  const followed = await followRequests(await context.newCDPSession(page));
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  let requests = 0;
  page.on('request', () => (requests += 1));
  const isEarly = ({ at }: Sent): boolean => at < followed().loaded;
  return {
    context,
    page,
    rest,
    complaints,
    async open(address) {
      const response = await page.goto(address, { waitUntil: 'load', timeout: 30_000 });
      await rest();
      return response;
    },
    files: () =>
      followed().sent.flatMap((sent) =>
        sent.kind === 'Script' || sent.kind === 'Stylesheet'
          ? [{ address: sent.address, kind: sent.kind, parent: sent.parent, early: isEarly(sent) }]
          : [],
      ),
    fetched: () =>
      followed()
        .sent.filter((sent) => ['XHR', 'Fetch', 'Prefetch'].includes(sent.kind) && isEarly(sent))
        .map(({ address }) => address),
    requests: () => requests,
    close: () => context.close(),
  };
};
