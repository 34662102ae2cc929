/** Lower case without accents, one character for one, so that places in it are places in the text. */
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
 * A label in three parts, of which the middle one is what was typed, whatever its accents and capitals: at the start of a
 * word where there is one, else anywhere. The middle is empty where the typed letters are not in it.
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
