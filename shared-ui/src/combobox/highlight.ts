/** Lower case without accents, with unchanged length, so that positions match the original. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '');

/**
 * Splits a label into three parts, the middle one being the typed text, ignoring accents and case. Prefers the start of a word.
 * The middle is empty without a match.
 */
export const highlightParts = (
  label: string,
  typed: string,
): readonly [before: string, match: string, after: string] => {
  const needle = plain(typed.trim());
  const hay = plain(label);
  if (needle === '') return [label, '', ''];
  let at = hay.indexOf(needle);
  for (let next = at; next !== -1; next = hay.indexOf(needle, next + 1)) {
    if (isWordStart(hay, next)) {
      at = next;
      break;
    }
  }
  if (at === -1) return [label, '', ''];
  const end = at + needle.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
};
