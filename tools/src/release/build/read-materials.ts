import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Materials } from '@detour/shared-releases/release';

type Env = Readonly<Record<string, string | undefined>>;

const localBuilder = 'urn:detour:builder:local';

/** Null outside of a repository. */
const git = (rootDir: string, args: readonly string[]): string | null => {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', [...args], { cwd: rootDir, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return null;
  }
};

/** What a build in this checkout is made from. A pipeline without a repository names its commit in `RELEASE_COMMIT`. */
export const readMaterials = (rootDir: string, env: Env, startedAt: number): Materials => {
  const lockfile = join(rootDir, 'package-lock.json');
  const named = env['RELEASE_COMMIT'] ?? '';
  return {
    repository: env['RELEASE_REPOSITORY'] ?? '',
    commit: named || (git(rootDir, ['rev-parse', 'HEAD']) ?? ''),
    changed: named === '' && (git(rootDir, ['status', '--porcelain', '--untracked-files=no']) ?? '') !== '',
    lockfile: existsSync(lockfile) ? createHash('sha256').update(readFileSync(lockfile)).digest('hex') : '',
    builder: env['RELEASE_BUILDER'] || localBuilder,
    node: process.version,
    startedAt,
  };
};

/** Of a build from before provenance: nothing is known, and production refuses it. */
export const unknownMaterials: Materials = {
  repository: '',
  commit: '',
  changed: false,
  lockfile: '',
  builder: 'urn:detour:builder:unknown',
  node: '',
  startedAt: 0,
};
