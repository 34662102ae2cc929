import { findStoredItem } from '@detour/shared-contracts/platform';
import { callSchemas, eventSchemas } from '@detour/shared-contracts/schemas';
import ts from 'typescript';
import { calleeOf, distinct, nodesOf, textsIn } from './source-tree';

const identifiersIn = (sources: readonly ts.SourceFile[]): ReadonlySet<string> =>
  new Set(sources.flatMap((file) => [...nodesOf(file)].filter(ts.isIdentifier).map(({ text }) => text)));

/** Calls by literal URL. A plain `fetch` reads, unless the call only writes. */
const addressedCalls = (sources: readonly ts.SourceFile[]): readonly string[] => {
  const addresses = new Set(
    sources.flatMap((file) =>
      [...nodesOf(file)].flatMap((node) =>
        ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
          ? [/^\/(?:api|content)\/[^?]*/.exec(node.text)?.[0] ?? '']
          : [],
      ),
    ),
  );
  const calls = Object.entries(callSchemas).filter(([, { path }]) => addresses.has(path));
  return calls
    .filter(
      ([, { method, path }]) =>
        method === 'GET' || !calls.some(([, other]) => other.path === path && other.method === 'GET'),
    )
    .map(([id]) => id);
};

/** Ids of calls whose constants or URLs appear in the sources. */
export const usedCalls = (sources: readonly ts.SourceFile[]): readonly string[] =>
  distinct(
    [...identifiersIn(sources)]
      .filter((name) => name.endsWith('Call'))
      .map((name) => name.slice(0, -'Call'.length))
      .filter((id) => Object.hasOwn(callSchemas, id)),
    addressedCalls(sources),
  );

/** String first arguments of method calls: `emit`, `on`. */
export const namedEvents = (sources: readonly ts.SourceFile[], method: 'emit' | 'on'): readonly string[] =>
  distinct(
    sources.flatMap((file) =>
      [...nodesOf(file)].flatMap((node) => {
        const [first] = ts.isCallExpression(node) && calleeOf(node) === method ? node.arguments : [];
        return first && ts.isStringLiteralLike(first) && Object.hasOwn(eventSchemas, first.text)
          ? [first.text]
          : [];
      }),
    ),
  );

/** Storage keys that appear as string literals. */
export const usedStorageKeys = (sources: readonly ts.SourceFile[]): readonly string[] =>
  distinct(sources.flatMap((file) => textsIn(file).filter((text) => findStoredItem(text) !== null)));

const attributeOf = (element: ts.JsxOpeningLikeElement, name: string): string => {
  const found = element.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === name,
  );
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isStringLiteral(value) ? value.text : '';
};

/** `remote/name` of each mounted fragment. */
export const usedFragments = (sources: readonly ts.SourceFile[]): readonly string[] =>
  distinct(
    sources.flatMap((file) =>
      [...nodesOf(file)].flatMap((node) => {
        if (!ts.isJsxSelfClosingElement(node) || !/^(Frame)?Fragment$/.test(node.tagName.getText()))
          return [];
        return [`${attributeOf(node, 'remote')}/${attributeOf(node, 'name')}`];
      }),
    ),
  );
