// Parts of federation's runtime that the shop never reaches, and that no build option leaves out: manifests with their snapshots, preloads,
// script elements of its own, which would have no hash, ranges of versions (each shared module has one version), and builds that name their
// remotes. `remote-loader.ts` gives federation each entry.
'use strict';

const sentence = (name) => `throw new Error('The page loads code by detourLoad: ${name}');`;

const refusing = (...names) =>
  names.map((name) => `export function ${name}() { ${sentence(name)} }`).join('\n');

/** By the end of the path: what the library's module exports, and the module instead. */
const replaced = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': {
    exports: 'export { SnapshotHandler, getGlobalRemoteInfo };',
    code: `import { DisabledSnapshotHandler } from './disabled.js';
export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map(); }
export function getGlobalRemoteInfo() { return {}; }`,
  },
  'runtime-core/dist/utils/preload.js': {
    exports: 'export { defaultPreloadArgs, formatPreloadArgs, normalizePreloadExposes, preloadAssets };',
    code: `export var defaultPreloadArgs = {};
${refusing('formatPreloadArgs', 'normalizePreloadExposes', 'preloadAssets')}`,
  },
  // Asked whether a version is at most another one, and whether it fits a range: that of a singleton without one.
  'runtime-core/dist/utils/semver/index.js': {
    exports: 'export { satisfy };',
    code: `var numbers = (text) => text.split(/[^0-9]+/).map(Number);
export function satisfy(version, range) {
  if (!range.startsWith('<=')) return true;
  var most = numbers(range.slice(2));
  var other = numbers(version).map((part, at) => part - (most[at] || 0)).find((difference) => difference);
  return !(other > 0);
}`,
  },
  'sdk/dist/dom.js': {
    exports: 'export { createLink, createScript, isStaticResourcesEqual, loadScript, safeWrapper };',
    code: refusing('createLink', 'createScript', 'isStaticResourcesEqual', 'loadScript', 'safeWrapper'),
  },
  'sdk/dist/logger.js': {
    exports:
      'export { bindLoggerToCompiler, createInfrastructureLogger, createLogger, infrastructureLogger, logger };',
    code: `var to = (method, prefix) => (...args) => console[method](prefix, ...args);
export var createLogger = (prefix) => ({
  log: to('log', prefix), info: to('info', prefix), warn: to('warn', prefix), error: to('error', prefix), debug() {},
});
export var logger = createLogger('[ Module Federation ]');
export var infrastructureLogger = logger;
${refusing('bindLoggerToCompiler', 'createInfrastructureLogger')}`,
  },
  // Errors have their codes; the library's documentation has the sentences.
  'error-codes/dist/desc.mjs': {
    exports: 'export { buildDescMap, errorDescMap, runtimeDescMap, typeDescMap };',
    code: `export var buildDescMap = {}, errorDescMap = {}, runtimeDescMap = {}, typeDescMap = {};`,
  },
  // Without the builds of shared modules that a server would shake.
  'webpack-bundler-runtime/dist/init.js': {
    exports: 'export { init };',
    code: `export function init({ webpackRequire }) {
  var { initOptions, runtime } = webpackRequire.federation;
  if (!initOptions) throw new Error('initOptions is required!');
  return runtime.init(initOptions);
}`,
  },
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': {
    exports: 'export { getSharedFallbackGetter };',
    code: `export var getSharedFallbackGetter = ({ factory }) => factory;`,
  },
  'webpack-bundler-runtime/dist/remotes.js': {
    exports: 'export { remotes };',
    code: refusing('remotes'),
  },
};

/** By the end of the path: functions and methods of a module that is otherwise used, and of which only the name stays. */
const emptied = {
  'runtime-core/dist/utils/load.js': [
    'loadEsmEntry',
    'loadSystemJsEntry',
    'loadEntryScript',
    'loadEntryNode',
  ],
  'runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote'],
  'webpack-bundler-runtime/dist/updateOptions.js': ['updateRemoteOptions'],
};

/** The module without the body of a function. Undefined when it has no such function, or several. */
const withoutBody = (source, name) => {
  const whole = new RegExp(`^(\t?)((?:async )?(?:function )?${name}\\(.*\\) \\{)\n[^]*?^\\1\\}`, 'gm');
  if (source.match(whole)?.length !== 1) return undefined;
  return source.replace(whole, (_, indent, head) => `${indent}${head} ${sentence(name)} }`);
};

/** Replaces a module of the tables. Fails the build when another release of federation exports other names. */
module.exports = function withoutUnused(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const entryOf = (table) =>
    Object.entries(table).find(([end]) => path.endsWith(`/@module-federation/${end}`))?.[1];
  const part = entryOf(replaced);
  const code =
    part === undefined
      ? (entryOf(emptied) ?? ['']).reduce((rest, name) => rest && withoutBody(rest, name), source)
      : source.includes(part.exports) && part.code;
  if (!code) throw new Error(`${path} has other exports than before.`);
  return code;
};
