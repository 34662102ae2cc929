import { commonOf, providedPath, type CommonCode, type ReleaseFiles } from '@detour/shared-contracts/mount';
import { verifiedLoad } from '../boot/loader';

/** Whether common code has run on this page, from whichever release. */
const isPresent = ({ global }: CommonCode): boolean =>
  (globalThis as Record<string, unknown>)[global] !== undefined;

/** Number of loads that wait for a script. */
const waiting = new Map<string, number>();

/** Scripts that one load waits for. */
export interface ScriptClaims {
  add(path: string): void;
  /** Ends the load. A load that `failed` gives up its hanging scripts, except those that another load waits for. */
  end(failed: boolean): void;
}

export const createClaims = (): ScriptClaims => {
  const claimed = new Set<string>();
  let ended = false;
  return {
    add(path) {
      // A load that gave up may still run on.
      if (ended) return;
      if (!claimed.has(path)) waiting.set(path, (waiting.get(path) ?? 0) + 1);
      claimed.add(path);
    },
    end(failed) {
      ended = true;
      for (const path of claimed) {
        const others = (waiting.get(path) ?? 1) - 1;
        if (others > 0) waiting.set(path, others);
        else waiting.delete(path);
        if (failed && others === 0) verifiedLoad().drop(path);
      }
    },
  };
};

interface ScriptsToLoad {
  readonly release: Pick<ReleaseFiles, 'base' | 'common'>;
  /** Without base. */
  readonly files: readonly string[];
  readonly shell: Pick<ReleaseFiles, 'base' | 'common'>;
}

/**
 * Loads scripts of a release. Common code in a version that the page has is not loaded again. The shell's copy of this version is next;
 * the release's own copy loads where the shell has another version, or where its copy cannot be loaded.
 */
export const loadScripts = (
  { release, files, shell }: ScriptsToLoad,
  claims: Pick<ScriptClaims, 'add'>,
): Promise<unknown> => {
  const ask = (path: string): Promise<void> => {
    claims.add(path);
    return verifiedLoad()(path);
  };
  const load = (file: string): Promise<void> => {
    const code = commonOf(release, file);
    if (!code) return ask(release.base + file);
    if (isPresent(code)) return Promise.resolve();
    const provided = providedPath(code, shell);
    return provided ? ask(provided).catch(() => ask(release.base + file)) : ask(release.base + file);
  };
  return Promise.all(files.map(load));
};
