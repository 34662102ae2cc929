import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Files that a module loads statically: no types, no `import()`. */
const loadedBy = (file: string): readonly string[] =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap((statement) => {
      const isType = ts.isImportDeclaration(statement)
        ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : statement.isTypeOnly;
      const from = statement.moduleSpecifier as ts.StringLiteral | undefined;
      const isSource = from?.text.startsWith('.') && !from.text.endsWith('.json');
      return !isType && from && isSource ? [join(file, '..', `${from.text}.ts`)] : [];
    });

const reachedFrom = (entry: string): ReadonlySet<string> => {
  const reached = new Set([entry]);
  for (const file of reached) for (const next of loadedBy(file)) reached.add(next);
  return new Set([...reached].map((file) => relative(root, file)));
};

describe('the import of the demonstration catalogue', () => {
  it('is not loaded when a gateway starts', () => {
    const reached = reachedFrom(join(root, 'server.ts'));
    expect(reached).toContain('app.ts');
    expect(reached).toContain('seed/ensure-catalogue.ts');
    expect(reached).not.toContain('seed/demonstration.ts');
  });
});
