import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(test|test-d|stories|fixture)\.tsx?$/.test(path) &&
  !/(^|\/)testing\//.test(path) &&
  !/(^|\/)contract\.ts$/.test(path);

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);

/** Syntax trees of the sources below a folder, without tests and stories. No type information. */
export const readSources = (folder: string): readonly ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => parse(join(folder, path)));

/** All nodes below a node, including itself. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** `printPath` in `printPath(…)`, `emit` in `bus.emit(…)`. */
export const calleeOf = (node: ts.Node): string | null => {
  if (!ts.isCallExpression(node)) return null;
  if (ts.isIdentifier(node.expression)) return node.expression.text;
  return ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : null;
};

const importedNames = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

const importsOf = (file: ts.SourceFile): ReadonlySet<string> => {
  const known = importedNames.get(file);
  if (known) return known;
  const names = new Set([...nodesOf(file)].filter(ts.isImportSpecifier).map(({ name }) => name.text));
  importedNames.set(file, names);
  return names;
};

const declared = new WeakMap<ts.SourceFile, ReadonlyMap<string, ts.Node>>();

/** Declarations of a file by name: constants with values, and functions. */
export const declarationsIn = (file: ts.SourceFile): ReadonlyMap<string, ts.Node> => {
  const known = declared.get(file);
  if (known) return known;
  const found = new Map<string, ts.Node>();
  for (const node of nodesOf(file)) {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node);
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, node);
  }
  declared.set(file, found);
  return found;
};

/** A function counts by name only if the file imports or declares it. */
export const knowsName = (file: ts.SourceFile, name: string): boolean =>
  importsOf(file).has(name) || declarationsIn(file).has(name);

/** Once each, in order. */
export const distinct = (...lists: readonly Iterable<string>[]): readonly string[] =>
  [...new Set(lists.flatMap((list) => [...list]))].sort();
