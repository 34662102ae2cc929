import { basename, dirname } from 'node:path';

/** A suite: a test file of jest. */
export interface Suite {
  /** Path from the root. */
  readonly path: string;
  readonly source: string;
}

/** Suites that share one module registry, so that they load and compile their modules once. */
export interface SuiteGroup {
  /** Name of jest's project without a colon, such as `shell-server`. */
  readonly project: string;
  readonly environment: string | null;
  readonly suites: readonly string[];
  /** Bytes of their test code, a measure of their time. */
  readonly bytes: number;
}

/** Bytes of test code of a group. A group needs 10 to 60 seconds. Larger groups leave one worker idle at the end. */
const groupBytes = 110_000;

/** A mocked module would stay mocked for the suites that follow. `@own-modules` in a comment gives another reason. */
const needsOwnModules = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b|@own-modules\b/;

const environmentOf = (source: string): string | null => /@jest-environment (\S+)/.exec(source)?.[1] ?? null;

const projectOf = (path: string): string => {
  const [folder = '', part] = path.split('/');
  return folder === 'shell' && part === 'server' ? 'shell-server' : folder;
};

interface OpenGroup {
  readonly project: string;
  readonly environment: string | null;
  readonly suites: string[];
  bytes: number;
}

/**
 * Deals suites into groups. A group has one project and one environment. Neighbours share most modules, so the order is by path. A suite
 * that needs modules of its own is alone in its group.
 */
export const dealSuites = (suites: readonly Suite[], limit = groupBytes): readonly SuiteGroup[] => {
  const groups: OpenGroup[] = [];
  const open = new Map<string, OpenGroup>();
  const sorted = suites.toSorted((a, b) =>
    dirname(a.path) === dirname(b.path)
      ? basename(a.path).localeCompare(basename(b.path))
      : a.path.localeCompare(b.path),
  );
  for (const { path, source } of sorted) {
    const project = projectOf(path);
    const environment = environmentOf(source);
    if (needsOwnModules.test(source)) {
      groups.push({ project, environment, suites: [path], bytes: source.length });
      continue;
    }
    const key = `${project} ${environment ?? ''}`;
    let group = open.get(key);
    if (!group || (group.bytes > 0 && group.bytes + source.length > limit)) {
      group = { project, environment, suites: [], bytes: 0 };
      open.set(key, group);
      groups.push(group);
    }
    group.suites.push(path);
    group.bytes += source.length;
  }
  return groups;
};
