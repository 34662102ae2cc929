import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A package of the workspace, as its own `package.json` declares it. */
export interface WorkspacePackage {
  readonly name: string;
  /** Folder below the root: `remote-search`. */
  readonly folder: string;
  readonly role: string | null;
  /** Import paths that others may use, `.` or `./remote`, with their files. */
  readonly exports: Readonly<Record<string, string>>;
}

const skipped = new Set(['node_modules', 'dist', 'generated', '.cache', '.data', 'coverage']);

/** Source files below a folder, as paths from it, in a stable order. */
export const listSources = (
  folder: string,
  pattern: RegExp = /\.(ts|tsx|mts|mjs|js)$/,
): readonly string[] => {
  const visit = (current: string): readonly string[] =>
    readdirSync(current, { withFileTypes: true })
      .sort((first, second) => (first.name < second.name ? -1 : 1))
      .flatMap((entry) => {
        if (entry.isDirectory()) return skipped.has(entry.name) ? [] : visit(join(current, entry.name));
        return pattern.test(entry.name) ? [relative(folder, join(current, entry.name))] : [];
      });
  return existsSync(folder) ? visit(folder) : [];
};

interface PackageFile {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly detour?: { readonly role?: string };
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/** Every package of the workspace, in the order of `package.json`. */
export const listPackages = (root: string): readonly WorkspacePackage[] =>
  (readPackage(root).workspaces ?? [])
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, detour, exports = {} } = readPackage(join(root, folder));
      const files = Object.entries(exports).map(([path, target]) => [
        path,
        typeof target === 'string' ? target : (target['default'] ?? ''),
      ]);
      return { name, folder, role: detour?.role ?? null, exports: Object.fromEntries(files) };
    });

/** Folders of the packages that are remotes, by their role: `remote-kit` is none. */
export const listRemotes = (root: string): readonly string[] =>
  listPackages(root)
    .filter(({ role }) => role === 'remote')
    .map(({ folder }) => folder);
