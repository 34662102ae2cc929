/** What `package-lock.json` may hold. Each entry is a decision: docs/decisions/0725. */

/**
 * Packages that bring a script for their installation, with what it would do. `.npmrc` lets none of them run; whoever installs with
 * another setting runs them, so a new name needs a look.
 */
export const installScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'builds its native part where no binary fits',
  '@swc/core': 'checks that the binary of the platform is there',
  esbuild: 'checks that the binary of the platform is there',
  libxmljs2: 'builds its native part where no binary fits',
  msw: 'copies its worker where package.json asks for it; ours does not',
};

/**
 * Packages whose optional binaries of other platforms may stand without a hash: the registry that wrote the lockfile did not offer
 * them. npm takes these from the registry by their exact version, checked against the hash that the registry gives.
 */
export const unpinnedBinaries: readonly RegExp[] = [
  // The parser of knip: a tool of `verify`, in no release.
  /^@oxc-parser\/binding-/,
  /^@rspack\/binding-/,
  /^@rollup\/rollup-/,
  /^@swc\/core-/,
  /^@unrs\/resolver-binding-/,
];
