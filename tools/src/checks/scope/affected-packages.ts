/** A package of the workspace and the packages that its files import, by folder. */
export interface PackageNode {
  /** Folder below the root: `remote-search`. */
  readonly folder: string;
  readonly imports: readonly string[];
}

/** Tests that read files of other packages or of `docs/`, which imports do not show. */
export interface FileReader {
  readonly files: RegExp;
  /** Package whose tests read them. */
  readonly reader: string;
  /** Suites of the package, as a pattern for jest. */
  readonly suites: string;
}

const fileReaders: readonly FileReader[] = [
  { files: /^[\w-]+\/contract\.json$/, reader: 'shared-releases', suites: 'src/contract/' },
  { files: /^remote-[\w-]+\/contract\.json$/, reader: 'shell', suites: 'frame-links' },
  { files: /^[\w-]+\/package\.json$/, reader: 'tools', suites: '(weigh-release|new-remote)' },
  { files: /^docs\//, reader: 'tools', suites: 'guide' },
];

/** True for documents in the root. Tests read `docs/`, and all other files outside the packages affect builds or tests. */
const isProse = (file: string): boolean => file.startsWith('docs/') || /^[^/]+\.md$/.test(file);

/**
 * Packages that a change can break: those of the changed files, and all that import them directly or indirectly. A file outside
 * of all packages affects all of them. In the order of the graph.
 */
export const affectedPackages = (
  graph: readonly PackageNode[],
  changedFiles: readonly string[],
): readonly string[] => {
  const every = graph.map(({ folder }) => folder);
  const changed = new Set<string>();
  for (const file of changedFiles) {
    const owner = every.find((folder) => file.startsWith(`${folder}/`));
    if (owner === undefined && !isProse(file)) return every;
    if (owner !== undefined) changed.add(owner);
  }
  for (let before = -1; before < changed.size;) {
    before = changed.size;
    for (const { folder, imports } of graph)
      if (imports.some((imported) => changed.has(imported))) changed.add(folder);
  }
  return every.filter((folder) => changed.has(folder));
};

/** Readers of the changed files whose package is not tested as a whole. */
export const readersOf = (
  changedFiles: readonly string[],
  tested: readonly string[],
): readonly FileReader[] =>
  fileReaders.filter(
    ({ files, reader }) => !tested.includes(reader) && changedFiles.some((file) => files.test(file)),
  );

/** Browser specs with the packages that they test: `journeys/account/account.spec.ts` → `remote-account`. */
export type Concerns = Readonly<Record<string, readonly string[]>>;

export interface BrowserSpecs {
  readonly specs: readonly string[];
  readonly concerns: Concerns;
  readonly remotes: readonly string[];
}

/**
 * Specs to run for some packages. A spec without an entry in `concerns` runs for every remote. A package that is not a remote
 * runs all specs, `tools` none.
 */
export const specsFor = (
  packages: readonly string[],
  { specs, concerns, remotes }: BrowserSpecs,
): readonly string[] => {
  const affected = packages.filter((name) => name !== 'tools');
  if (affected.length === 0) return [];
  if (affected.some((name) => !remotes.includes(name))) return specs;
  return specs.filter((spec) => concerns[spec]?.some((name) => affected.includes(name)) ?? true);
};
