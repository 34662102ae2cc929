import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(test|test-d|stories|fixture)\.tsx?$/.test(path) &&
  !/(^|\/)testing\//.test(path);

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);

/** The sources below a folder as syntax trees, without tests and stories. Only the syntax: no types are asked for. */
export const readSources = (folder: string): readonly ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => parse(join(folder, path)));

/** Every node below one, itself included. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** Texts in quotes below a node. */
export const textsIn = (node: ts.Node): readonly string[] =>
  [...nodesOf(node)].filter((part) => ts.isStringLiteralLike(part)).map(({ text }) => text);

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

/** What a file declares under a name: a constant with its value, or a function. */
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

/** A function counts by its name only where the file imports or declares it. */
export const knowsName = (file: ts.SourceFile, name: string): boolean =>
  importsOf(file).has(name) || declarationsIn(file).has(name);

/** Once each, in order. */
export const distinct = (...lists: readonly Iterable<string>[]): readonly string[] =>
  [...new Set(lists.flatMap((list) => [...list]))].sort();
