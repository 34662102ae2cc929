import { isInMainFont, printedText } from '@detour/shared-contracts/rules';

/** A run of text that one font file can draw. */
export interface TextRun {
  readonly text: string;
  /** Needs the file with central European letters. */
  readonly more: boolean;
}

/**
 * Splits a text into runs that the fonts can draw. A letter missing in both files loses its accent; any other missing character, such
 * as an emoji, is dropped. New gifts have none: forms and calls refuse them (decision 0828).
 */
export const textRunsOf = (text: string): readonly TextRun[] => {
  const runs: TextRun[] = [];
  const clean = printedText(text).replace(/ {2,}/g, ' ').trim();
  for (const character of clean) {
    const more = !isInMainFont(character);
    const last = runs.at(-1);
    if (last?.more === more) runs[runs.length - 1] = { more, text: last.text + character };
    else runs.push({ more, text: character });
  }
  return runs;
};
