import type { Wording } from '../language';
import type { HotelType } from '../vocabulary';

/** A text in four languages and the hotel types that it applies to. An empty list means all. */
export interface FittingText {
  readonly wording: Wording;
  readonly types: readonly HotelType[];
}

/**
 * Parses lines of `fr | es | nl | it`. A line that ends with `# type type` applies to these hotel types only. The four
 * versions of a text are on one line, so that an edit of one shows the others. Throws when a line does not have four texts.
 */
export const rows = (table: string): readonly FittingText[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', types = ''] = line.split(' # ');
      const cells = text.split(' | ').map((cell) => cell.trim());
      const [fr, es, nl, it] = cells;
      if (cells.length !== 4 || !fr || !es || !nl || !it)
        throw new Error(`Expected four texts (fr | es | nl | it), found ${cells.length}: "${line}".`);
      return { wording: { fr, es, nl, it }, types: types.split(' ').filter(Boolean) as readonly HotelType[] };
    });
