import type { Page, Route } from 'playwright/test';
import { passOn } from '../http';
import type { ReleaseUnderTest } from '../releases/shop-stores';

/** Network faults of a release's files. `answer` handles each matching request while the fault is on. */
export interface NetworkFault {
  readonly kind: string;
  /** The affected files of the release. */
  readonly file: RegExp;
  answer(route: Route): Promise<void>;
}

const entry = /\/entry\.js$/;
const anyFile = /\.js$/;
/** Chunks that the entry requests: not the entry itself, and not the messages. */
const chunk = /\/(page|fragment-[a-z-]+)\.\w+\.js$/;

const never = (): Promise<void> => new Promise<void>(() => undefined);

const changed =
  (edit: (code: string) => string) =>
  async (route: Route): Promise<void> => {
    const { body } = await passOn(route);
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: edit(body) });
  };

export const networkFaults: readonly NetworkFault[] = [
  { kind: 'entry 404', file: entry, answer: (route) => route.fulfill({ status: 404, body: 'not found' }) },
  { kind: 'entry 500', file: entry, answer: (route) => route.fulfill({ status: 500, body: 'broken' }) },
  { kind: 'connection cut', file: anyFile, answer: (route) => route.abort('connectionreset') },
  { kind: 'hang', file: anyFile, answer: never },
  {
    kind: '30 s slow',
    file: anyFile,
    answer: (route) =>
      new Promise((resolve) => {
        setTimeout(
          () =>
            void passOn(route)
              .then(({ body }) => route.fulfill({ body }))
              // By then the page may be gone, and a rejection would fail the next test of this worker.
              .catch(() => undefined)
              .then(resolve),
          30_000,
        );
      }),
  },
  { kind: 'truncated', file: anyFile, answer: changed((code) => code.slice(0, Math.floor(code.length / 2))) },
  {
    kind: 'HTML with status 200',
    file: anyFile,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Maintenance' }),
  },
  { kind: 'wrong hash', file: anyFile, answer: changed((code) => `${code} `) },
  { kind: 'chunk 404', file: chunk, answer: (route) => route.fulfill({ status: 404, body: 'not found' }) },
];

/** Faults in a release's code. `globalThis.fault` enables one for a remote, and `globalThis.faultFired` records that it ran. */
export const codeFaults = [
  'entry throws',
  'bootstrap rejects',
  'mount throws',
  'render throws later',
  'endless loop of 5 s',
  'event flood',
] as const;

const inBrowser = (remote: string, container: string, code: string): string => `
// Scripts share one scope, and a retry runs this one again.
var faultOf_${container} = () => globalThis.fault && globalThis.fault.remote === ${JSON.stringify(remote)} ? globalThis.fault.kind : '';
if (faultOf_${container}() === 'entry throws') {
  globalThis.faultFired = 'entry throws';
  throw new Error('fault: entry throws');
}
${code};(() => {
  const faultNow = faultOf_${container};
  const box = globalThis[${JSON.stringify(container)}];
  const fire = (kind) => { globalThis.faultFired = kind; };
  const fail = (kind) => { fire(kind); return new Error('fault: ' + kind); };
  const until = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
  const wrap = (module) => ({
    ...module,
    ...(module.bootstrap && {
      bootstrap: (props) => faultNow() === 'bootstrap rejects' ? Promise.reject(fail('bootstrap rejects')) : module.bootstrap(props),
    }),
    async mount(props) {
      const kind = faultNow();
      if (kind === 'mount throws' || kind === 'bootstrap rejects') throw fail(kind);
      if (kind === 'endless loop of 5 s') { fire(kind); until(5000); }
      await module.mount(props);
      if (kind === 'render throws later')
        setTimeout(() => props.report({ kind: 'render', code: 'SHELL-201', error: fail(kind) }), 300);
      if (kind === 'event flood') {
        const flood = setInterval(() => {
          if (faultNow() !== kind) return clearInterval(flood);
          for (let count = 0; count < 500; count += 1) {
            props.bus.emit('flood.came@1', { count });
            props.bus.emit('account.wishlist-changed@1', { items: [] });
          }
          fire(kind);
        }, 20);
        setTimeout(() => clearInterval(flood), 5000);
      }
    },
  });
  globalThis[${JSON.stringify(container)}] = {
    init: box.init,
    get: (name) => box.get(name).then((factory) => () => wrap(factory())),
  };
})();`;

/** Builds all browser faults into a release, all off. */
export const addFaults = (release: ReleaseUnderTest, remote: string): void =>
  release.change(/^entry\.js$/, (code) => inBrowser(remote, release.container, code));

export interface RunningFault {
  /** Ends the fault on the open page. */
  end(): Promise<void>;
  /** Whether the fault affected the page: a request was changed, or the faulty code ran. */
  hasFired(): Promise<boolean>;
}

const beginNetworkFault = async (page: Page, network: NetworkFault, base: string): Promise<RunningFault> => {
  let spoiled = 0;
  const files = (url: URL): boolean => url.pathname.startsWith(base) && network.file.test(url.pathname);
  await page.route(files, (route) => {
    spoiled += 1;
    return network.answer(route).catch(() => undefined);
  });
  return { end: () => page.unroute(files), hasFired: () => Promise.resolve(spoiled > 0) };
};

/** Enables a browser fault. */
export const beginFault = async (
  page: Page,
  { remote, version, kind }: { readonly remote: string; readonly version: string; readonly kind: string },
): Promise<RunningFault> => {
  const network = networkFaults.find((fault) => fault.kind === kind);
  if (network) return beginNetworkFault(page, network, `/_r/${remote}/${version}/`);
  const fault = { remote, kind };
  await page.addInitScript((value) => Object.assign(globalThis, { fault: value }), fault);
  await page.evaluate((value) => Object.assign(globalThis, { fault: value }), fault);
  return {
    end: async () => void (await page.evaluate(() => Object.assign(globalThis, { fault: null }))),
    hasFired: () =>
      page.evaluate((name) => (globalThis as { faultFired?: string }).faultFired === name, kind),
  };
};
