// The parts of Node that a process with bundles keeps, and their replacements for bundles. Part of the script that
// `bundle-host.cjs` ends.
/* oxlint-disable no-unused-vars -- a script given to `node -e` cannot import, and is one with bundle-host.cjs */
const { read, writeSync } = require('node:fs');
const { compileFunction } = require('node:vm');

const realProcess = process;
const leave = process.reallyExit.bind(process);
const endSelf = process._kill.bind(process, process.pid, 9);
const nextTick = process.nextTick.bind(process);

const wordsOf = (text) => text.trim().split(/\s+/);

/** Names of the global scope that a bundle may use besides the language itself. */
const webNames = wordsOf(`
  setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask structuredClone
  URL URLSearchParams TextEncoder TextDecoder atob btoa AbortController AbortSignal Event EventTarget
  DOMException ReadableStream WritableStream TransformStream globalThis global
`);
const languageNames = wordsOf(`
  Object Function Array Number isFinite isNaN parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise
  RegExp Error AggregateError EvalError RangeError eval ReferenceError SyntaxError TypeError URIError JSON Math
  Intl ArrayBuffer Atomics SharedArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array
  Float16Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set
  Iterator WeakMap WeakSet WeakRef Proxy Reflect FinalizationRegistry decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape SuppressedError DisposableStack AsyncDisposableStack Temporal
`);

function refuse(what) {
  throw new Error(`A server bundle may not use ${what}.`);
}

const remove = (object, name) => {
  if (Reflect.deleteProperty(object, name)) return;
  // Some of Node's own members stay when they are primitive values, because those lead nowhere.
  if (['string', 'number', 'boolean', 'undefined'].includes(typeof object[name])) return;
  Object.defineProperty(object, name, { value: undefined, writable: false });
};

/** Throws, which ends the process, when a name remains that is not on the list. */
const scrubGlobals = () => {
  const kept = new Set([...webNames, ...languageNames]);
  for (const name of webNames)
    if (name !== 'globalThis' && name in globalThis)
      Object.defineProperty(globalThis, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
  for (const name of Reflect.ownKeys(globalThis))
    if (!kept.has(name) && name !== Symbol.toStringTag) remove(globalThis, name);
};

/** Node itself still uses the real object, which might leak, so its dangerous members are removed. */
const scrubProcess = () => {
  const real = realProcess;
  const kept = new Set(
    wordsOf(`
    version versions arch platform release argv execArgv env pid ppid title features config execPath nextTick
    hrtime emitWarning domain _exiting exitCode constructor on emit _events _eventsCount _maxListeners
    _tickCallback _fatalException sourceMapsEnabled noDeprecation throwDeprecation traceDeprecation
    traceProcessWarnings _preload_modules listenerCount permission
  `),
  );
  for (
    let object = real;
    object !== null && object !== Object.prototype;
    object = Object.getPrototypeOf(object)
  ) {
    if (object !== real && Object.getPrototypeOf(object) === Object.prototype) break; // EventEmitter's own methods
    for (const name of Reflect.ownKeys(object))
      if (typeof name === 'string' && !kept.has(name)) remove(object, name);
  }
};

const tellLine = (() => {
  let left = 100;
  setInterval(() => (left = 100), 10_000).unref();
  return (...parts) => {
    if ((left -= 1) < 0) return;
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ');
    writeSync(2, `${text.slice(0, 2000)}\n`);
  };
})();

const installGlobals = () => {
  const nobody = () => undefined;
  const constant = (name, value) =>
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  constant('console', {
    log: tellLine,
    info: tellLine,
    warn: tellLine,
    error: tellLine,
    debug: nobody,
    trace: nobody,
  });
  constant('performance', { now: () => Date.now() - began, timeOrigin: Date.now() });
  for (const [name, value] of Object.entries({ fetch: bridgedFetch, Headers, Request, Response }))
    constant(name, value);
  constant('process', {
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    versions: {},
    stdout: { fd: 1 },
    stderr: { fd: 2 },
    platform: 'linux',
    argv: [],
    browser: false,
    nextTick,
    cwd: () => '/',
    emitWarning: tellLine,
    on: nobody,
    once: nobody,
    off: nobody,
    exit: () => refuse('process.exit'),
  });
};
const began = Date.now();

/** Replaces a module that a bundle may not use: it can be read and extended, and throws when it is called. */
const refusing = (path) => {
  const parts = new Map();
  return new Proxy(function absent() {}, {
    get(target, name) {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (name === 'prototype') return target.prototype;
      if (!parts.has(name)) parts.set(name, refusing(`${path}.${name}`));
      return parts.get(name);
    },
    apply: () => refuse(path),
    construct: () => refuse(path),
  });
};

/** `run` applies only until it returns, which suffices for a page that is rendered synchronously. */
class AsyncLocalStorage {
  #store = undefined;
  getStore() {
    return this.#store;
  }
  run(store, work, ...args) {
    const before = this.#store;
    this.#store = store;
    try {
      return work(...args);
    } finally {
      this.#store = before;
    }
  }
}

const pureModules = {
  tty: { isatty: () => false },
  async_hooks: { AsyncLocalStorage },
  url: { URL, URLSearchParams },
  util: {
    TextEncoder,
    TextDecoder,
    inspect: String,
    format: (...parts) => parts.join(' '),
    types: {},
    deprecate: (work) => work,
    inherits(heir, parent) {
      Object.setPrototypeOf(heir.prototype, parent.prototype);
    },
  },
};
/** Libraries require these modules when they are loaded, and use them only without `fetch`. */
const namedModules = new Set(
  wordsOf(`
  assert buffer crypto dns events fs http http2 https net os path querystring stream string_decoder tls tty zlib
`),
);
const modules = new Map(Object.entries(pureModules));

const limitedRequire = (name) => {
  const plain = String(name).replace(/^node:/, '');
  const known = modules.get(plain);
  if (known) return known;
  if (!namedModules.has(plain)) throw new Error(`A server bundle may not require "${plain}".`);
  modules.set(plain, refusing(plain));
  return modules.get(plain);
};

const refuseAll = (object) => {
  for (const name of Object.getOwnPropertyNames(object))
    if (name !== 'constructor' && typeof Object.getOwnPropertyDescriptor(object, name).value === 'function')
      object[name] = function () {
        refuse('the network');
      };
};

/**
 * Removes the functions of network modules. No reference leads to them, so this is a second barrier. Node 20 to 24 have no
 * permission for the network.
 */
const closeNetwork = () => {
  const net = require('node:net');
  net.Socket.prototype.connect = net.Server.prototype.listen = () => refuse('the network');
  refuseAll(require('node:dgram').Socket.prototype);
  const dns = require('node:dns');
  for (const one of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    refuseAll(one);
};
