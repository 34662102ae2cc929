import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Composition, ReleaseFiles, RemoteName } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { verifiedLoad } from '../boot/loader';
import { loadBudget, withinBudget } from '../slots/budget';

export interface LoadedModule<T> {
  readonly module: T;
  readonly release: ReleaseFiles;
}

export interface RemoteLoader {
  /**
   * Loads an exposed module (`page`, `fragment-recently-viewed`) of a remote: two attempts for the current release, then the last
   * good one. Rejects with the error of the first attempt.
   */
  load<T>(remote: RemoteName, exposed: string): Promise<LoadedModule<T>>;
  /** One attempt without a fallback, for the panel's retry. */
  loadOnce<T>(remote: RemoteName, exposed: string): Promise<LoadedModule<T>>;
  /** The last good release, as replacement for a version that failed after loading. Never rejects: null when there is none. */
  loadLastGood<T>(remote: RemoteName, exposed: string, failed: string): Promise<LoadedModule<T> | null>;
}

const scriptsFor = (release: ReleaseFiles, exposed: string, locale: Locale): readonly string[] => {
  const scripts = release.scripts[exposed];
  if (!scripts) throw new Error(`${release.remote} ${release.version} exposes no "${exposed}".`);
  const messages = release.messages[locale];
  return [...scripts.map((file) => release.base + file), ...(messages ? [release.base + messages] : [])];
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

const attempt = async <T>(
  release: ReleaseFiles,
  exposed: string,
  locale: Locale,
): Promise<LoadedModule<T>> => {
  const scripts = scriptsFor(release, exposed, locale);
  const load = async (): Promise<T> => {
    await Promise.all(scripts.map((path) => verifiedLoad()(path)));
    const module = await loadRemote<T>(`${aliasOf(release)}/${exposed}`, { from: 'runtime' });
    if (!module) throw new Error(`${release.remote} ${release.version} returned nothing for "${exposed}".`);
    return module;
  };
  try {
    return { module: await withinBudget(`${release.remote}/${exposed}`, load(), loadBudget), release };
  } catch (error) {
    for (const path of scripts) verifiedLoad().drop(path);
    throw error;
  }
};

export const createRemoteLoader = (composition: Composition, locale: Locale): RemoteLoader => {
  installEntryLoader();
  const releases = [...Object.values(composition.remotes), ...Object.values(composition.fallbacks)];
  const registered = new Set<string>();
  // Evaluated at each use, because in development the composition gains releases after the start.
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
  const loadOnce = async <T>(remote: RemoteName, exposed: string) =>
    attempt<T>(present(remote), exposed, locale);
  return {
    loadOnce,
    async loadLastGood<T>(remote: RemoteName, exposed: string, failed: string) {
      const lastGood = composition.fallbacks[remote];
      if (!lastGood || lastGood.version === failed) return null;
      return attempt<T>(lastGood, exposed, locale).catch(() => null);
    },
    async load<T>(remote: RemoteName, exposed: string) {
      try {
        return await loadOnce<T>(remote, exposed);
      } catch (error) {
        return loadOnce<T>(remote, exposed).catch(() => {
          const lastGood = composition.fallbacks[remote];
          if (!lastGood) throw error;
          return attempt<T>(lastGood, exposed, locale);
        });
      }
    },
  };
};
