import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractBrings } from '@detour/shared-contracts/contract';
import { namespaceOf, type RemoteName } from '@detour/shared-contracts/mount';
import {
  isLocale,
  type BroughtAddress,
  type BroughtPage,
  type BroughtRoute,
  type Locale,
} from '@detour/shared-contracts/sites';
import type { BroughtItem, BroughtKey } from '@detour/shared-contracts/platform';
import type { ChannelRevision } from '@detour/shared-releases/channel';
import { parseContract } from '@detour/shared-releases/contract';
import type { VerifiedRelease } from './releases/verified-releases';

type Labels = Readonly<Partial<Record<Locale, string>>>;

/** A live page that a remote brings, with the words of its link by locale. */
interface LiveRoute extends BroughtAddress {
  readonly label?: Labels;
}

/** A storage key that a remote brings, with its text by locale. */
interface LiveKey extends Omit<BroughtItem, 'text'> {
  readonly text: Labels;
}

/** What the remotes of a composition bring. */
export interface Brought {
  /** Pages whose flag is on. */
  readonly routes: readonly LiveRoute[];
  /** Every flag that a remote of the composition brings. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Keys of the browser's storage, with their texts by locale. */
  readonly storage: readonly LiveKey[];
  /** Equal for equal content: part of the key of a kept page. Empty when there are none. */
  readonly key: string;
}

export const nothingBrought: Brought = { routes: [], flags: {}, storage: [], key: '' };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

const noBrings: ContractBrings = { routes: [], flags: {} };

// A verified release never changes.
const known = new WeakMap<VerifiedRelease, ContractBrings>();

/** From the release's contract, which its signed table names. A release without a valid contract brings nothing. */
const bringsOf = (name: string, release: VerifiedRelease): ContractBrings => {
  const found = known.get(release);
  if (found) return found;
  const read = (): string => {
    try {
      return readFileSync(join(release.folder, 'contract.json'), 'utf8');
    } catch {
      return '';
    }
  };
  const parsed = parseContract(read(), name);
  const brings = (parsed.ok ? parsed.value.brings : undefined) ?? noBrings;
  known.set(release, brings);
  return brings;
};

const byLocale = (texts: Readonly<Record<string, string>>): Labels =>
  Object.fromEntries(Object.entries(texts).filter(([locale]) => isLocale(locale)));

interface BroughtRelease {
  readonly name: string;
  readonly release: VerifiedRelease;
  /** Flags that the channel switched. */
  readonly switched: Readonly<Record<string, boolean>>;
  /** Somebody chose this release for a preview, so all of its flags are on. */
  readonly isChosen: boolean;
}

const flagsOf = ({ name, release, switched, isChosen }: BroughtRelease): [string, boolean][] =>
  Object.entries(bringsOf(name, release).flags)
    .filter(([flag]) => flag.startsWith(namespaceOf(name)))
    .map(([flag, on]) => [flag, isChosen || (switched[flag] ?? on)]);

const routesOf = (
  { name, release }: BroughtRelease,
  flags: Readonly<Record<string, boolean>>,
): readonly LiveRoute[] =>
  bringsOf(name, release)
    .routes.filter(
      ({ page, flag }) => page.startsWith(namespaceOf(name)) && (flag === undefined || flags[flag] === true),
    )
    .map(({ page, paths, simplified, private: isPrivate, label }) => ({
      page: page as BroughtPage,
      remote: name as RemoteName,
      paths: byLocale(paths),
      ...(simplified && { simplified }),
      ...(isPrivate && { private: isPrivate }),
      ...(label && { label: byLocale(label) }),
    }));

const keysOf = ({ name, release }: BroughtRelease): readonly LiveKey[] =>
  (bringsOf(name, release).storage ?? [])
    .filter((key) => key.name.startsWith(namespaceOf(name)))
    .map((key) => ({ ...key, name: key.name as BroughtKey, text: byLocale(key.text) }));

/** Pages, flags and storage keys of the releases of a composition. The check of a promotion keeps their addresses apart. */
export const broughtBy = (releases: readonly BroughtRelease[]): Brought => {
  const flags = Object.fromEntries(releases.flatMap(flagsOf));
  const routes = releases.flatMap((release) => routesOf(release, flags));
  const storage = releases.flatMap(keysOf);
  const isEmpty = routes.length + storage.length === 0 && Object.keys(flags).length === 0;
  return { routes, flags, storage, key: isEmpty ? '' : hashOf(JSON.stringify([routes, flags, storage])) };
};

/** Switched flags of a package in a channel. */
export const switchedIn = (releases: ChannelRevision['releases'], name: string): BroughtRelease['switched'] =>
  releases[name]?.flags ?? {};

/** The routes as a page of this locale gets them. */
export const routesIn = ({ routes }: Brought, locale: Locale): readonly BroughtRoute[] =>
  routes.map(({ label, ...route }) => {
    const words = label?.[locale];
    return { ...route, ...(words !== undefined && { label: words }) };
  });

/** The storage keys as a page of this locale gets them. */
export const storageIn = ({ storage }: Brought, locale: Locale): readonly BroughtItem[] =>
  storage.map(({ text, ...item }) => {
    const words = text[locale];
    return { ...item, ...(words !== undefined && { text: words }) };
  });
