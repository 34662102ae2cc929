import { idPattern } from './requirement-rows';

export interface Mark {
  readonly id: string;
  /** Path from the root of the repository. */
  readonly file: string;
}

const inBrackets = /\[((?:[A-Z][A-Z0-9]*-\d{3}[,\s]*)+)\]/g;
const behindSpec = /@spec((?:[\s*,]+[A-Z][A-Z0-9]*-\d{3}\b)+)/g;

const idsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(idPattern) ?? []);

/** Row ids in the title of a test: `it('keeps the check-in day [CAL-008, CAL-009]')`. */
export const idsOfTitle = (title: string): readonly string[] => [...new Set(idsIn(title, inBrackets))];

export const isTestFile = (file: string): boolean => /\.(test|spec|test-d)\.[cm]?[jt]sx?$/.test(file);

/** Ids in a file: in brackets in a test, after `@spec` in code. */
export const marksOf = (file: string, text: string): readonly Mark[] =>
  [...new Set(idsIn(text, isTestFile(file) ? inBrackets : behindSpec))].map((id) => ({ id, file }));
