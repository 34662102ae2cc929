import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../webpack/build-context';

const columns = ['runs', 'missed', 'confirmed', 'cancelled', 'wrong'] as const;
type Column = (typeof columns)[number];

interface Figures {
  readonly seed: number;
  readonly figures: Readonly<Record<string, Readonly<Record<Column, number>>>>;
}

/** A run is one order with one fault at one step. A run that finished before its fault is `missed` and does not count. */
const leastRuns = 500;

/** Reads the kill matrix's results. Throws when they are incomplete or contain a failure. */
export const readKillFigures = async (): Promise<string> => {
  const file = join(rootDir, '.cache', 'reports', 'kill-figures.json');
  const { seed, figures } = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const rows = Object.entries(figures);
  const sum = (of: Column): number => rows.reduce((total, [, figure]) => total + figure[of], 0);
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(32) : String(cell).padStart(10))).join('');
  const text = [
    line(['provider, fault', ...columns]),
    ...rows.map(([name, figure]) => line([name, ...columns.map((column) => figure[column])])),
    line(['all', ...columns.map(sum)]),
    '',
    `Seed ${seed}. Confirmed are the orders that stay sold at the end, cancelled those that were given back.`,
    'Wrong counts charges without order, orders without charge, money held, mails sent twice, mails lost,',
    'broken invariants, messages left and gateways that ended by themselves.',
  ].join('\n');
  if (sum('runs') < leastRuns || sum('wrong') > 0) throw new Error(`\`\`\`\n${text}\n\`\`\``);
  return text;
};
