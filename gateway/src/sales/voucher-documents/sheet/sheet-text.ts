/** A run of text that one font file can draw. */
export interface TextRun {
  readonly text: string;
  /** Needs the file with central European letters. */
  readonly more: boolean;
}

// Glyphs of the font files. The narrow no-break space is missing and is replaced by the ordinary one.
const common =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/;
const central = /[\u0100-\u017f\u0218-\u021b]/;

const drawable = (character: string): string => {
  if (character === '\u202f' || character === '\u2009') return '\u00a0';
  if (common.test(character) || central.test(character)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare].every((part) => common.test(part)) ? bare : '';
};

/**
 * Splits a text into runs that the fonts can draw. A letter missing in both files loses its accent; any other missing character, such
 * as an emoji, is dropped.
 */
export const textRunsOf = (text: string): readonly TextRun[] => {
  const runs: TextRun[] = [];
  const clean = [...text.normalize('NFC')].map(drawable).join('').replace(/ {2,}/g, ' ').trim();
  for (const character of clean) {
    const more = !common.test(character);
    const last = runs.at(-1);
    if (last?.more === more) runs[runs.length - 1] = { more, text: last.text + character };
    else runs.push({ more, text: character });
  }
  return runs;
};
