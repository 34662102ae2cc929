import { parseIsoDate, type IsoDate } from '../iso-date';

const wordPattern = /^[A-Za-z0-9_-]{1,64}$/;
const longestList = 30;

/** An id or a stable word; null for anything that no call would accept. */
export const readWord = (text: string | undefined): string | null =>
  text !== undefined && wordPattern.test(text) ? text : null;

/** null unless it is a whole number in decimal digits; too large or small ones are clamped. @spec HASH-012 */
export const readInteger = (text: string | undefined, lowest: number, highest: number): number | null =>
  text !== undefined && /^-?\d{1,30}$/.test(text) ? Math.min(Math.max(Number(text), lowest), highest) : null;

/** Degrees with six decimals (11 cm); null outside ±`limit`. */
export const readDegrees = (text: string | undefined, limit: number): number | null => {
  if (text === undefined || !/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return null;
  const value = roundDegrees(Number(text));
  return Math.abs(value) <= limit ? value : null;
};

// `+ 0` turns -0 into 0: it would print as 0 and come back as another value.
export const roundDegrees = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

export const readOneOf = <T extends string>(text: string | undefined, words: readonly T[]): T | null =>
  words.find((word) => word === text) ?? null;

export const readFlag = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Members of a comma-joined list that `read` accepts; at most 30. @spec HASH-005 HASH-006 */
export const readList = <T>(text: string | undefined, read: (item: string) => T | null): readonly T[] =>
  (text ?? '')
    .split(',', 200)
    .flatMap((item) => read(item) ?? [])
    .slice(0, longestList);

/** `20260514` → `2026-05-14` */
export const readCompactDate = (text: string): IsoDate | null =>
  /^\d{8}$/.test(text) ? parseIsoDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : null;
