import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listSources } from '../boundaries/source-files';

export interface UsedIds {
  /** Every text in the sources: an id that is among them is used. */
  readonly literals: ReadonlySet<string>;
  /** Ids that are put together: `` `dates.campaign${name}` ``. */
  readonly patterns: readonly RegExp[];
  /** First arguments of `t('…')` and `text('…')`, with their file. */
  readonly asked: readonly { readonly id: string; readonly file: string }[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (node: ts.TemplateExpression): RegExp | null => {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return parts.some((part) => /[A-Za-z]\.|\.[A-Za-z]/.test(part))
    ? new RegExp(`^${parts.map(escaped).join('[A-Za-z0-9_-]+')}$`)
    : null;
};

const isTextCall = (node: ts.CallExpression): boolean =>
  ts.isIdentifier(node.expression) && (node.expression.text === 't' || node.expression.text === 'text');

/** What the sources of a package, tests aside, say of message ids. */
export const findUsedIds = (folder: string): UsedIds => {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const asked: { id: string; file: string }[] = [];
  const files = listSources(folder, /\.(ts|tsx)$/).filter(
    (file) => !/\.(test|stories|fixture)\.\w+$/.test(file),
  );
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) patterns.push(...[patternOf(node) ?? []].flat());
      if (ts.isCallExpression(node) && isTextCall(node)) {
        const [id] = node.arguments;
        if (id && ts.isStringLiteralLike(id)) asked.push({ id: id.text, file });
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext));
  }
  return { literals, patterns, asked };
};
