/** Why a row was rejected, or which of its values was left out. */
export interface Refusal {
  /** First line of the row. The header is line 1. */
  readonly line: number;
  /** Null when the whole row is invalid. */
  readonly column: string | null;
  readonly value: string;
  /** Continues a sentence after the value: `is not a latitude (-90 to 90)`. */
  readonly reason: string;
}

/** Maximum length of a value in a report. */
const longestValue = 60;

export const refusal = (line: number, column: string | null, value: string, reason: string): Refusal => ({
  line,
  column,
  value: value.length > longestValue ? `${value.slice(0, longestValue)}…` : value,
  reason,
});

/** The whole file is unreadable: one sentence for its sender. Compare it by name. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
