import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@detour/shared-contracts';
import type { Call, ContractFile } from '@detour/shared-contracts';
import type { RemoteDefinition } from '../remote/definition';

type ProvenFacts = Omit<ContractFile, 'owner' | 'mountApi'>;

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|stories|fixture)\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path);

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

/** What the first group of each match says, once each, in order. */
const found = (source: string, pattern: RegExp): readonly string[] =>
  [...new Set([...source.matchAll(pattern)].map(([, value]) => value ?? ''))].sort();

const callsIn = (source: string): readonly string[] =>
  found(source, /\b(\w+Call)\b/g)
    .map((name) => (contracts as Record<string, unknown>)[name])
    .filter((call): call is Call => typeof call === 'object' && call !== null && 'path' in call)
    .map((call) => call.id)
    .sort();

const keysIn = (source: string): readonly string[] =>
  found(source, /'(\w+)'/g).filter((word) => contracts.findStoredItem(word) !== null);

const fragmentsIn = (source: string): readonly string[] => {
  const elements = found(source, /<Fragment\s+([^>]*)/g).map((attributes) => {
    const [remote = ''] = found(attributes, /remote="([^"]+)"/g);
    const [name = ''] = found(attributes, /name="([^"]+)"/g);
    return `${remote}/${name}`;
  });
  return [...new Set(elements)].sort();
};

const withoutRepeats = (...lists: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(lists.flat())].sort();

/** What the kit does for a remote that shows hearts. */
const wishlistKit = {
  events: ['account.wishlist-changed@1'],
  calls: ['addToWishlist', 'removeFromWishlist', 'wishlist'],
} as const;

const showsHearts = (source: string): boolean =>
  /\b(useWishlist|WishlistButton|WishlistNotices)\b/.test(source);

/**
 * What a remote's own sources say of it, in the words of `contract.json`: the test of each remote holds the two against each other.
 * Events, storage keys and fragments must be written as literals, which the types ask for anyway. `folder` is the package's.
 */
export const readSourceContract = (folder: string, definition: RemoteDefinition): ProvenFacts => {
  const source = sourcesOf(join(folder, 'src'));
  const kit = showsHearts(source) ? wishlistKit : { events: [], calls: [] };
  const fragments = join(folder, 'src/fragments');
  const exposed = existsSync(fragments)
    ? found(readdirSync(fragments).join('\n'), /^(.+)\.fragment\.tsx$/gm).map((name) => `./fragment-${name}`)
    : [];
  return {
    remote: definition.remote,
    exposes: [...exposed, './page'],
    pages: Object.keys(definition.pages).sort(),
    emits: withoutRepeats(found(source, /\.emit\(\s*'([^']+)'/g), kit.events),
    consumes: withoutRepeats(found(source, /bus\.on\(\s*'([^']+)'/g), kit.events),
    calls: withoutRepeats(callsIn(source), kit.calls),
    fragments: fragmentsIn(source),
    storageKeys: keysIn(source),
  };
};

/** The same facts as the file declares them, sorted, for `toEqual`. */
export const readDeclaredContract = (folder: string): ProvenFacts => {
  const { owner, mountApi, ...facts } = JSON.parse(
    readFileSync(join(folder, 'contract.json'), 'utf8'),
  ) as ContractFile;
  if (!owner || mountApi !== 1)
    throw new Error(`${folder}/contract.json names no owner or another mount API.`);
  const sorted = (list: readonly string[]): readonly string[] => [...list].sort();
  return {
    remote: facts.remote,
    exposes: sorted(facts.exposes),
    pages: sorted(facts.pages),
    emits: sorted(facts.emits),
    consumes: sorted(facts.consumes),
    calls: sorted(facts.calls),
    fragments: sorted(facts.fragments),
    storageKeys: sorted(facts.storageKeys),
  };
};
