import type { Wording } from '../language';
import type { HotelType } from '../vocabulary';

/** A text in the four languages, with the types of house it is true of; empty means all of them. */
export interface FittingText {
  readonly wording: Wording;
  readonly types: readonly HotelType[];
}

/**
 * Reads `fr | es | nl | it` lines, with `# type type` behind what is true of some houses only. A line a text keeps the four versions
 * beside each other, where whoever changes one sees the others.
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
        throw new Error(`Four languages are needed: "${line}".`);
      return { wording: { fr, es, nl, it }, types: types.split(' ').filter(Boolean) as readonly HotelType[] };
    });
