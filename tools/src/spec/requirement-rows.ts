/** A row of `docs/requirements.tsv`: a product requirement with its owning package. */
export interface RequirementRow {
  readonly id: string;
  readonly owner: string;
  /** `screen`, `state`, `rule`, `call`, … */
  readonly kind: string;
  /** The id's first part: `CAL` of `CAL-003`. */
  readonly area: string;
  readonly text: string;
}

/** Ids look like `CAL-003` or `I18N-001`. */
export const idPattern = /\b[A-Z][A-Z0-9]*-\d{3}\b/g;

const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** Reads the table: a heading, then tab-separated id, owner, area, kind, requirement, source. */
export const parseRequirements = (table: string): readonly RequirementRow[] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', owner = '', , kind = '', text = ''] = line.split('\t');
      return { id, owner, kind, area: areaOf(id), text };
    });
