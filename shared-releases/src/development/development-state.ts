import { err, ok, type Result } from '@detour/shared-contracts';
import { isPackageName, isVersion } from '../release/release-id';
import type { PackageName } from '../release-document';

/** Why the sources do not build at this moment. */
export interface BuildProblem {
  readonly message: string;
  /** From the folder of the checkout, with slashes; null when no file is to blame. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number | null;
}

/** What one developer's server shows instead of the channel's releases; a file beside them, never a revision. */
export interface DevelopmentState {
  /** Version of each package that is being worked on. */
  readonly releases: Readonly<Record<PackageName, string>>;
  readonly problem: BuildProblem | null;
  /** Milliseconds UTC of the save that led to this; null at the start. */
  readonly savedAt: number | null;
}

/** Name of the file in the folder of development releases. */
export const developmentFile = 'development.json';

/** Empty until the first build. */
export const noDevelopment: DevelopmentState = { releases: {}, problem: null, savedAt: null };

/** The `number`-th release of a session that began at `startedAt` (ms UTC): browsers keep files for a year, so no address comes twice. */
export const developmentVersion = (startedAt: number, number: number): string =>
  `0.0.0-dev.${startedAt.toString(36)}.${number}`;

/** No version of a published release looks like this. */
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

/** Refuses what names anything but development releases. */
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
