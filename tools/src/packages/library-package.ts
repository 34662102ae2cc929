import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from '@swc/core';
import { rootDir } from '../webpack/build-context';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Singletons of a page: a remote's own release of them would not be the page's. */
const peers: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'react-intl',
  '@emotion/react',
  '@emotion/cache',
]);

/** What only `@detour/remote-kit/testing` imports. */
const testing = ['@testing-library/react', '@testing-library/user-event'];

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8')) as Manifest;

export const versionOf = (folder: string): string => readManifest(folder).version;

/** Installed version of a package of others. */
export const installedVersion = (name: string): string => {
  const file = join(rootDir, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

const isPacked = (path: string): boolean =>
  !/\.(test|test-d|stories)\.tsx?$/.test(path) && !/(^|\/)stories\//.test(path);

const filesOf = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => statSync(join(folder, path)).isFile() && isPacked(path))
    : [];

const asScript = (path: string): string => path.replace(/\.tsx?$/, '.js');

/** The file that a relative import names: Node and webpack look for no other in a package of ES modules. */
const resolved = (from: string, request: string): string => {
  const base = join(dirname(from), request);
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) throw new Error(`${from} imports ${request}, which does not exist.`);
  const path = asScript(relative(dirname(from), file));
  return path.startsWith('.') ? path : `./${path}`;
};

const relativeImport = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(["'])(\.{1,2}\/[^"']*|\.{1,2})\2/g;

/** JavaScript of a module, with the files of its relative imports. */
const toScript = async (file: string, code: string): Promise<string> => {
  const { code: script } = await transform(code, {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'es6' },
  });
  return script.replace(relativeImport, (_, before: string, quote: string, request: string) => {
    const path = resolved(file, request);
    return `${before}${quote}${path}${quote}`;
  });
};

const entryOf = (file: string): object => ({
  types: file.replace(/\.tsx?$/, '.d.ts'),
  default: asScript(file),
});

/** `package.json` of the packed package: compiled entries, exact versions, singletons of the page as peers. */
const packedManifest = (folder: string): object => {
  const { name, version, exports, dependencies = {} } = readManifest(folder);
  const all = Object.entries(dependencies).map(([dependency, range]): [string, string] => [
    dependency,
    dependency.startsWith('@detour/') ? versionOf(dependency.replace('@detour/', '')) : range,
  ]);
  const optional = folder === 'remote-kit' ? testing : [];
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, entryOf(file)])),
    dependencies: Object.fromEntries(all.filter(([dependency]) => !peers.has(dependency))),
    peerDependencies: Object.fromEntries([
      ...all.filter(([dependency]) => peers.has(dependency)).map(([peer, range]) => [peer, `^${range}`]),
      ...optional.map((peer) => [peer, `^${installedVersion(peer)}`]),
    ]),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((peer) => [peer, { optional: true }])),
    }),
    engines: { node: '>=20.19' },
  };
};

/** Writes a library as it is published: JavaScript, types of `types`, README and changelog. */
export const writeLibrary = async (folder: string, types: string, out: string): Promise<void> => {
  for (const part of ['src', 'generated']) {
    const from = join(rootDir, folder, part);
    for (const path of filesOf(from)) {
      const to = join(out, part, asScript(path));
      mkdirSync(dirname(to), { recursive: true });
      if (!/\.tsx?$/.test(path)) {
        if (path.endsWith('.json')) cpSync(join(from, path), to);
        continue;
      }
      const file = join(from, path);
      writeFileSync(to, await toScript(file, readFileSync(file, 'utf8')));
      const declaration = path.replace(/\.tsx?$/, '.d.ts');
      cpSync(join(types, folder, part, declaration), join(out, part, declaration));
    }
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'API.md'])
    cpSync(join(rootDir, folder, file), join(out, file));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(packedManifest(folder), null, 2)}\n`);
};
