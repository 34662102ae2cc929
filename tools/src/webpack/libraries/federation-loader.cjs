// Parts of federation's runtime that the shop never reaches, and that no build option leaves out: manifests with their snapshots, preloads,
// and script elements of its own, which would have no hash. `remote-loader.ts` gives federation each entry.
'use strict';

const refusing = (...names) =>
  names
    .map(
      (name) =>
        `export function ${name}() { throw new Error('The page loads code by detourLoad: ${name}'); }`,
    )
    .join('\n');

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
  'sdk/dist/dom.js': {
    exports: 'export { createLink, createScript, isStaticResourcesEqual, loadScript, safeWrapper };',
    code: refusing('createLink', 'createScript', 'isStaticResourcesEqual', 'loadScript', 'safeWrapper'),
  },
};

/** Replaces a module of the table. Fails the build when another release of federation exports other names. */
module.exports = function withoutUnused(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const part = Object.entries(replaced).find(([end]) => path.endsWith(`/@module-federation/${end}`))?.[1];
  if (!part || !source.includes(part.exports)) throw new Error(`${path} has other exports than before.`);
  return part.code;
};
