import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Concerns } from '../scope/affected-packages';
import type { ResultCache } from './cached-stage';
import { openResultStore } from './result-store';
import { inputHashesOf, readTree, type Tree } from './suite-inputs';

const readConcerns = (root: string): Concerns =>
  (
    JSON.parse(readFileSync(join(root, 'e2e', 'package.json'), 'utf8')) as {
      readonly detour: { readonly concerns?: Concerns };
    }
  ).detour.concerns ?? {};

/** Opens the cached results of this checkout, in `.cache/results`. */
export const openCache = (root: string): ResultCache => {
  let tree: Tree | null = null;
  return {
    store: openResultStore(join(root, '.cache', 'results')),
    readKeys({ suites, env }) {
      tree = readTree(root, tree);
      const hashes = inputHashesOf(tree, { ...process.env, ...env });
      if (suites?.kind !== 'spec') return hashes.suite;
      const concerns = readConcerns(root);
      return (spec) => hashes.spec(spec, concerns[relative('e2e', spec)] ?? null);
    },
  };
};
