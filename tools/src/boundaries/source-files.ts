import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A workspace package, as declared in its `package.json`. */
export interface WorkspacePackage {
  readonly name: string;
  /** Folder below the root: `remote-search`. */
  readonly folder: string;
  readonly role: string | null;
  /** Public import paths, `.` or `./remote`, with their files. */
  readonly exports: Readonly<Record<string, string>>;
}

const skipped = new Set(['node_modules', 'dist', 'generated', '.cache', '.data', 'coverage']);

/** Relative paths of the source files below a folder, in a stable order. */
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

/** All workspace packages, in `package.json` order. */
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

/** Folders of packages with the role remote. `remote-kit` is not one. */
export const listRemotes = (root: string): readonly string[] =>
  listPackages(root)
    .filter(({ role }) => role === 'remote')
    .map(({ folder }) => folder);
