interface Acceptance {
  readonly packages: RegExp;
  readonly reason: string;
}

/** Days within which a newer release must be installed (docs/security.md, "Components"). */
export const daysAllowed = 30;

/**
 * Accepted findings of `npm run components`. When a dependant blocks an update, review by hand whether an attacker can reach the
 * code.
 */
export const acceptedFindings: readonly Acceptance[] = [
  {
    packages: /^(undici|tapable|schema-utils|semver|ws|jiti|acorn|@webassemblyjs\/.*)$/,
    reason:
      'held by webpack, vite or Module Federation; this copy runs in builds and tools, on our own sources',
  },
  {
    packages: /^(readable-stream|string_decoder|safe-buffer|xtend)$/,
    reason: 'held by @emotion/server, for its streams, which the shop does not use',
  },
  {
    packages: /^webpack$/,
    reason:
      '5.112 has no lib/util/extractUrlAndGlobal, which Module Federation 2.9.2 needs; it runs in builds, on our own sources',
  },
  { packages: /^stylis$/, reason: 'held by @emotion/cache; it reads our own styles only' },
  { packages: /^mime-db$/, reason: 'held by mime-types; a table without code' },
  { packages: /^pgpass$/, reason: 'held by pg; it reads a file of the operator only' },
  {
    packages: /^(sanitize-html|htmlparser2)$/,
    reason: 'sanitize-html 2.17.6 and its htmlparser2 need Node 22; it reads texts of our own content only',
  },
  { packages: /^undici-types$/, reason: 'types only' },
];
