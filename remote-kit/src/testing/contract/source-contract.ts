import { basename, dirname, join } from 'node:path';
import type ts from 'typescript';
import { nodesOf, readSources } from './source-tree';
import { findCriteriaFunctions, usedCriteria, type CriteriaUse } from './used-criteria';

/** Optional parts of the kit and of the checkout, by their import name. */
const kitParts: readonly { readonly names: RegExp; readonly files: RegExp }[] = [
  {
    names: /^(useWishlist|useWishlistReload|WishlistButton|WishlistNotices)$/,
    files: /^(useWishlist|wishlist-store)\.ts$/,
  },
  { names: /^(PlaceMap|useMapKey)$/, files: /^useMapKey\.ts$/ },
  { names: /^Fragment$/, files: /^Fragment\.tsx$/ },
  { names: /^(loadStay|stayQuery)$/, files: /^stay\.client\.ts$/ },
  { names: /^useOrderRun$/, files: /^(useOrderRun|order-calls)\.ts$/ },
  { names: /^PaymentTerms$/, files: /^PaymentTerms\.tsx$/ },
];

const identifiersIn = (sources: readonly ts.SourceFile[]): readonly string[] =>
  sources.flatMap((file) => [...nodesOf(file)].flatMap((node) => ('text' in node ? String(node.text) : [])));

const nameOf = (file: ts.SourceFile): string => basename(file.fileName);

const readKit = (root: string, own: readonly ts.SourceFile[]): readonly ts.SourceFile[] => {
  const used = new Set(identifiersIn(own));
  const parts = kitParts.filter(({ names }) => [...used].some((name) => names.test(name)));
  return [
    ...readSources(join(root, 'remote-kit/src')),
    ...readSources(join(root, 'shared-checkout/src')),
  ].filter((file) => parts.some(({ files }) => files.test(nameOf(file))));
};

const criteriaOf = (root: string, sources: readonly ts.SourceFile[]): CriteriaUse =>
  usedCriteria(sources, findCriteriaFunctions(readSources(join(root, 'shared-contracts/src'))));

/** Criteria members that the sources of a remote read and write. `folder` is the package folder. */
export const readSourceCriteria = (folder: string): CriteriaUse => {
  const own = readSources(join(folder, 'src'));
  return criteriaOf(dirname(folder), [...own, ...readKit(dirname(folder), own)]);
};

/** The same for the shell and its server. */
export const readShellCriteria = (folder: string): CriteriaUse =>
  criteriaOf(dirname(folder), [...readSources(join(folder, 'src')), ...readSources(join(folder, 'server'))]);
