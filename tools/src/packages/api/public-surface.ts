import { join, sep } from 'node:path';
import { createModuleReader, declaringPlace, type NamePlace, type ReadModule } from './module-index';
import { printDeclaration, usedNames, visibleDeclaration } from './print-declaration';

/** A package whose surface is reported. */
export interface PublishedPackage {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Files of `exports`, by public path (`.`, `./testing`). */
  readonly entries: Readonly<Record<string, string>>;
}

export type FormatCode = (code: string) => Promise<string>;

const byName = ([first]: readonly [string, unknown], [second]: readonly [string, unknown]): number =>
  first < second ? -1 : Number(first > second);

const keyOf = ({ file, name }: NamePlace): string => `${file}#${name}`;

/** Prints declarations, and collects those of the same package that their types use. */
const createWriter = (
  read: ReadModule,
): { print(place: NamePlace, shown: string): string; readonly used: ReadonlyMap<string, NamePlace> } => {
  const used = new Map<string, NamePlace>();
  return {
    used,
    print(place, shown) {
      const { source, declared } = read(place.file);
      return (declared.get(place.name) ?? [])
        .map((declaration) => {
          const visible = visibleDeclaration(shown, declaration);
          for (const name of usedNames(visible)) {
            const target = declaringPlace(read, { file: place.file, name });
            if (target) used.set(keyOf(target), target);
          }
          return printDeclaration(visible, source);
        })
        .join('\n');
    },
  };
};

const block = async (statements: readonly string[], format: FormatCode): Promise<string> =>
  `\`\`\`ts\n${await format(`${statements.join('\n\n')}\n`)}\`\`\`\n`;

/** An entry with the statements of its names. A name that another entry has shown is only named. */
const entryStatements = (
  read: ReadModule,
  file: string,
  seen: Map<string, string>,
  print: (place: NamePlace, shown: string) => string,
): readonly string[] => {
  const isGenerated = file.includes(`${sep}generated${sep}`);
  return [...read(file).exported].sort(byName).map(([name, place]) => {
    const declaring = isGenerated ? null : declaringPlace(read, place);
    if (!declaring) return `// ${name}`;
    const shownAs = seen.get(keyOf(declaring));
    if (shownAs !== undefined) return `// ${name}: see above`;
    seen.set(keyOf(declaring), name);
    return print(declaring, name);
  });
};

/** Declarations that no entry exports and that the printed ones use, until none is left. */
const hiddenStatements = (
  seen: Map<string, string>,
  used: ReadonlyMap<string, NamePlace>,
  print: (place: NamePlace, shown: string) => string,
): readonly string[] => {
  const hidden: (readonly [string, string])[] = [];
  for (;;) {
    const next = [...used].filter(([key]) => !seen.has(key));
    if (next.length === 0) return hidden.sort(byName).map(([, text]) => text);
    for (const [key, place] of next) {
      seen.set(key, place.name);
      hidden.push([place.name, print(place, place.name)]);
    }
  }
};

/**
 * Report of everything that a user of a package can import: names and signatures as the sources declare them, and the types that they
 * use. It contains no paths, so that a moved file changes nothing. `inferred` is a type that the sources leave to the compiler.
 */
export const publicSurface = async (
  { name, folder, entries }: PublishedPackage,
  format: FormatCode,
): Promise<string> => {
  const read = createModuleReader();
  const { print, used } = createWriter(read);
  const seen = new Map<string, string>();
  const parts = [
    `# Public surface of ${name}\n`,
    '`npm run generate` writes this file from the sources. A change of it needs a line in `CHANGELOG.md`, which says what a user of the package does.\n',
  ];
  for (const [path, file] of Object.entries(entries)) {
    const statements = entryStatements(read, join(folder, file), seen, print);
    parts.push(`## \`${name}${path.slice(1)}\`\n`, await block(statements, format));
  }
  const hidden = hiddenStatements(seen, used, print);
  if (hidden.length > 0)
    parts.push('## Used by the types above, not exported\n', await block(hidden, format));
  return parts.join('\n');
};
