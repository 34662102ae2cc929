import type { PictureCounts } from './pictures/import-pictures';
import type { Refusal } from './refusal';

/** Result of an import. */
export interface ImportReport {
  readonly kind: 'hotels' | 'rates' | 'photos';
  /** Number of rows without the header, accepted or not. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Number of rejected rows. */
  readonly refusedRows: number;
  /** Photos of the rows. */
  readonly photos: PictureCounts;
  readonly refusals: readonly Refusal[];
  /** Values that were left out of accepted rows. */
  readonly notes: readonly Refusal[];
  readonly seconds: number;
}

/** Maximum number of errors in a report. */
const mostComplaints = 10_000;

/** Counts rows while a file is read. */
export const createTally = (kind: ImportReport['kind'], now: () => number) => {
  const begun = now();
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, refusedRows: 0 };
  const photos = { added: 0, removed: 0 };
  const refusals: Refusal[] = [];
  const notes: Refusal[] = [];
  const keep = (list: Refusal[], more: readonly Refusal[]): void =>
    void list.push(...more.slice(0, Math.max(0, mostComplaints - list.length)));
  return {
    taken: () => void (counts.rows += 1),
    refused(why: readonly Refusal[]) {
      counts.rows += 1;
      counts.refusedRows += 1;
      keep(refusals, why);
    },
    noted: (more: readonly Refusal[]) => keep(notes, more),
    written(more: Pick<ImportReport, 'added' | 'changed' | 'unchanged'>) {
      counts.added += more.added;
      counts.changed += more.changed;
      counts.unchanged += more.unchanged;
    },
    pictured({ added, removed }: PictureCounts) {
      photos.added += added;
      photos.removed += removed;
    },
    report: (): ImportReport => ({
      kind,
      ...counts,
      photos,
      refusals,
      notes,
      seconds: Math.round((now() - begun) / 100) / 10,
    }),
  };
};

export type Tally = ReturnType<typeof createTally>;

const printLine = ({ line, column, value, reason }: Refusal): string => {
  const where = column === null ? `line ${line}` : `line ${line}, ${column}`;
  return `  ${where}: ${value === '' ? 'it' : JSON.stringify(value)} ${reason}`;
};

const section = (title: string, lines: readonly Refusal[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map(printLine)];

/** The report as English text. */
export const printReport = (report: ImportReport): string => {
  const { rows, added, changed, unchanged, refusedRows, photos, refusals, notes, seconds } = report;
  const what = report.kind === 'hotels' ? 'hotels' : 'nights';
  const written =
    report.kind === 'photos' ? '' : `${added} ${what} added, ${changed} changed, ${unchanged} as before, `;
  return [
    ...section('Refused:', refusals),
    ...section('Taken, but for these cells:', notes),
    '',
    `${rows} rows in ${seconds} s: ${written}${refusedRows} rows refused.`,
    ...(photos.added + photos.removed > 0 || report.kind === 'photos'
      ? [`${photos.added} photos added, ${photos.removed} removed.`]
      : []),
    '',
  ].join('\n');
};
