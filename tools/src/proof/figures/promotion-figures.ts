import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../webpack/build-context';

interface Figures {
  readonly promotions: number;
  /** p50, p95 and p99, ms. */
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** Reads the times of the promotions that began at once. Throws when the suite did not write them. */
export const readPromotionFigures = async (): Promise<string> => {
  const file = join(rootDir, '.cache', 'reports', 'promotion-figures.json');
  const { promotions, figures } = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(52) : String(cell).padStart(8))).join('');
  return [
    `${promotions} promotions of four packages by four processes begin at once, on a real PostgreSQL. Three readers poll four times per second, as shell servers do.`,
    '',
    line(['', 'p50 ms', 'p95 ms', 'p99 ms']),
    ...Object.entries(figures).map(([name, values]) => line([name, ...values])),
  ].join('\n');
};
