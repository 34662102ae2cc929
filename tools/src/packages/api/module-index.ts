import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A name of a module that another one may use. `file` is absolute. */
export interface NamePlace {
  readonly file: string;
  readonly name: string;
}

/** Top-level names of a module. A name can have several declarations: a schema and its type, or overloads. */
interface ModuleNames {
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  /** Relative imports, by local name. */
  readonly imported: ReadonlyMap<string, NamePlace>;
  /** By exported name: a place of another module, or of this one. */
  readonly exported: ReadonlyMap<string, NamePlace>;
}

/** The file of a relative import, or null for a package and for what is not TypeScript. */
const fileOf = (from: string, specifier: ts.Expression | undefined): string | null => {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return null;
  const base = join(dirname(from), specifier.text);
  const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((path) => existsSync(path) && statSync(path).isFile());
  return found !== undefined && /\.tsx?$/.test(found) ? found : null;
};

const boundNames = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

const declarationsOf = (statement: ts.Statement): readonly (readonly [string, ts.Node])[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) =>
      boundNames(one.name).map((name) => [name, one] as const),
    );
  if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  )
    return statement.name ? [[statement.name.text, statement]] : [];
  return [];
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Local name of an import or export, and its name in the module that it comes from. */
const listedNames = (
  list: ts.NamedImports | ts.NamedExports,
): readonly (readonly [local: string, original: string])[] =>
  list.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);

const readNames = (file: string): ModuleNames => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node[]>();
  const imported = new Map<string, NamePlace>();
  const exported = new Map<string, NamePlace>();
  for (const statement of source.statements) {
    for (const [name, node] of declarationsOf(statement)) {
      declared.set(name, [...(declared.get(name) ?? []), node]);
      if (isExported(statement)) exported.set(name, { file, name });
    }
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      const from = fileOf(file, statement.moduleSpecifier);
      if (from !== null && bindings && ts.isNamedImports(bindings))
        for (const [local, name] of listedNames(bindings)) imported.set(local, { file: from, name });
    }
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      // `export * as name` and re-exports of packages have their names only.
      const from = statement.moduleSpecifier ? fileOf(file, statement.moduleSpecifier) : file;
      if (!ts.isNamedExports(statement.exportClause)) continue;
      for (const [local, name] of listedNames(statement.exportClause))
        exported.set(local, { file: from ?? file, name });
    }
  }
  return { source, declared, imported, exported };
};

export type ReadModule = (file: string) => ModuleNames;

/** Reads each module once. */
export const createModuleReader = (): ReadModule => {
  const known = new Map<string, ModuleNames>();
  return (file) => {
    const names = known.get(file) ?? readNames(file);
    known.set(file, names);
    return names;
  };
};

/** The module that declares a name, behind imports and re-exports. Null when it comes from another package. */
export const declaringPlace = (read: ReadModule, place: NamePlace): NamePlace | null => {
  const { declared, imported, exported } = read(place.file);
  if (declared.has(place.name)) return place;
  const next = imported.get(place.name) ?? exported.get(place.name);
  if (!next || (next.file === place.file && next.name === place.name)) return null;
  return declaringPlace(read, next);
};
