/** Allowed content of `package-lock.json`. Each entry is a decision: docs/decisions/0725. */

/**
 * Packages with an install script and its effect. `.npmrc` disables them all, but other settings would run them, so review each
 * new name.
 */
export const installScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'builds its native part where no binary fits',
  '@swc/core': 'checks that the binary of the platform is there',
  esbuild: 'checks that the binary of the platform is there',
  libxmljs2: 'builds its native part where no binary fits',
  msw: 'copies its worker where package.json asks for it; ours does not',
};

/**
 * Packages whose optional binaries of other platforms may lack a hash, because the registry did not offer them when the lockfile
 * was written. npm installs the exact version and checks it against the registry's hash.
 */
export const unpinnedBinaries: readonly RegExp[] = [
  // The parser of knip: a tool of `verify`, in no release.
  /^@oxc-parser\/binding-/,
  /^@rspack\/binding-/,
  /^@rollup\/rollup-/,
  /^@swc\/core-/,
  /^@unrs\/resolver-binding-/,
];
