export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif';

const starts = (bytes: Uint8Array, at: number, words: string): boolean =>
  Buffer.from(bytes.subarray(at, at + words.length)).toString('latin1') === words;

/** Type of a picture by its first bytes, never by its name. Null for anything else, such as SVG, HTML, GIF, TIFF or PDF. */
export const photoTypeOf = (bytes: Uint8Array): PhotoType | null => {
  if (starts(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (starts(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp';
  return starts(bytes, 4, 'ftypavif') ? 'avif' : null;
};
