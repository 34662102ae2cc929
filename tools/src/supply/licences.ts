import { nameOf, type LockEntry, type Lockfile } from './check-lock';
import { allowedLicences, exceptions, otherMaterial, readByHand } from './licence-policy';
import { unpinnedBinaries } from './lock-policy';

export interface Licensed {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** As declared by the package. Empty when undeclared. */
  readonly licence: string;
  /** Used only by tests and tools. */
  readonly isTool: boolean;
}

const isPackage = (place: string, { link, integrity }: LockEntry): boolean =>
  place.includes('node_modules/') && !link && integrity !== undefined;

/** Every package of the lockfile, without other platforms' binaries that have no hash; their parents cover them. */
export const licensedPackages = ({ packages = {} }: Lockfile): readonly Licensed[] =>
  Object.entries(packages)
    .filter(([place, entry]) => isPackage(place, entry))
    .map(([place, entry]) => {
      const name = nameOf(place, entry);
      return {
        place,
        name,
        version: entry.version ?? '',
        licence: entry.license ?? readByHand[name] ?? '',
        isTool: entry.dev === true,
      };
    });

const noteOf = (name: string, licence: string): string | undefined =>
  exceptions.find(({ packages, licences }) => packages.test(name) && licences.includes(licence))?.note;

/** All parts of an `AND` must be allowed, one part of an `OR`. */
const isAllowed = (name: string, expression: string): boolean => {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare
    .split(' AND ')
    .every((part) =>
      part
        .split(' OR ')
        .some((one) => allowedLicences.has(one.trim()) || noteOf(name, one.trim()) !== undefined),
    );
};

/** Packages whose licence is neither allowed nor excepted, one sentence each. */
export const licenceProblems = (packages: readonly Licensed[]): readonly string[] =>
  packages
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} is under ${licence === '' ? 'no stated licence' : `"${licence}"`}, which licence-policy.ts does not allow.`,
    );

const countRows = (packages: readonly Licensed[]): readonly string[] => {
  const counts = new Map<string, [shop: number, tools: number]>();
  for (const { licence, isTool } of packages) {
    const row = counts.get(licence) ?? [0, 0];
    row[isTool ? 1 : 0] += 1;
    counts.set(licence, row);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, [shop, tools]]) => `| ${licence} | ${shop} | ${tools} |`);
};

const noteRows = (packages: readonly Licensed[]): readonly string[] =>
  exceptions.map(({ packages: form, licences, note }) => {
    const names = packages
      .filter(({ name }) => form.test(name))
      .map(({ name, version }) => `${name} ${version}`);
    return `| ${[...new Set(names)].sort().join(', ')} | ${licences.join(', ')} | ${note} |`;
  });

/** `docs/licences.md`, generated from the lockfile alone, so that it is identical on every machine. */
export const printLicences = (packages: readonly Licensed[]): string =>
  [
    '# Licences',
    '',
    'Written by `npm run licences`, from `package-lock.json` and `tools/src/supply/licence-policy.ts`; `npm run verify` fails when it is not current, or when a',
    'package comes under a licence that is not allowed. That command writes the texts of the licences to `.cache/reports/THIRD_PARTY_NOTICES.txt`; they are distributed with',
    'whatever is passed on.',
    '',
    '## Needs attention',
    '',
    '| packages | licence | what it requires |',
    '| --- | --- | --- |',
    ...noteRows(packages),
    ...otherMaterial.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## All packages',
    '',
    '| licence | shop and build | tests and tools |',
    '| --- | --- | --- |',
    ...countRows(packages),
    '',
    `Binaries of other platforms that the lockfile holds without a hash (${unpinnedBinaries.length} families) are under the licence of the package that wants them.`,
    '',
  ].join('\n');
