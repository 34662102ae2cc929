import { commonOf, providedPath, type CommonCode, type ReleaseFiles } from '@detour/shared-contracts/mount';
import { verifiedLoad } from '../boot/loader';

/** Whether common code has run on this page, from whichever release. */
const isPresent = ({ global }: CommonCode): boolean =>
  (globalThis as Record<string, unknown>)[global] !== undefined;

/** Scripts of one load. `asked` has the paths that were requested, so that hanging ones can be given up. */
export interface ScriptLoad {
  readonly asked: readonly string[];
  readonly done: Promise<unknown>;
}

/**
 * Loads scripts of a release, given without base. Common code in a version that the page has is not loaded again. The shell's copy of this
 * version is next; the release's own copy loads where the shell has another version, or where its copy cannot be loaded.
 */
export const loadScripts = (
  release: Pick<ReleaseFiles, 'base' | 'common'>,
  files: readonly string[],
  shell: Pick<ReleaseFiles, 'base' | 'common'>,
): ScriptLoad => {
  const asked: string[] = [];
  const ask = (path: string): Promise<void> => {
    asked.push(path);
    return verifiedLoad()(path);
  };
  const load = (file: string): Promise<void> => {
    const code = commonOf(release, file);
    if (!code) return ask(release.base + file);
    if (isPresent(code)) return Promise.resolve();
    const provided = providedPath(code, shell);
    return provided ? ask(provided).catch(() => ask(release.base + file)) : ask(release.base + file);
  };
  return { asked, done: Promise.all(files.map(load)) };
};
