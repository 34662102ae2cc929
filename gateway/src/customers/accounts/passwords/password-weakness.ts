import type { CommonPasswords } from './common-passwords';

export type PasswordWeakness = 'common' | 'personal';

/** Digits and symbols added to a word; with more of them a password no longer counts as that word. */
const maxAdded = 8;

/** Removes case and accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const signs: Readonly<Record<string, string>> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const otherSigns: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e' };

/** Reads "p@ssw0rd" as "password". 1 can mean i or l, so there are two readings. */
const spellings = (text: string): readonly string[] =>
  ['i', 'l'].map((one) =>
    [...text]
      .map((sign) => (sign === '1' || sign === '!' ? one : (signs[sign] ?? otherSigns[sign] ?? sign)))
      .join(''),
  );

/** The word without added digits and symbols; the whole text when too many were added. */
const coreOf = (text: string): string => {
  const core = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return text.length - core.length <= maxAdded ? core : text;
};

/** Reads "abab" as "ab": repetition adds no strength. */
const repeatedPart = (text: string): string => {
  const start = (text + text).indexOf(text, 1);
  return start > 0 && start < text.length ? text.slice(0, start) : text;
};

const variationsOf = (folded: string): ReadonlySet<string> => {
  const joined = folded.replace(/[\s._-]+/g, '');
  const forms = [folded, joined].flatMap((text) => [text, coreOf(text)]);
  return new Set(
    forms.flatMap((text) => [text, ...spellings(text)]).flatMap((text) => [text, repeatedPart(text)]),
  );
};

/** True for "1234567890123" and "zyxwvutsrq": each character is next to the previous one. */
const isRun = (text: string): boolean => {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1);
  return steps.length >= codes.length - 3;
};

const isTwoOfTop = (text: string, { top }: CommonPasswords): boolean =>
  [...text].some((_, at) => at > 0 && top.has(text.slice(0, at)) && top.has(text.slice(at)));

const isCommon = (folded: string, list: CommonPasswords): boolean =>
  isRun(folded) ||
  [...variationsOf(folded)].some(
    (form) => form.length >= 4 && (list.all.has(form) || isTwoOfTop(form, list)),
  );

/** Words of at least three letters, longest first: "lea.martin@example.org" gives "martin", "lea" and others. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap((text) => fold(text).split(/[^\p{L}]+/u)))]
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text);

const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

const isPersonal = (folded: string, words: readonly string[], list: CommonPasswords): boolean =>
  [folded, ...spellings(coreOf(folded))].some((form) => {
    const rest = without(form, words);
    if (rest === form) return false;
    const letters = countLetters(rest);
    return (letters < 4 && rest.length - letters <= maxAdded) || isCommon(rest, list);
  });

/**
 * Returns why a new password is among the first guesses, or null. `personal` are texts that an attacker knows: the shop's name, the
 * person's name and address. Ignores case, accents, look-alike characters, and digits or symbols around a word.
 */
export const findPasswordWeakness = (
  password: string,
  personal: readonly string[],
  list: CommonPasswords,
): PasswordWeakness | null => {
  const folded = fold(password);
  if (isPersonal(folded, wordsOf(personal), list)) return 'personal';
  return isCommon(folded, list) ? 'common' : null;
};
