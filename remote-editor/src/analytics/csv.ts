import type { AnalyticsReport } from '@detour/shared-contracts/api';
import type { Text } from '../text';
import { armLines, funnelSteps, placeName, releaseLines } from './report.view-model';

type Cell = string | number;

/** Spreadsheets run a text that begins with one of these signs as a formula. */
const asText = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const printCell = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : `"${asText(cell).replaceAll('"', '""')}"`;

/**
 * A report as CSV: one line for each row, under the same columns. Separated by semicolons and with a byte order mark, as spreadsheets of all
 * our countries open it.
 */
export const printCsv = (report: AnalyticsReport, text: Text): string => {
  const { total, searches, emptySearches, releases, arms } = report;
  const head = ['list', 'name', 'detail', 'visits', ...funnelSteps, 'empty'] as const;
  const searchLines = (
    title: Cell,
    rows: AnalyticsReport['searches']['rows'],
  ): readonly (readonly Cell[])[] =>
    rows.map((row) => [title, placeName(row, text), row.place, row.visits, '', '', '', '', row.empty]);
  const funnelLines = (title: Cell, lines: ReturnType<typeof releaseLines>): readonly (readonly Cell[])[] =>
    lines.map((row) => [
      title,
      row.name,
      row.detail,
      row.visits,
      ...funnelSteps.map((step) => row[step]),
      '',
    ]);
  const lines: readonly (readonly Cell[])[] = [
    head.map((column) => text(`analytics.${column}`)),
    ...funnelLines(text('analytics.total'), total ? [{ ...total, id: '', name: '', detail: '' }] : []),
    ...searchLines(text('analytics.searches'), searches.rows),
    ...searchLines(text('analytics.emptySearches'), emptySearches.rows),
    ...funnelLines(text('analytics.releases'), releaseLines(releases.rows, text)),
    ...funnelLines(text('analytics.arms'), armLines(arms.rows, text)),
  ];
  return `\uFEFF${lines.map((line) => line.map(printCell).join(';')).join('\r\n')}\r\n`;
};

/** Hands a CSV to the browser as a download. */
export const saveCsv = (filename: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the content after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
