/** A row of a table, or a label with its value. */
export interface PaperRow {
  readonly label: string;
  /** Smaller line below the label. */
  readonly detail?: string;
  readonly value: string;
}

interface PaperColumn {
  readonly title: string;
  readonly lines: readonly string[];
}

export type PaperBlock =
  | { readonly kind: 'columns'; readonly columns: readonly [PaperColumn, PaperColumn] }
  /** Labels at the left, values beside them. */
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly PaperRow[] }
  /** Amounts at the right edge, then their sum. */
  | { readonly kind: 'amounts'; readonly rows: readonly PaperRow[]; readonly total: PaperRow }
  | { readonly kind: 'text'; readonly title?: string; readonly lines: readonly string[] };

/** A document of one or more A4 pages, all texts ready. */
export interface Paper {
  /** BCP 47 */
  readonly language: string;
  readonly brand: string;
  /** Of the file. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly blocks: readonly PaperBlock[];
  readonly footer: readonly string[];
}
