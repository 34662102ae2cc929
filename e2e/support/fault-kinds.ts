import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { passOn } from './http';
import type { ReleaseUnderTest } from './shop-stores';

/** What the network may do to the files of a release. `answer` gets every matching request while the fault lasts. */
export interface NetworkFault {
  readonly kind: string;
  /** Which of the release's files it concerns. */
  readonly file: RegExp;
  answer(route: Route): Promise<void>;
}

const entry = /\/entry\.js$/;
const anyFile = /\.js$/;
/** Chunks that the entry asks for: not itself, not the messages. */
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

/** What the code of a release may do; `globalThis.fault` switches it on for one remote. */
export const codeFaults = [
  'entry throws',
  'bootstrap rejects',
  'mount throws',
  'render throws later',
  'endless loop of 5 s',
  'event flood',
] as const;

/** What a server bundle may do; a file beside the release switches it on. */
export const serverFaults = ['missing', 'throwing', 'hanging', 'leaking', 'wrong HTML'] as const;

const inBrowser = (remote: string, container: string, code: string): string => `
// Scripts share one scope, and a retry runs this one again.
var faultOf_${container} = () => globalThis.fault && globalThis.fault.remote === ${JSON.stringify(remote)} ? globalThis.fault.kind : '';
if (faultOf_${container}() === 'entry throws') throw new Error('fault: entry throws');
${code};(() => {
  const faultNow = faultOf_${container};
  const box = globalThis[${JSON.stringify(container)}];
  const until = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
  const wrap = (module) => ({
    ...module,
    ...(module.bootstrap && {
      bootstrap: (props) => faultNow() === 'bootstrap rejects' ? Promise.reject(new Error('fault: bootstrap rejects')) : module.bootstrap(props),
    }),
    async mount(props) {
      const kind = faultNow();
      if (kind === 'mount throws' || kind === 'bootstrap rejects') throw new Error('fault: ' + kind);
      if (kind === 'endless loop of 5 s') until(5000);
      await module.mount(props);
      if (kind === 'render throws later')
        setTimeout(() => props.report({ kind: 'render', code: 'SHELL-201', error: new Error('fault: render throws later') }), 300);
      if (kind === 'event flood') {
        const flood = setInterval(() => {
          if (faultNow() !== kind) return clearInterval(flood);
          for (let count = 0; count < 500; count += 1) {
            props.bus.emit('flood.came@1', { count });
            props.bus.emit('account.wishlist-changed@1', { items: [] });
          }
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

const onServer = (file: string): string => `
;(() => {
  const fs = require('node:fs');
  const real = module.exports.render;
  const kept = [];
  module.exports = { ...module.exports, async render(input) {
    const kind = fs.existsSync(${JSON.stringify(file)}) ? fs.readFileSync(${JSON.stringify(file)}, 'utf8') : '';
    if (kind === 'missing') process.exit(1);
    if (kind === 'throwing') throw new Error('fault: throwing');
    if (kind === 'hanging') for (;;);
    if (kind === 'leaking') kept.push(new Array(4_000_000).fill(kept.length));
    const output = await real(input);
    return kind === 'wrong HTML' ? { ...output, html: '<div><p>not what the page draws</p>' } : output;
  } };
})();`;

const switchFile = (folder: string, remote: string): string => join(folder, `server-fault-${remote}`);

/** Builds every fault into a release; none is on. */
export const addFaults = (release: ReleaseUnderTest, remote: string, folder: string): void => {
  release.change(/^entry\.js$/, (code) => inBrowser(remote, release.container, code));
  release.change(/^server\.cjs$/, (code) => code + onServer(switchFile(folder, remote)));
};

export const switchServerFault = (folder: string, remote: string, kind: string | null): void => {
  const file = switchFile(folder, remote);
  if (kind === null) rmSync(file, { force: true });
  else writeFileSync(file, kind);
};

/** A fault is on from here; the function that comes back ends it, on the page as it stands. */
export const beginFault = async (
  page: Page,
  { remote, version, kind }: { readonly remote: string; readonly version: string; readonly kind: string },
): Promise<() => Promise<void>> => {
  const network = networkFaults.find((fault) => fault.kind === kind);
  if (network) {
    const files = (url: URL): boolean =>
      url.pathname.startsWith(`/_r/${remote}/${version}/`) && network.file.test(url.pathname);
    await page.route(files, (route) => network.answer(route).catch(() => undefined));
    return () => page.unroute(files);
  }
  const fault = { remote, kind };
  await page.addInitScript((value) => Object.assign(globalThis, { fault: value }), fault);
  await page.evaluate((value) => Object.assign(globalThis, { fault: value }), fault);
  return async () => void (await page.evaluate(() => Object.assign(globalThis, { fault: null })));
};
