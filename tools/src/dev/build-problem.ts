import { isAbsolute, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { BuildProblem } from '@detour/shared-releases/channel';

/** The parts of a webpack error that this module reads. */
export interface WebpackProblem {
  readonly message: string;
  readonly moduleName?: string | undefined;
  readonly loc?: string | undefined;
}

interface Folders {
  /** Root folder of the built package, for module names. */
  readonly packageDir: string;
  readonly rootDir: string;
}

/** Start of the compiler's source excerpt: `,-[/shop/remote-search/src/home.tsx:12:5]` or `╭─[…]`. */
const drawing = /[,╭][-─]+\[([^\]]*?):(\d+):\d+\]/;
/** Of a message catalogue: `/shop/…/messages/fr_FR.json:3: Expected ',' …`. */
const catalogue = /(\/\S+\.json)(?::(\d+))?: /;

const pathFrom = ({ packageDir, rootDir }: Folders, name: string): string => {
  // `./node_modules/.../swc-loader/src/index.js!./src/home.tsx`
  const bare = name.split('!').at(-1)?.split('?')[0] ?? name;
  const path = isAbsolute(bare) ? bare : join(packageDir, bare);
  return relative(rootDir, path).replaceAll('\\', '/');
};

/** Boilerplate of loaders and compilers around the error. */
const noise = [
  /^Module build failed.*:$/,
  /^Module parse failed: /,
  /^(Error|ModuleBuildError|SyntaxError):?\s*$/,
  /^\s*at .*[:(]\d+/,
  /^Caused by:$/,
  /^Stack backtrace:$/,
  /^\s*\d+: <unknown>$/,
  /^\s*\d*:? ?Syntax Error$/,
  /^File was processed with these loaders:$/,
  /^\s*\* .*loader/,
  /^You may need an additional loader/,
];

const wordsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !noise.some((pattern) => pattern.test(line)))
    .slice(0, 14)
    .join('\n')
    .replace(/^(Error|SyntaxError): /, '');

/** One error for the panel: location and message without colour codes. */
export const toBuildProblem = (
  { message, moduleName, loc }: WebpackProblem,
  folders: Folders,
): BuildProblem => {
  const text = stripVTControlCharacters(message);
  const place = drawing.exec(text) ?? catalogue.exec(text);
  const name = place?.[1] ?? moduleName;
  const line = place?.[2] ?? /^(\d+):/.exec(loc ?? '')?.[1];
  return {
    message: wordsOf(text).replaceAll(`${folders.rootDir}/`, '') || 'The build failed without a message.',
    file: name === undefined ? null : pathFrom(folders, name),
    line: line === undefined ? null : Number(line),
  };
};
