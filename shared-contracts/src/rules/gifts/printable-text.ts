// Glyphs of the fonts of printed vouchers. The narrow no-break space is missing and is replaced by the ordinary one.
const mainFont =
  /[\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/;
const centralFont = /[\u0100-\u017f\u0218-\u021b]/;

/** True when the main font file has the character. The other file has letters of central Europe. */
export const isInMainFont = (character: string): boolean => mainFont.test(character);

/** The character as a voucher prints it: a letter that both fonts miss loses its accent. '' when it cannot be printed. */
const printed = (character: string): string => {
  if (character === '\u202f' || character === '\u2009') return '\u00a0';
  if (mainFont.test(character) || centralFont.test(character)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare].every((part) => mainFont.test(part)) ? bare : '';
};

/** The text as a voucher prints it, without characters that it cannot print, such as emoji. */
export const printedText = (text: string): string => [...text.normalize('NFC')].map(printed).join('');

/** True when a voucher prints the text without losing a character. The rule of the giver's name and message (decision 0828). */
export const isPrintableText = (text: string): boolean =>
  [...text.normalize('NFC')].every((character) => printed(character) !== '');

/** The text without the characters that a voucher cannot print. The others stay as they were typed. */
export const withoutUnprintable = (text: string): string =>
  isPrintableText(text)
    ? text
    : [...text.normalize('NFC')].filter((character) => printed(character) !== '').join('');
