/** Scope of a run of the checks. */
export type Scope =
  | { readonly kind: 'all' }
  /** Only these packages. */
  | { readonly kind: 'only'; readonly packages: readonly string[] }
  /** The changes since a commit and everything that imports the changed files. Null compares with the main branch. */
  | { readonly kind: 'affected'; readonly base: string | null };

/** Runs every suite, including those with cached results. */
export const noCache = '--no-cache';

/** Also runs the suites and browser specs that take long. */
export const full = '--full';

const usage =
  'Use --only remote-search[,remote-boxes] or --affected [BASE], or nothing for everything; --full adds the long suites; --no-cache runs all of it again.';

/** Parses `--only NAME[,NAME]` or `--affected [BASE]`. Throws a sentence for anything else. */
export const parseScope = (args: readonly string[], packages: readonly string[]): Scope => {
  const [option, value, ...more] = args;
  if (option === undefined) return { kind: 'all' };
  if (more.length > 0) throw new Error(`"${more[0]}" is too much. ${usage}`);
  if (value?.startsWith('-')) throw new Error(`"${value}" does not follow ${option}. ${usage}`);
  if (option === '--affected') return { kind: 'affected', base: value ?? null };
  if (option !== '--only') throw new Error(`"${option}" is unknown. ${usage}`);
  const names = (value ?? '').split(',').filter((name) => name !== '');
  if (names.length === 0) throw new Error(`--only names no package. ${usage}`);
  const unknown = names.find((name) => !packages.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no package "${unknown}". There are: ${packages.join(', ')}.`);
  return { kind: 'only', packages: packages.filter((name) => names.includes(name)) };
};
