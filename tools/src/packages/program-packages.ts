import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '../release/build/run-webpack';
import { programConfig } from '../programs/program-config';
import { toolPackages, usedPackages } from '../team/repository-files';
import { rootDir } from '../webpack/build-context';
import { installedVersion, versionOf } from './library-package';

const tools = join(rootDir, 'tools/src');
const contracts = '@detour/shared-contracts';

/** Packages that no import of a program names: loaders and environments by their names. */
const loaded = ['@formatjs/icu-messageformat-parser', 'swc-loader', '@swc/core'];
const tested = [
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  'jest-environment-jsdom',
  'jsdom',
];

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of packages, unlike the words after a `from` in a text of the program. */
const packageName = /^(?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/;

/** Packages that a bundled program imports. */
const importsOf = (file: string): readonly string[] => {
  const found = [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*"([^"./][^"]*)"/g)];
  return [...new Set(found.map(([, request = '']) => packageOf(request)))].filter(
    (name) => packageName.test(name) && name !== contracts,
  );
};

const isBuiltIn = (name: string): boolean => process.getBuiltinModule(name) !== undefined;

const versions = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(names)]
      .filter((name) => !isBuiltIn(name))
      .sort()
      .map((name) => [name, installedVersion(name)]),
  );

const writeManifest = (out: string, manifest: object): void =>
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** `@detour/cli`: the release commands and the build, which take the contracts that the team has installed. */
export const writeCommandLine = async (out: string, version: string): Promise<void> => {
  const programs = {
    detour: 'tools/src/team/detour.main.ts',
    'build-worker': 'tools/src/release/build/build-worker.main.ts',
  };
  const files: string[] = [];
  for (const [name, main] of Object.entries(programs)) {
    const file = join(out, 'programs', `${name}.mjs`);
    await runWebpack([programConfig(main, file, { outside: [contracts], isPacked: true })]);
    files.push(file);
  }
  for (const [from, to] of [
    ['webpack/leaflet-loader.cjs', 'webpack/leaflet-loader.cjs'],
    ['webpack/libraries/emotion-cache-loader.cjs', 'webpack/libraries/emotion-cache-loader.cjs'],
    ['webpack/libraries/federation-loader.cjs', 'webpack/libraries/federation-loader.cjs'],
    ['webpack/common/common-link.cjs', 'webpack/common/common-link.cjs'],
    ['webpack/common/common-link-loader.cjs', 'webpack/common/common-link-loader.cjs'],
    ['jest/quick-jsdom.cjs', 'jest/quick-jsdom.cjs'],
    ['jest/may-match.cjs', 'jest/may-match.cjs'],
    ['jest/jsdom-setup.mjs', 'jest/jsdom-setup.mjs'],
    ['jest/dom-matchers.mjs', 'jest/dom-matchers.mjs'],
    ['team/package/jest.mjs', 'jest.mjs'],
    ['team/package/detour.mjs', 'bin/detour.mjs'],
    ['team/package/README.md', 'README.md'],
    ['team/package/CHANGELOG.md', 'CHANGELOG.md'],
  ] as const)
    cpSync(join(tools, from), join(out, to));
  writeManifest(out, {
    name: '@detour/cli',
    version,
    license: 'UNLICENSED',
    type: 'module',
    bin: { detour: 'bin/detour.mjs' },
    exports: { './jest': './jest.mjs' },
    dependencies: versions([...files.flatMap(importsOf), ...loaded, ...tested]),
    // It takes those that the team has installed, also older ones: what does not fit the shop is refused by `check`.
    peerDependencies: { [contracts]: '*', '@detour/remote-kit': '*', react: '*' },
    engines: { node: '>=20.19' },
  });
};

/** `create-detour-remote`, without dependencies: `npm create` downloads nothing else. */
export const writeCreator = async (out: string, version: string): Promise<void> => {
  const file = join(out, 'programs', 'create-detour-remote.mjs');
  await runWebpack([programConfig('tools/src/team/create-detour-remote.main.ts', file, { isPacked: true })]);
  const foreign = importsOf(file).filter((name) => !isBuiltIn(name));
  if (foreign.length > 0) throw new Error(`create-detour-remote would need ${foreign.join(', ')}.`);
  mkdirSync(out, { recursive: true });
  cpSync(join(tools, 'team/package/create.mjs'), join(out, 'create.mjs'));
  cpSync(join(tools, 'team/package/CHANGELOG.md'), join(out, 'CHANGELOG.md'));
  const ours = (name: string): string =>
    name === '@detour/cli' ? version : versionOf(name.replace('@detour/', ''));
  const known = [...usedPackages, ...toolPackages].map((name) => [
    name,
    name.startsWith('@detour/') ? ours(name) : installedVersion(name),
  ]);
  writeFileSync(join(out, 'versions.json'), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  writeManifest(out, {
    name: 'create-detour-remote',
    version,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'create-detour-remote': 'create.mjs' },
    engines: { node: '>=20.19' },
  });
};
