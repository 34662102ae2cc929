import { err, ok, type Result } from '@detour/shared-contracts/base';
import { isVersion } from '../../release/release-id';
import { isPackageName } from '../../base/package-name';
import type { PackageName } from '../../base/package-name';

/** Why the sources currently fail to build. */
export interface BuildProblem {
  readonly message: string;
  /** Path from the checkout, with slashes. Null when no file is the cause. */
  readonly file: string | null;
  /** Starts at 1. */
  readonly line: number | null;
}

/** Releases that a developer's server shows instead of the channel's. Stored in a separate file, never as a revision. */
export interface DevelopmentState {
  /** Version of each package in development. */
  readonly releases: Readonly<Record<PackageName, string>>;
  readonly problem: BuildProblem | null;
  /** Time of the triggering save, in milliseconds UTC. Null at the start. */
  readonly savedAt: number | null;
}

/** File name in the folder of development releases. */
export const developmentFile = 'development.json';

/** Empty until the first build. */
export const noDevelopment: DevelopmentState = { releases: {}, problem: null, savedAt: null };

/**
 * Version of the `number`-th release in a session that started at `startedAt` (ms UTC). Unique, because browsers cache files for
 * a year.
 */
export const developmentVersion = (startedAt: number, number: number): string =>
  `0.0.0-dev.${startedAt.toString(36)}.${number}`;

/** Never matches the version of a published release. */
export const isDevelopmentVersion = (version: string): boolean =>
  /^0\.0\.0-dev\.[0-9a-z]+\.\d+$/.test(version);

const isNumberOrNull = (value: unknown): boolean => value === null || Number.isFinite(value);

const isProblem = (value: unknown): value is BuildProblem | null => {
  if (value === null) return true;
  const { message, file, line } = (value ?? {}) as Partial<Record<keyof BuildProblem, unknown>>;
  return typeof message === 'string' && (file === null || typeof file === 'string') && isNumberOrNull(line);
};

const isReleases = (value: unknown): value is DevelopmentState['releases'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, version]) =>
      isPackageName(name) &&
      typeof version === 'string' &&
      isVersion(version) &&
      isDevelopmentVersion(version),
  );

/** Rejects anything but development releases. */
export const parseDevelopmentState = (text: string): Result<DevelopmentState, string> => {
  try {
    const state = JSON.parse(text) as Partial<Record<keyof DevelopmentState, unknown>> | null;
    const { releases, problem, savedAt } = state ?? {};
    if (!isReleases(releases) || !isProblem(problem) || !isNumberOrNull(savedAt))
      return err(`${developmentFile} is not what \`npm run dev\` writes.`);
    return ok({ releases, problem, savedAt: savedAt as number | null });
  } catch (error) {
    return err(`${developmentFile}: ${(error as Error).message}`);
  }
};
