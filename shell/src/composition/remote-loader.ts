import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { yieldToMain } from '@detour/shared-ui';
import {
  messageFile,
  pageScripts,
  type Composition,
  type ReleaseFiles,
  type RemoteName,
} from '@detour/shared-contracts/mount';
import type { Locale, PageName } from '@detour/shared-contracts/sites';
import { verifiedLoad } from '../boot/loader';
import { BudgetError, loadBudget, withinBudget } from '../slots/budget';
import { createClaims, loadScripts } from './load-scripts';

export interface LoadedModule<T> {
  readonly module: T;
  readonly release: ReleaseFiles;
}

export interface RemoteLoader {
  /**
   * Loads an exposed module (`page`, `fragment-recently-viewed`) of a remote: two attempts for the current release, then the last
   * good one. While the first attempt is late, the last good one loads beside it, and what arrives first is shown. Rejects with the
   * error of the first attempt. With `page`, the code of that page too.
   */
  load<T>(remote: RemoteName, exposed: string, page?: PageName): Promise<LoadedModule<T>>;
  /** One attempt for the current release, then the last good one, for the panel's retry: it may be another fault than before. */
  loadAgain<T>(remote: RemoteName, exposed: string, page?: PageName): Promise<LoadedModule<T>>;
  /** The last good release, as replacement for a version that failed after loading. Never rejects: null when there is none. */
  loadLastGood<T>(
    remote: RemoteName,
    exposed: string,
    failed: { readonly version: string; readonly page?: PageName },
  ): Promise<LoadedModule<T> | null>;
  /** The code of another page of a release that is loaded already. */
  loadPage(release: ReleaseFiles, page: PageName): Promise<void>;
  /** Loads only the scripts of a page, before it is requested. Rejects when they cannot be loaded. */
  loadScripts(remote: RemoteName, page: PageName): Promise<void>;
}

/** The page that a part is loaded for. */
interface Place {
  readonly locale: Locale;
  readonly shell: ReleaseFiles;
}

interface Part {
  readonly exposed: string;
  readonly page?: PageName | undefined;
  /** Time limit (ms) of the load. Default: `loadBudget`. */
  readonly budget?: number;
}

/** Name of a part in the tables of a release. */
const nameOf = ({ exposed, page }: Part): string => (page ? `page-${page}` : exposed);

/** True when the document names the files of the part. */
const isNamed = (release: ReleaseFiles, part: Part, locale: Locale): boolean =>
  release.table === undefined ||
  (release.scripts[nameOf(part)] !== undefined && messageFile(release, nameOf(part), locale) !== undefined);

/** Files of the part's scripts. The release's table is loaded for a part that the document does not name. */
const scriptsFor = async (release: ReleaseFiles, part: Part, locale: Locale): Promise<readonly string[]> => {
  const { exposed, page } = part;
  const { base } = release;
  const named = isNamed(release, part, locale) ? release : await verifiedLoad().table(base);
  const scripts = page ? pageScripts(named, page) : named.scripts[exposed];
  if (!scripts) throw new Error(`${release.remote} ${release.version} exposes no "${exposed}".`);
  const messages = messageFile(named, nameOf(part), locale);
  return [...scripts, ...(messages ? [messages] : [])];
};

/** Registration name of a release. Two releases of one remote may coexist. */
const aliasOf = (release: ReleaseFiles): string => release.container;

const registerRelease = (release: ReleaseFiles): void =>
  registerRemotes([
    {
      name: aliasOf(release),
      entry: release.base + release.entry,
      type: 'var',
      entryGlobalName: release.container,
    },
  ]);

/** Makes federation load entries through the integrity-checking loader, and rejects an entry that defines no container. */
const installEntryLoader = (): void =>
  registerPlugins([
    {
      name: 'detour-verified-entry',
      loadEntry: async ({ remoteInfo }) => {
        await verifiedLoad()(remoteInfo.entry);
        const container = (globalThis as Record<string, unknown>)[remoteInfo.entryGlobalName];
        if (!container) {
          verifiedLoad().drop(remoteInfo.entry, true);
          throw new Error(`${remoteInfo.entry} ran and registered no container.`);
        }
        // Federation's type of a container is not exported; `init` and `get` are called through federation alone.
        return container as never;
      },
    },
  ]);

/**
 * Loads the scripts of a part within the time limit. Afterwards a failed or late one can be requested again. The part's modules are
 * evaluated in a task of their own.
 */
const withScripts = async <T>(
  release: ReleaseFiles,
  part: Part,
  { locale, shell }: Place,
  use: () => Promise<T>,
): Promise<T> => {
  const claims = createClaims();
  if (release.table !== undefined) claims.add(release.base + release.table);
  const load = async (): Promise<T> => {
    const files = await scriptsFor(release, part, locale);
    await loadScripts({ release, files, shell }, claims);
    await yieldToMain();
    return use();
  };
  const name = `${release.remote}/${part.page ?? part.exposed}`;
  let failed = true;
  try {
    const used = await withinBudget(name, load(), part.budget ?? loadBudget);
    failed = false;
    return used;
  } finally {
    claims.end(failed);
  }
};

