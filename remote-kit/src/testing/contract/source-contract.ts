import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ContractFile } from '@detour/shared-contracts/contract';
import { routeTable } from '@detour/shared-contracts/sites';
import type ts from 'typescript';
import type { RemoteDefinition } from '../../page/definition';
import { findPrinters, linkedPages } from './linked-pages';
import { distinct, nodesOf, readSources } from './source-tree';
import { findCriteriaFunctions, usedCriteria } from './used-criteria';
import { usedHost } from './used-host';
import { namedEvents, usedCalls, usedFragments, usedStorageKeys } from './used-names';

/** Facts derivable from sources. Team, alert address and deprecations are declared by people. */
export type ProvenFacts = Omit<ContractFile, 'owner' | 'alert' | 'deprecations'>;

const mountApi = 1;

/** Optional parts of the kit and of the checkout, by their import name. */
const kitParts: readonly { readonly names: RegExp; readonly files: RegExp }[] = [
  {
    names: /^(useWishlist|useWishlistReload|WishlistButton|WishlistNotices)$/,
    files: /^(useWishlist|wishlist-store)\.ts$/,
  },
  { names: /^useMapKey$/, files: /^useMapKey\.ts$/ },
  { names: /^Fragment$/, files: /^Fragment\.tsx$/ },
  { names: /^(loadStay|stayQuery)$/, files: /^stay\.client\.ts$/ },
  { names: /^useOrderRun$/, files: /^(useOrderRun|order-calls)\.ts$/ },
  { names: /^PaymentTerms$/, files: /^PaymentTerms\.tsx$/ },
];

const identifiersIn = (sources: readonly ts.SourceFile[]): readonly string[] =>
  sources.flatMap((file) => [...nodesOf(file)].flatMap((node) => ('text' in node ? String(node.text) : [])));

const nameOf = (file: ts.SourceFile): string => basename(file.fileName);

const readKit = (root: string, own: readonly ts.SourceFile[]) => {
  const kit = readSources(join(root, 'remote-kit/src'));
  const checkout = readSources(join(root, 'shared-checkout/src'));
  const used = new Set(identifiersIn(own));
  const parts = kitParts.filter(({ names }) => [...used].some((name) => names.test(name)));
  return {
    always: kit.filter((file) => !kitParts.some(({ files }) => files.test(nameOf(file)))),
    chosen: [...kit, ...checkout].filter((file) => parts.some(({ files }) => files.test(nameOf(file)))),
  };
};

const factsOf = (root: string, sources: readonly ts.SourceFile[]) => {
  const contracts = readSources(join(root, 'shared-contracts/src'));
  return {
    mountApi,
    links: linkedPages(sources, findPrinters(contracts)),
    emits: namedEvents(sources, 'emit'),
    consumes: namedEvents(sources, 'on'),
    calls: usedCalls(sources),
    fragments: usedFragments(sources),
    criteria: usedCriteria(sources, findCriteriaFunctions(contracts)),
    storageKeys: usedStorageKeys(sources),
  };
};

const exposedFragments = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const [, fragment] = /^(.+)\.fragment\.tsx$/.exec(name) ?? [];
        return fragment === undefined ? [] : [`./fragment-${fragment}`];
      })
    : [];

/**
 * Contract facts derived from a remote's sources, in the format of `contract.json`. Each remote's test compares both. Events,
 * storage keys, pages and fragments must be literals, as the types require. `folder` is the package folder.
 */
export const readSourceContract = (folder: string, definition: RemoteDefinition): ProvenFacts => {
  const root = dirname(folder);
  const own = readSources(join(folder, 'src'));
  const kit = readKit(root, own);
  return {
    remote: definition.remote,
    exposes: distinct(exposedFragments(join(folder, 'src/fragments')), ['./page']),
    pages: distinct(Object.keys(definition.pages)),
    ...factsOf(root, [...own, ...kit.chosen]),
    host: usedHost([...own, ...kit.always, ...kit.chosen]),
  };
};

/** The same for the shell: it renders its own routes and provides the host. */
export const readShellContract = (folder: string): ProvenFacts => ({
  remote: 'shell',
  exposes: [],
  pages: distinct(
    routeTable.filter(({ remote }) => remote === 'shell').map(({ page }) => page),
    ['not-found'],
  ),
  ...factsOf(dirname(folder), [...readSources(join(folder, 'src')), ...readSources(join(folder, 'server'))]),
  host: [],
});

/** The same facts as declared in the file, sorted, for `toEqual`. */
export const readDeclaredContract = (folder: string): ProvenFacts => {
  const { owner, alert, deprecations, ...facts } = JSON.parse(
    readFileSync(join(folder, 'contract.json'), 'utf8'),
  ) as ContractFile;
  if (!owner || !alert.includes('@'))
    throw new Error(`${folder}/contract.json lacks a team or an alert address.`);
  if (deprecations.some(({ since, removeOn }) => !(since < removeOn)))
    throw new Error(`${folder}/contract.json has a deprecation without an end date.`);
  const sorted = <K extends keyof ProvenFacts>(name: K): readonly string[] =>
    [...(facts[name] as readonly string[])].sort();
  return {
    ...facts,
    exposes: sorted('exposes'),
    pages: sorted('pages'),
    links: sorted('links'),
    emits: sorted('emits'),
    consumes: sorted('consumes'),
    calls: sorted('calls'),
    fragments: sorted('fragments'),
    criteria: { reads: [...facts.criteria.reads].sort(), writes: [...facts.criteria.writes].sort() },
    storageKeys: sorted('storageKeys'),
    host: sorted('host'),
  };
};
