import ts from 'typescript';

/** A module: its declarations, and the names that it takes from other modules. */
export interface ModulePart {
  readonly name: string;
  readonly imports: readonly string[];
  readonly code: string;
}

const nameOf = (statement: ts.Statement): string => {
  if (ts.isFunctionDeclaration(statement) && statement.name) return statement.name.text;
  const declaration = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]
    : undefined;
  if (declaration && ts.isIdentifier(declaration.name)) return declaration.name.text;
  throw new Error(`Neither a function nor a constant: ${statement.getText().slice(0, 80)}`);
};

const namesIn = (node: ts.Node): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.add(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
};

interface Declaration {
  readonly code: string;
  /** Other declarations that it uses. */
  readonly uses: readonly string[];
}

const readDeclarations = (code: string): ReadonlyMap<string, Declaration> => {
  const file = ts.createSourceFile('module.ts', code, ts.ScriptTarget.ES2022, true);
  const statements = new Map(file.statements.map((statement) => [nameOf(statement), statement]));
  return new Map(
    [...statements].map(([name, statement]) => [
      name,
      {
        code: statement.getText(),
        uses: [...namesIn(statement)].filter((used) => used !== name && statements.has(used)),
      },
    ]),
  );
};

const reachableFrom = (root: string, declarations: ReadonlyMap<string, Declaration>): ReadonlySet<string> => {
  const reached = new Set([root]);
  // A set is iterated in insertion order, including items that are added during the iteration.
  for (const name of reached) for (const used of declarations.get(name)?.uses ?? []) reached.add(used);
  return reached;
};

/** The root of each declaration that only one root uses. Others are shared. */
const ownersOf = (
  roots: readonly string[],
  declarations: ReadonlyMap<string, Declaration>,
): ReadonlyMap<string, string> => {
  const owners = new Map<string, string | null>();
  for (const root of roots)
    for (const name of reachableFrom(root, declarations)) owners.set(name, owners.has(name) ? null : root);
  // A root that another root uses still has a module of its own.
  for (const root of roots) owners.set(root, root);
  return new Map([...owners].map(([name, owner]) => [name, owner ?? name]));
};

/**
 * Splits a module of functions and constants into one module for each root, with what only this root uses, and one for each shared
 * declaration. A bundler keeps or drops a module as a whole, so a chunk contains only the parts that it needs.
 */
export const splitModule = (code: string, roots: readonly string[]): readonly ModulePart[] => {
  const declarations = readDeclarations(code);
  const owners = ownersOf(roots, declarations);
  const members = new Map<string, string[]>();
  for (const [name, owner] of owners) members.set(owner, [...(members.get(owner) ?? []), name]);
  return [...members].map(([name, own]) => {
    const parts = own.flatMap((member) => declarations.get(member) ?? []);
    const uses = new Set(parts.flatMap(({ uses: used }) => used));
    return {
      name,
      imports: [...uses].filter((used) => owners.get(used) !== name).sort(),
      code: own
        .map((member) => declarations.get(member)?.code ?? '')
        // The module's own declaration is exported. Roots already are.
        .map((text, index) => (own[index] === name && !text.startsWith('export ') ? `export ${text}` : text))
        .join('\n'),
    };
  });
};
