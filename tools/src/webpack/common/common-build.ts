import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommonCode } from '@detour/shared-contracts/mount';

/** One version of a part of the common code: the file is the same in each release that carries it. */
export interface CommonBuild extends CommonCode {
  /** `base` */
  readonly part: string;
  readonly code: string;
  /** Paths of the modules from the root of the repository, and what they export together. */
  readonly modules: readonly string[];
  readonly exports: readonly string[];
}

/** Environment variable with the folder of the common code: `buildPackage` sets it. Without it, a package bundles its own (`npm run dev`). */
export const commonFolder = 'BUILD_COMMON';

export const commonFile = 'common.json';

/** Parts that a package takes: `detour.common` of its `package.json`, else only the first. */
const partsOf = (packageDir: string): readonly string[] => {
  const { detour } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    detour?: { common?: readonly string[] };
  };
  return detour?.common ?? ['base'];
};

/** The common code of a package. Empty when the build has none. Throws when the package takes a part that does not exist. */
export const readCommonBuilds = (packageDir: string): readonly CommonBuild[] => {
  const folder = process.env[commonFolder];
  if (!folder) return [];
  const all = JSON.parse(readFileSync(join(folder, commonFile), 'utf8')) as CommonBuild[];
  const wanted = partsOf(packageDir);
  const unknown = wanted.find((name) => all.every(({ part }) => part !== name));
  if (unknown) throw new Error(`${packageDir}/package.json: there is no part "${unknown}" of common code.`);
  return all.filter(({ part }) => wanted.includes(part));
};
