/** Why a line of a file was not taken, or what of it was left out. */
export interface Refusal {
  /** Where the row begins; the header is line 1. */
  readonly line: number;
  /** null when the row as a whole is wrong. */
  readonly column: string | null;
  readonly value: string;
  /** Reads on after the value: `is not a latitude (-90 to 90)`. */
  readonly reason: string;
}

/** How much of a value stands in a report. */
const longestValue = 60;

export const refusal = (line: number, column: string | null, value: string, reason: string): Refusal => ({
  line,
  column,
  value: value.length > longestValue ? `${value.slice(0, longestValue)}…` : value,
  reason,
});

/** A file that cannot be read at all: one sentence for whoever sent it. Recognised by name. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
