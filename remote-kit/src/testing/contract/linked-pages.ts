import { locales, patternsOf, routeTable } from '@detour/shared-contracts/sites';
import ts from 'typescript';
import { calleeOf, declarationsIn, distinct, knowsName, nodesOf, textsIn } from './source-tree';

const pages: ReadonlySet<string> = new Set(routeTable.map(({ page }) => page));

/** Pages with a constant path, by that path. Sources may contain it as a literal. */
const pageOfAddress: ReadonlyMap<string, string> = new Map(
  [...pages].flatMap((page) =>
    locales
      .flatMap((locale) => patternsOf(page as Parameters<typeof patternsOf>[0], locale))
      .filter((pattern) => pattern.length > 3 && !pattern.includes(':'))
      .map((pattern) => [pattern, page] as const),
  ),
);

/** Page of each kind in `productPath(locale, id, { kind })`. */
const pageOfKind: Readonly<Record<string, string>> = {
  stay: 'product',
  'single-voucher': 'single-voucher',
  box: 'box-product',
  activity: 'activity',
};

/** Possible string values of an expression, ignoring conditions. */
const resultsOf = (expression: ts.Node): readonly string[] => {
  if (ts.isConditionalExpression(expression))
    return [...resultsOf(expression.whenTrue), ...resultsOf(expression.whenFalse)];
  return ts.isParenthesizedExpression(expression) ? resultsOf(expression.expression) : textsIn(expression);
};

/** Possible page names of an expression: its literals, and those of names declared in the same file. */
const pagesIn = (expression: ts.Node, file: ts.SourceFile): readonly string[] => {
  const declared = declarationsIn(file);
  const named = [...nodesOf(expression)].flatMap((node) => {
    const declaration = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
    return declaration ? textsIn(declaration) : [];
  });
  const own = resultsOf(expression).filter((text) => pages.has(text));
  const found = [own, named.filter((text) => pages.has(text))].find((list) => list.length > 0);
  if (found) return found;
  // A loop variable: resolves its list in the same file.
  return ts.isIdentifier(expression) ? textsIn(file).filter((text) => pages.has(text)) : [];
};

const pagesOfProductPath = (call: ts.CallExpression): readonly string[] => {
  const kind = [...nodesOf(call)].find(
    (node) =>
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      node.name.getText() === 'kind',
  );
  if (!kind) return [pageOfKind['stay'] ?? ''];
  const named = textsIn(kind).flatMap((text) => pageOfKind[text] ?? []);
  return named.length > 0 ? named : Object.values(pageOfKind);
};

/** The argument that selects the page: the first of `printPath`, or of a function in the same file that takes a page. */
const pageArgument = (call: ts.CallExpression, callee: string, file: ts.SourceFile): ts.Node | null => {
  const [first] = call.arguments;
  if (!first) return null;
  if (callee === 'alternatesOf' && ts.isObjectLiteralExpression(first))
    return (
      first.properties.find(
        (property) => ts.isPropertyAssignment(property) && property.name.getText() === 'page',
      ) ?? null
    );
  const declared = declarationsIn(file).get(callee);
  const own = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  const takesPage = own && ts.isArrowFunction(own) && own.parameters[0]?.type?.getText() === 'PageName';
  return callee === 'printPath' || (takesPage && !lookups.has(callee)) ? first : null;
};

/** Functions that query a page without linking to it. */
const lookups = new Set(['patternsOf', 'patternIn']);

/** Pages by name of the printing function, including indirect helpers. */
export type AddressPrinters = ReadonlyMap<string, readonly string[]>;

const pagesOfNode = (node: ts.Node, file: ts.SourceFile, printers: AddressPrinters): readonly string[] => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
    const page = pageOfAddress.get(node.text.split('?')[0] ?? '');
    return page === undefined ? [] : [page];
  }
  const callee = calleeOf(node);
  if (callee === null || !ts.isCallExpression(node)) return [];
  if (callee === 'productPath') return pagesOfProductPath(node);
  const named = pageArgument(node, callee, file);
  if (named) return pagesIn(named, file);
  return knowsName(file, callee) ? (printers.get(callee) ?? []) : [];
};

/** Pages that the sources link to. Links in gateway content are not detected. */
export const linkedPages = (
  sources: readonly ts.SourceFile[],
  printers: AddressPrinters,
): readonly string[] =>
  distinct(...sources.map((file) => [...nodesOf(file)].flatMap((node) => pagesOfNode(node, file, printers))));

/** Functions of the contracts that print URLs. A remote that calls one links to its pages. */
export const findPrinters = (contracts: readonly ts.SourceFile[]): AddressPrinters => {
  const printers = new Map<string, readonly string[]>();
  // Two passes, for functions that print through another one.
  for (let round = 0; round < 2; round += 1)
    for (const file of contracts)
      for (const [name, declaration] of declarationsIn(file)) {
        const found = distinct(
          [...nodesOf(declaration)].flatMap((node) => pagesOfNode(node, file, printers)),
        );
        if (found.length > 0 && name !== 'productPath' && name !== 'printPath') printers.set(name, found);
      }
  return printers;
};
