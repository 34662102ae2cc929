import { criteriaKeys } from '@detour/shared-contracts/criteria';
import ts from 'typescript';
import { calleeOf, declarationsIn, distinct, knowsName, nodesOf } from './source-tree';

export interface CriteriaUse {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** Criteria members that a contract function reads and writes, by function name. */
export type CriteriaFunctions = ReadonlyMap<string, CriteriaUse>;

const isMember = (name: string): boolean => Object.hasOwn(criteriaKeys, name);

/** Functions that pass criteria on, whatever they contain. */
const carriers = new Set([
  'parseCriteria',
  'printCriteria',
  'applyPatch',
  'canonicalCriteria',
  'toEntries',
  'readMembers',
]);

/** Functions that derive criteria without writing the hash. */
const adapters = new Set(['clampToFlow', 'criteriaInFlow']);

const makers = new Set([
  'useCriteria',
  'parseCriteria',
  'applyPatch',
  'criteriaInFlow',
  'clampToFlow',
  'criteria',
]);

const patchers: Readonly<Record<string, number>> = { applyPatch: 1, patchCriteria: 0, patch: 0 };

const says = (type: ts.TypeNode | undefined, word: RegExp): boolean =>
  type !== undefined && word.test(type.getText());

const wholeCriteria = /\bCriteria\b/;
const patchOfCriteria = /\bCriteriaPatch\b/;

/** Names in a file that hold criteria: by type, initialiser or convention. */
const criteriaNames = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set(['criteria', 'emptyCriteria']);
  for (const node of nodesOf(file)) {
    if (!(ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isPropertySignature(node))) continue;
    if (!ts.isIdentifier(node.name)) continue;
    const made =
      ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      !ts.isFunctionLike(node.initializer) &&
      [...nodesOf(node.initializer)].some((part) => makers.has(calleeOf(part) ?? '')) &&
      (ts.isCallExpression(node.initializer) || ts.isConditionalExpression(node.initializer));
    if (made || says(node.type, /^(Readonly<)?Criteria\b/)) names.add(node.name.text);
  }
  return names;
};

const standsForCriteria = (node: ts.Node, names: ReadonlySet<string>): boolean => {
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text);
  return makers.has(calleeOf(node) ?? '');
};

const boundMembers = (pattern: ts.BindingName): readonly string[] =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText()).filter(isMember)
    : [];

const readsOf = (node: ts.Node, names: ReadonlySet<string>): readonly string[] => {
  if (ts.isPropertyAccessExpression(node) && standsForCriteria(node.expression, names))
    return isMember(node.name.text) ? [node.name.text] : [];
  if (ts.isParameter(node) && says(node.type, wholeCriteria)) return boundMembers(node.name);
  if (ts.isVariableDeclaration(node) && node.initializer && standsForCriteria(node.initializer, names))
    return boundMembers(node.name);
  return [];
};

const keysOf = (node: ts.Node): readonly string[] =>
  [...nodesOf(node)]
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({ properties }) => properties.map(({ name }) => name?.getText() ?? ''))
    .filter(isMember);

/** Top-level members of an object, including spreads and both branches of conditionals. */
const ownKeys = (node: ts.Node): readonly string[] => {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) =>
      ts.isSpreadAssignment(property)
        ? ownKeys(property.expression)
        : [property.name.getText()].filter(isMember),
    );
  if (ts.isParenthesizedExpression(node)) return ownKeys(node.expression);
  if (ts.isConditionalExpression(node)) return [...ownKeys(node.whenTrue), ...ownKeys(node.whenFalse)];
  return ts.isBinaryExpression(node) ? ownKeys(node.right) : [];
};

const writesOf = (node: ts.Node, names: ReadonlySet<string>): readonly string[] => {
  const place = patchers[calleeOf(node) ?? ''];
  if (ts.isCallExpression(node) && place !== undefined) {
    const patch = node.arguments[place];
    return patch ? ownKeys(patch) : [];
  }
  if (ts.isObjectLiteralExpression(node)) {
    const spreads = node.properties.some(
      (property) => ts.isSpreadAssignment(property) && standsForCriteria(property.expression, names),
    );
    return spreads ? ownKeys(node) : [];
  }
  if (ts.isFunctionLike(node) && says(node.type, patchOfCriteria)) return keysOf(node);
  return ts.isVariableDeclaration(node) && says(node.type, patchOfCriteria) ? keysOf(node) : [];
};

const callUse = (node: ts.Node, functions: CriteriaFunctions): readonly CriteriaUse[] => {
  const callee = calleeOf(node);
  const use = callee !== null && knowsName(node.getSourceFile(), callee) ? functions.get(callee) : undefined;
  return use ? [use] : [];
};

const criteriaUseOf = (
  node: ts.Node,
  names: ReadonlySet<string>,
  functions: CriteriaFunctions,
): CriteriaUse => {
  const nodes = [...nodesOf(node)];
  const called = nodes.flatMap((part) => callUse(part, functions));
  return {
    reads: distinct(
      nodes.flatMap((part) => readsOf(part, names)),
      called.flatMap(({ reads }) => reads),
    ),
    writes: distinct(
      nodes.flatMap((part) => writesOf(part, names)),
      called.flatMap(({ writes }) => writes),
    ),
  };
};

/** Criteria members that sources read and write, directly or through contract functions. */
export const usedCriteria = (
  sources: readonly ts.SourceFile[],
  functions: CriteriaFunctions,
): CriteriaUse => {
  const uses = sources.map((file) => criteriaUseOf(file, criteriaNames(file), functions));
  return {
    reads: distinct(...uses.map(({ reads }) => reads)),
    writes: distinct(...uses.map(({ writes }) => writes)),
  };
};

export const findCriteriaFunctions = (contracts: readonly ts.SourceFile[]): CriteriaFunctions => {
  const functions = new Map<string, CriteriaUse>();
  // Three passes: the deepest call chain of contract functions has length three.
  for (let round = 0; round < 3; round += 1)
    for (const file of contracts) {
      const names = criteriaNames(file);
      for (const [name, declaration] of declarationsIn(file)) {
        const use = criteriaUseOf(declaration, names, functions);
        if (carriers.has(name) || use.reads.length + use.writes.length === 0) continue;
        functions.set(name, adapters.has(name) ? { ...use, writes: [] } : use);
      }
    }
  return functions;
};
