import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import ts from 'typescript';
import { listSources } from '../boundaries/source-files';

export interface UsedIds {
  /** All string literals in the sources. An id among them counts as used. */
  readonly literals: ReadonlySet<string>;
  /** Composed ids: `` `dates.campaign${name}` ``. */
  readonly patterns: readonly RegExp[];
  /** First arguments of `t('…')` and `text('…')`, with their file. */
  readonly asked: readonly { readonly id: string; readonly file: string }[];
  /** Names imported from packages whose parts use texts of the remote's catalogue. */
  readonly sharedParts: ReadonlySet<string>;
  /** Names of the files imported by a relative path, also when needed. */
  readonly neighbours: ReadonlySet<string>;
}

/** Packages with parts that use texts of the remote's catalogue. The file of a part has the part's name: `Notices.tsx`, `gift-words.ts`. */
const sharing = ['remote-kit', 'shared-checkout'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (node: ts.TemplateExpression): RegExp | null => {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return parts.some((part) => /[A-Za-z]\.|\.[A-Za-z]/.test(part))
    ? new RegExp(`^${parts.map(escaped).join('[A-Za-z0-9_-]+')}$`)
    : null;
};

const isTextCall = (node: ts.CallExpression): boolean =>
  ts.isIdentifier(node.expression) && (node.expression.text === 't' || node.expression.text === 'text');

const sharedNames = (node: ts.ImportDeclaration): readonly string[] => {
  const names = node.importClause?.namedBindings;
  const specifier = node.moduleSpecifier;
  return ts.isStringLiteral(specifier) &&
    sharing.some((name) => `@detour/${name}` === specifier.text) &&
    names &&
    ts.isNamedImports(names)
    ? names.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : [];
};

/** The specifier of `import … from 'x'` and of `import('x')`. */
const importedFrom = (node: ts.Node): string | null => {
  if (ts.isImportDeclaration(node))
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : null;
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [specifier] = node.arguments;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : null;
};

/** `./gift-words` and `gift-words.ts` → `giftWords` */
const partOf = (file: string): string =>
  basename(file, extname(file)).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Message ids used in a package's sources, without tests. */
export const findUsedIds = (folder: string, isWanted: (file: string) => boolean = () => true): UsedIds => {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const asked: { id: string; file: string }[] = [];
  const sharedParts = new Set<string>();
  const neighbours = new Set<string>();
  const files = listSources(folder, /\.(ts|tsx)$/).filter(
    (file) => !/\.(test|stories|fixture)\.\w+$/.test(file) && isWanted(file),
  );
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) patterns.push(...[patternOf(node) ?? []].flat());
      if (ts.isImportDeclaration(node)) for (const name of sharedNames(node)) sharedParts.add(name);
      const imported = importedFrom(node);
      if (imported?.startsWith('.')) neighbours.add(partOf(imported));
      if (ts.isCallExpression(node) && isTextCall(node)) {
        const [id] = node.arguments;
        if (id && ts.isStringLiteralLike(id)) asked.push({ id: id.text, file });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext));
  }
  return { literals, patterns, asked, sharedParts, neighbours };
};

/** Strings and composed ids in the files of these parts, and in those that they import, which use texts of the remote's catalogue. */
export const idsOfParts = (
  root: string,
  parts: ReadonlySet<string>,
): Pick<UsedIds, 'literals' | 'patterns'> => {
  const folders = sharing.map((name) => join(root, name, 'src')).filter((folder) => existsSync(folder));
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const seen = new Set<string>();
  let next: ReadonlySet<string> = parts;
  while (next.size > 0) {
    const wanted = next;
    const found = folders.map((folder) => findUsedIds(folder, (file) => wanted.has(partOf(file))));
    for (const name of wanted) seen.add(name);
    for (const used of found) {
      for (const literal of used.literals) literals.add(literal);
      patterns.push(...used.patterns);
    }
    next = new Set(found.flatMap((used) => [...used.neighbours]).filter((name) => !seen.has(name)));
  }
  return { literals, patterns };
};