const attempt = async <T>(release: ReleaseFiles, part: Part, place: Place): Promise<LoadedModule<T>> => {
  const { exposed } = part;
  const use = async (): Promise<T> => {
    const module = await loadRemote<T>(`${aliasOf(release)}/${exposed}`, { from: 'runtime' });
    if (!module) throw new Error(`${release.remote} ${release.version} returned nothing for "${exposed}".`);
    return module;
  };
  return { module: await withScripts(release, part, place, use), release };
};

/**
 * Starts `other` when `first` has not settled within the time limit, and takes what arrives first. A hanging script then costs one time
 * limit, and a slow network loses nothing: `first` goes on. Rejects with the error of `first`.
 */
const orAfterBudget = async <T>(first: Promise<T>, other: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), loadBudget);
  });
  const early = await Promise.race([first, late]).finally(() => clearTimeout(timer));
  return early === 'late' ? Promise.any([first, other()]).catch(() => first) : early;
};

/** A link is prepared while a navigation follows it: both take the same load. */
const createSharing = () => {
  const loading = new Map<string, Promise<unknown>>();
  return <T>(key: string, start: () => Promise<T>): Promise<T> => {
    const started = loading.get(key) ?? start().finally(() => loading.delete(key));
    loading.set(key, started);
    return started as Promise<T>;
  };
};

export const createRemoteLoader = (composition: Composition, locale: Locale): RemoteLoader => {
  installEntryLoader();
  const place: Place = { locale, shell: composition.shell };
  const releases = [...Object.values(composition.remotes), ...Object.values(composition.fallbacks)];
  const registered = new Set<string>();
  // At each use: in development the composition gains releases.
  const register = (release: ReleaseFiles): ReleaseFiles => {
    if (!registered.has(release.container)) registerRelease(release);
    registered.add(release.container);
    return release;
  };
  for (const release of releases) register(release);
  const present = (remote: RemoteName): ReleaseFiles => {
    const release = composition.remotes[remote];
    if (!release) throw new Error(`The composition contains no release of ${remote}.`);
    return register(release);
  };
  const loadOnce = async <T>(remote: RemoteName, exposed: string, page?: PageName) =>
    attempt<T>(present(remote), { exposed, page }, place);
  const loadPage = (release: ReleaseFiles, page: PageName): Promise<void> =>
    withScripts(release, { exposed: 'page', page }, place, () => Promise.resolve());
  const orLastGood = <T>(remote: RemoteName, part: Part, error: unknown): Promise<LoadedModule<T>> => {
    const lastGood = composition.fallbacks[remote];
    return lastGood ? attempt<T>(lastGood, part, place) : Promise.reject(error as Error);
  };
  const loadFirst = async <T>(remote: RemoteName, part: Part): Promise<LoadedModule<T>> => {
    const { exposed, page } = part;
    const lastGood = composition.fallbacks[remote];
    try {
      if (!lastGood) return await loadOnce<T>(remote, exposed, page);
      const first = attempt<T>(present(remote), { ...part, budget: 2 * loadBudget }, place);
      return await orAfterBudget(first, () => attempt<T>(lastGood, part, place));
    } catch (error) {
      // Neither arrived in time: the panel says so, and tries again by itself.
      if (lastGood && error instanceof BudgetError) throw error;
      // Without a last good release nothing better can be shown than this one: code may wait behind pictures on a slow connection.
      const again = lastGood ? part : { ...part, budget: 2 * loadBudget };
      return attempt<T>(present(remote), again, place).catch(() => orLastGood<T>(remote, part, error));
    }
  };
  const share = createSharing();
  return {
    loadAgain: <T>(remote: RemoteName, exposed: string, page?: PageName) =>
      loadOnce<T>(remote, exposed, page).catch((error) => orLastGood<T>(remote, { exposed, page }, error)),
    loadPage,
    loadScripts: async (remote, page) => loadPage(present(remote), page),
    async loadLastGood<T>(
      remote: RemoteName,
      exposed: string,
      failed: { readonly version: string; readonly page?: PageName },
    ) {
      const lastGood = composition.fallbacks[remote];
      if (!lastGood || lastGood.version === failed.version) return null;
      return attempt<T>(lastGood, { exposed, page: failed.page }, place).catch(() => null);
    },
    load<T>(remote: RemoteName, exposed: string, page?: PageName) {
      return share(`${remote} ${exposed} ${page ?? ''}`, () => loadFirst<T>(remote, { exposed, page }));
    },
  };
};
