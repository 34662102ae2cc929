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

/**
 * What a careless remote does to the document of the shell, right after its own mount. `act` runs in strict mode, and `took` returns
 * whether it had its effect: a fault counts as injected only if it took effect, or if the platform refused it.
 */
const reachCode: Readonly<Record<string, { readonly act: string; readonly took: string }>> = {
  'style element': {
    act: `const style = document.head.appendChild(document.createElement('style'));
      style.sheet.insertRule('body { display: none !important; }');`,
    took: `getComputedStyle(document.body).display === 'none'`,
  },
  'adopted style sheet': {
    act: `const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { display: none !important; }');
      document.adoptedStyleSheets = [sheet];`,
    took: `getComputedStyle(document.body).display === 'none'`,
  },
  'body emptied': { act: 'document.body.replaceChildren();', took: 'document.body.children.length === 0' },
  'children removed': {
    act: 'for (const child of [...document.body.children]) document.body.removeChild(child);',
    took: 'document.body.children.length === 0',
  },
  'header removed': {
    act: `document.querySelector('header').remove();`,
    took: `document.querySelector('header') === null`,
  },
  'frame hidden': {
    act: `for (const id of ['frame-top', 'main']) document.getElementById(id).style.setProperty('display', 'none', 'important');`,
    took: `!document.getElementById('frame-top').checkVisibility()`,
  },
  'click eater': {
    act: `const eater = document.body.appendChild(document.createElement('div'));
      eater.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';`,
    took: `document.elementFromPoint(innerWidth / 2, innerHeight / 2).style.zIndex === '2147483647'`,
  },
  'fetch replaced': {
    act: `window.fetch = () => Promise.reject(new Error('fault: fetch replaced'));`,
    took: `window.fetch.toString().includes('fault')`,
  },
  'prototype replaced': { act: 'Array.prototype.map = () => [];', took: '[1].map(String).length === 0' },
};

/** Faults that reach out of the remote's element. The first is rendered in the remote's own tree. */
export const reaches = ['emotion global', ...Object.keys(reachCode)] as const;

/** Faults in a release's code. `globalThis.fault` enables one for a remote, and `globalThis.faultFired` records that it ran. */
export const codeFaults = [
  'entry throws',
  'bootstrap rejects',
  'mount throws',
  'render throws later',
  'endless loop of 5 s',
  'event flood',
  ...reaches,
] as const;

const inBrowser = (remote: string, container: string, code: string): string => `
// Scripts share one scope, and a retry runs this one again.
var faultOf_${container} = () => globalThis.fault && globalThis.fault.remote === ${JSON.stringify(remote)} ? globalThis.fault.kind : '';
if (faultOf_${container}() === 'entry throws') {
  globalThis.faultFired = 'entry throws';
  throw new Error('fault: entry throws');
}
${code};(() => {
  'use strict';
  const reaches = {${Object.entries(reachCode)
    .map(([kind, { act, took }]) => `${JSON.stringify(kind)}: { act: () => { ${act} }, took: () => ${took} }`)
    .join(', ')}};
  const faultNow = faultOf_${container};
  const box = globalThis[${JSON.stringify(container)}];
  const fire = (kind) => { globalThis.faultFired = kind; };
  const fail = (kind) => { fire(kind); return new Error('fault: ' + kind); };
  const until = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
  const reach = (kind) => {
    const { act, took } = reaches[kind];
    let refusal = null;
    globalThis.faultAt = Date.now();
    try { act(); } catch (error) { refusal = error; }
    if (!(refusal instanceof TypeError) && !took()) throw new Error('The fault "' + kind + '" had no effect: ' + refusal);
    fire(kind);
    if (refusal) throw refusal;
  };
  // The content of the remote's error boundary gets a parent that crashes later, or one with a global style.
  const bombs = new Set();
  const share = (scope, name) => {
    const [found] = Object.values(scope[name]);
    return found.lib ? Promise.resolve(found.lib()) : Promise.resolve(found.get()).then((factory) => factory());
  };
  let shared = null;
  const withMark = (runtime) => {
    const mark = (create) => (type, props, key) => {
      const parent = { 'emotion global': Hiding, 'render throws later': Bomb }[faultNow()];
      if (!shared || !parent || !type.prototype?.componentDidCatch) return create(type, props, key);
      return create(type, { ...props, children: shared.react.createElement(parent, null, props.children) }, key);
    };
    return { ...runtime, jsx: mark(runtime.jsx), jsxs: mark(runtime.jsxs) };
  };
  const Hiding = ({ children }) => {
    globalThis.faultAt ??= Date.now();
    fire('emotion global');
    const { createElement, useMemo } = shared.react;
    const cache = useMemo(() => shared.cache.default({ key: 'fault' }), []);
    const style = createElement(shared.emotion.Global, { styles: { body: { display: 'none !important' } } });
    return createElement(shared.emotion.CacheProvider, { value: cache }, style, children);
  };
  const Bomb = ({ children }) => {
    const [lit, light] = shared.react.useState(false);
    shared.react.useEffect(() => { bombs.add(light); return () => bombs.delete(light); }, []);
    if (lit) throw fail('render throws later');
    return children;
  };
  const jsxName = '@emotion/react/jsx-runtime';
  const markedScope = (scope) => ({
    ...scope,
    [jsxName]: Object.fromEntries(Object.entries(scope[jsxName]).map(([version, found]) => [version, {
      ...found,
      ...(found.lib && { lib: () => withMark(found.lib()) }),
      get: () => {
        const marked = (factory) => () => withMark(factory());
        const got = found.get();
        return got instanceof Promise ? got.then(marked) : marked(got);
      },
    }])),
  });
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
      if (kind in reaches) reach(kind);
      if (kind === 'render throws later') {
        const throwSoon = setInterval(() => {
          if (bombs.size === 0 && faultNow() === kind) return;
          clearInterval(throwSoon);
          for (const light of bombs) light(true);
        }, 300);
      }
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
    init: async (scope, initScope, given) => {
      const names = ['react', '@emotion/react', '@emotion/cache'];
      const [react, emotion, cache] = await Promise.all(names.map((name) => share(scope, name)));
      shared = { react, emotion, cache };
      const own = markedScope(scope);
      // Federation's newer form of a scope.
      const options = given && { ...given, shareScopeMap: { ...given.shareScopeMap, default: own } };
      return box.init(own, initScope, options);
    },
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
