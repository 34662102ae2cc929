import { installScripts, unpinnedBinaries } from './lock-policy';

export interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly lockfileVersion?: number;
  readonly packages?: Readonly<Record<string, LockEntry>>;
}

const registry = 'https://registry.npmjs.org/';
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** `^1.2.3`, a tag, or `npm:other@1`; nothing with a protocol or a path. */
const isFromRegistry = (wanted: string): boolean => !/[:/\\]/.test(wanted.replace(/^npm:(@[\w.-]+\/)?/, ''));

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (place: string, { name }: LockEntry): string =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const ourPackages = (packages: Readonly<Record<string, LockEntry>>): ReadonlySet<string> =>
  new Set(Object.keys(packages).filter((place) => !place.includes('node_modules/')));

const checkSource = (name: string, entry: LockEntry): readonly string[] => {
  const problems: string[] = [];
  if (entry.resolved !== undefined && !entry.resolved.startsWith(registry))
    problems.push(`${name} comes from ${entry.resolved}, not from the default registry.`);
  const isForeign = entry.optional === true && (entry.os !== undefined || entry.cpu !== undefined);
  const mayLackHash = isForeign && unpinnedBinaries.some((form) => form.test(name));
  if (entry.integrity === undefined && !mayLackHash) problems.push(`${name} has no hash.`);
  if (entry.integrity !== undefined && !sha512.test(entry.integrity))
    problems.push(`${name} has the hash "${entry.integrity}"; it must be one sha512.`);
  if (entry.hasInstallScript && !Object.hasOwn(installScripts, name))
    problems.push(`${name} brings an install script, and is not on the list of lock-policy.ts.`);
  return problems;
};

const checkWishes = (place: string, entry: LockEntry): readonly string[] => {
  const wishes = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
  return Object.entries(wishes)
    .filter(([, wanted]) => !isFromRegistry(wanted))
    .map(
      ([name, wanted]) =>
        `${place || 'The workspace'} requires ${name} from "${wanted}", not from a registry.`,
    );
};

/** Problems of a lockfile, one sentence each. Needs no network. */
export const checkLock = ({ lockfileVersion, packages }: Lockfile): readonly string[] => {
  if (lockfileVersion !== 3 || !packages) return ['package-lock.json is not of version 3.'];
  const ours = ourPackages(packages);
  return Object.entries(packages).flatMap(([place, entry]) => {
    const wishes = checkWishes(place, entry);
    if (ours.has(place)) return wishes;
    if (entry.link)
      return ours.has(entry.resolved ?? '')
        ? wishes
        : [`${place} links to ${entry.resolved}, outside the workspace.`];
    return [...wishes, ...checkSource(nameOf(place, entry), entry)];
  });
};
