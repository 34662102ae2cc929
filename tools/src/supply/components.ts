import { maxSatisfying, satisfies, validRange } from 'semver';
import { nameOf, type LockEntry, type Lockfile } from './check-lock';

/** One version of a package, with all ranges that its dependants request. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly ranges: readonly string[];
  /** Used only by tests and tools. */
  readonly isTool: boolean;
}

/** Registry data of a package: versions with publication times (ISO 8601, UTC) and deprecated versions. */
export interface Published {
  readonly times: Readonly<Record<string, string>>;
  readonly deprecated: Readonly<Record<string, string>>;
}

export interface Finding {
  readonly component: Component;
  /** `behind`: a newer release satisfies all dependants. `held`: one of the same major exists, but a dependant blocks it. */
  readonly kind: 'behind' | 'held' | 'deprecated' | 'unknown';
  readonly detail: string;
  /** Days since the first newer release. 0 for `deprecated` and `unknown`. */
  readonly days: number;
}

const day = 86_400_000;

/** Node resolves from the dependant's folder, then from each parent folder. */
const resolvePlace = (
  packages: Readonly<Record<string, LockEntry>>,
  dependant: string,
  name: string,
): string | undefined => {
  for (let folder = dependant; ;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut < 0 ? '' : folder.slice(0, cut);
  }
};

/** `npm:typescript@7.0.2` requires 7.0.2. */
const rangeOf = (wanted: string): string => wanted.replace(/^npm:(?:@[^/]+\/)?[^@]+@/, '');

/** An exact version in our own packages counts as a range: `5.12.7` as `^5.12.7`. */
const widen = (range: string): string => (/^\d+\.\d+\.\d+$/.test(range) ? `^${range}` : range);

/** Every registry package of the lockfile, once per name and version. */
export const listComponents = ({ packages = {} }: Lockfile): readonly Component[] => {
  const ranges = new Map<string, Set<string>>();
  for (const [place, entry] of Object.entries(packages)) {
    const wishes = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
    for (const [name, wanted] of Object.entries(wishes)) {
      const target = resolvePlace(packages, place, name);
      if (target === undefined || packages[target]?.link) continue;
      const range = rangeOf(wanted);
      const isOurs = !place.includes('node_modules/');
      ranges.set(target, (ranges.get(target) ?? new Set()).add(isOurs ? widen(range) : range));
    }
  }
  const byIdentity = new Map<string, Component>();
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link || entry.version === undefined) continue;
    const name = nameOf(place, entry);
    const identity = `${name}@${entry.version}`;
    const known = byIdentity.get(identity);
    byIdentity.set(identity, {
      name,
      version: entry.version,
      ranges: [...new Set([...(known?.ranges ?? []), ...(ranges.get(place) ?? [])])],
      isTool: (known?.isTool ?? true) && entry.dev === true,
    });
  }
  return [...byIdentity.values()];
};

/** Newer, not deprecated releases of the same major. */
const newerReleases = ({ version }: Component, { times, deprecated }: Published): readonly string[] =>
  Object.keys(times).filter(
    (other) =>
      !Object.hasOwn(deprecated, other) && satisfies(other, `>${version}`) && satisfies(other, `^${version}`),
  );

const ageOf = (versions: readonly string[], { times }: Published, now: number): number =>
  Math.floor((now - Math.min(...versions.map((version) => Date.parse(times[version] ?? '')))) / day);

/** Components with a newer release, a deprecation, or no registry entry. `now` in ms since 1970. */
export const examineComponent = (
  component: Component,
  published: Published | undefined,
  now: number,
): readonly Finding[] => {
  if (published === undefined)
    return [{ component, kind: 'unknown', detail: 'the registry did not answer', days: 0 }];
  const findings: Finding[] = [];
  const reason = published.deprecated[component.version];
  if (reason !== undefined) findings.push({ component, kind: 'deprecated', detail: reason, days: 0 });
  const newer = newerReleases(component, published);
  const ranges = component.ranges.filter((range) => validRange(range) !== null);
  const inRange = newer.filter((version) => ranges.every((range) => satisfies(version, range)));
  const usable = inRange.length > 0 ? inRange : newer;
  const newest = maxSatisfying([...usable], '*');
  if (newest !== null)
    findings.push({
      component,
      kind: inRange.length > 0 ? 'behind' : 'held',
      detail: newest,
      days: ageOf(usable, published, now),
    });
  return findings;
};
