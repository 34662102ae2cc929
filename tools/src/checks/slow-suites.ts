import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotes } from '../boundaries/source-files';
import { rootDir } from '../webpack/build-context';

/** Suites that take seconds each without a database or a remote: pictures, the whole catalogue, bundles, servers and floods of requests. */
const long = [
  'generate-catalogue',
  'drawing.test',
  'encod',
  'tree-shaking',
  'start-gateway',
  'races',
  'kill-matrix',
  'postgres-channel',
  'release-writers',
  'release-build',
  'teams-guide',
  'run-release',
  'served-from-stores',
  'all-stories',
  'front/(balancer|eviction|fuzz|interleaving|known-clients|real-secrets|secrets-in-logs|slow)',
  'source-contract',
  'is-assignable',
  'mutation-corpus',
  'validator-code',
  'demo-catalogue/src/',
  'gateway/src/seed/',
  'gateway/src/images/',
  'shell/src/frame/.*Frame',
];

/** Whoever takes a fixture of `gateway/test` opens a database. */
const opensDatabase = /from '(?:\.\.\/)+test\//;

/** Whoever drives a remote through its lifecycles mounts all of it. */
const mountsRemote = /\b(?:renderRemote|renderFragment|renderSearch|openPage)\b|\/open-page'/;

const suitesOf = (folder: string, isSlow: RegExp): readonly string[] =>
  readdirSync(join(rootDir, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => isSlow.test(readFileSync(join(rootDir, folder, 'src', file), 'utf8')))
    .map((file) => `${folder}/src/${file}`);

/** A pattern of the suites that only `npm test` runs, so that `verify` stays under two minutes. */
export const slowSuites = (): string =>
  `(${[
    ...long,
    ...suitesOf('gateway', opensDatabase),
    ...listRemotes(rootDir).flatMap((remote) => suitesOf(remote, mountsRemote)),
  ].join('|')})`;
