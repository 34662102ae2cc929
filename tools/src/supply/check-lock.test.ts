import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingEntries, platformOf } from '../../bin/complete-lock.mjs';
import { rootDir } from '../webpack/build-context';
import { checkLock, nameOf, type LockEntry, type Lockfile } from './check-lock';
import { installScripts } from './lock-policy';

const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as Required<Lockfile>;
const place = 'node_modules/fastify';

const altered = (change: Partial<LockEntry>, at = place): Lockfile => ({
  ...lock,
  packages: { ...lock.packages, [at]: { ...lock.packages[at], ...change } },
});
const without = (member: keyof LockEntry, at: string): Lockfile => {
  const { [member]: _, ...entry } = lock.packages[at] ?? {};
  return { ...lock, packages: { ...lock.packages, [at]: entry } };
};

describe('the check of the lockfile', () => {
  it('accepts the lockfile of this workspace', () => {
    expect(checkLock(lock)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  });

  it.each([
    [
      'another registry',
      altered({ resolved: 'https://registry.evil.test/fastify.tgz' }),
      'not from the default registry',
    ],
    [
      'a registry without TLS',
      altered({ resolved: 'http://registry.npmjs.org/fastify.tgz' }),
      'not from the default registry',
    ],
    [
      'a git repository',
      altered({ resolved: 'git+ssh://git@github.com/fastify/fastify.git#1' }),
      'not from the default registry',
    ],
    ['a file', altered({ resolved: 'file:../fastify.tgz' }), 'not from the default registry'],
    ['a missing hash', without('integrity', place), 'fastify has no hash'],
    ['a weak hash', altered({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }), 'it must be one sha512'],
    [
      'a weak hash beside a good one',
      altered({ integrity: `${lock.packages[place]?.integrity} sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=` }),
      'it must be one sha512',
    ],
    ['a new install script', altered({ hasInstallScript: true }), 'brings an install script'],
    [
      'a wish for a git repository',
      altered({ dependencies: { a: 'github:evil/a' } }),
      'requires a from "github:evil/a"',
    ],
    ['a wish for an address', altered({ dependencies: { a: 'https://evil.test/a.tgz' } }), 'requires a from'],
    ['a wish for a folder', altered({ dependencies: { a: 'file:../a' } }), 'requires a from'],
    [
      'a wish for a repository by its short name',
      altered({ optionalDependencies: { a: 'evil/a' } }),
      'requires a from',
    ],
    [
      'such a wish of our own',
      altered({ devDependencies: { a: 'git://evil.test/a' } }, 'gateway'),
      'gateway requires a from',
    ],
    [
      'a link out of the workspace',
      altered({ link: true, resolved: '../elsewhere' }),
      'outside the workspace',
    ],
    ['an older format', { ...lock, lockfileVersion: 1 }, 'not of version 3'],
  ])('rejects %s', (_name, broken, sentence) => {
    expect(checkLock(broken)).toEqual([expect.stringContaining(sentence)]);
  });

  it('allows a missing hash only for binaries that the policy lists', () => {
    const stranger = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
    const packages = { ...lock.packages, 'node_modules/stranger-darwin-arm64': stranger };
    expect(checkLock({ ...lock, packages })).toEqual(['stranger-darwin-arm64 has no hash.']);
    expect(checkLock(without('os', 'node_modules/@swc/core-darwin-arm64'))).toEqual([]);
    expect(checkLock(without('optional', 'node_modules/@swc/core-darwin-arm64'))).toHaveLength(1);
  });

  it('lists only packages that have an install script', () => {
    const running = Object.entries(lock.packages)
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([at, entry]) => nameOf(at, entry));
    expect(Object.keys(installScripts).sort()).toEqual([...new Set(running)].sort());
  });
});

describe('the settings of npm', () => {
  it('disable install scripts', () => {
    expect(readFileSync(join(rootDir, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('the entries of other platforms', () => {
  it('are complete, so that npm ci accepts the lockfile', () => {
    expect(missingEntries(lock)).toEqual({});
  });

  it('reports a missing entry', () => {
    const { 'node_modules/@swc/core-darwin-arm64': entry, ...packages } = lock.packages;
    expect(missingEntries({ ...lock, packages })).toEqual({
      'node_modules/@swc/core-darwin-arm64': {
        version: entry?.version,
        cpu: ['arm64'],
        optional: true,
        os: ['darwin'],
      },
    });
  });

  it.each([
    ['@swc/core-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@rollup/rollup-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@swc/core-win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', null],
  ])('detect the platform of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
