import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReleaseTable, tableFile } from '@detour/shared-releases/release';

/** A place in a remote's code that changes the document of the shell. */
export interface Reach {
  /** File of the release: `page.3fa9c17b.js`. */
  readonly file: string;
  readonly what: string;
  /** The code around it. */
  readonly excerpt: string;
}

const shellElement = String.raw`document\.(?:body|head|documentElement)`;
const methods = ['replaceChildren', 'replaceWith', 'remove', 'setHTMLUnsafe'].join('|');
const texts = ['innerHTML', 'outerHTML', 'textContent', 'innerText', 'className', 'hidden', 'inert'].join(
  '|',
);
const prototypes = 'Array|Object|String|Function|Promise|Map|Set|Node|Element|Document|EventTarget|History';
/** `=`, and no comparison. */
const assigned = String.raw`\s*=(?![=>])`;

/**
 * Minified code keeps the names of properties and globals. `.Global` is Emotion's: no other shared module has an export of that name.
 */
const patterns: readonly (readonly [what: string, code: RegExp])[] = [
  ['a global style of Emotion', /(?:\.|\{|,)Global\b(?!\s*=[^=])/],
  ['a global style', /\b(?:injectGlobal|createGlobalStyle)\b/],
  ['a style sheet for the whole document', /\badoptedStyleSheets\b/],
  ['a new document', /\bdocument\.(?:write|writeln|open|replaceChildren)\(/],
  ['a removed part of the document', new RegExp(String.raw`\b${shellElement}\.(?:${methods})\(`)],
  ['a changed part of the document', new RegExp(String.raw`\b${shellElement}\.(?:${texts})${assigned}`)],
  [
    'a replaced function of the platform',
    new RegExp(String.raw`\b(?:window|globalThis|self)\.fetch${assigned}`),
  ],
  [
    'a replaced function of the history',
    new RegExp(String.raw`\bhistory\.(?:pushState|replaceState)${assigned}`),
  ],
  [
    'a replaced method of all objects',
    new RegExp(String.raw`\b(?:${prototypes})\.prototype\.\w+${assigned}`),
  ],
];

/** Characters before and after the code in an excerpt. */
const around = 40;

const excerptOf = (code: string, at: number): string =>
  code
    .slice(Math.max(0, at - around), at + around)
    .replace(/\s+/g, ' ')
    .trim();

/** What a script of a remote may not do. Each kind once. */
export const findReachIn = (file: string, code: string): readonly Reach[] =>
  patterns.flatMap(([what, pattern]) => {
    const found = pattern.exec(code);
    return found ? [{ file, what, excerpt: excerptOf(code, found.index) }] : [];
  });

/** Reads the scripts for browsers in the folder of a release. The shell may do all of it. */
export const findReach = (folder: string): readonly Reach[] => {
  const table = parseReleaseTable(readFileSync(join(folder, tableFile), 'utf8'));
  if (table.ok && table.value.remote === 'shell') return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => findReachIn(file, readFileSync(join(folder, file), 'utf8')));
};

/** One sentence for each place. */
export const printReach = (name: string, reaches: readonly Reach[]): readonly string[] =>
  reaches.map(
    ({ file, what, excerpt }) =>
      `${name}: ${file} contains ${what}: "${excerpt}". A remote styles and changes its own element only (docs/teams.md).`,
  );
