import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';

interface Figures {
  readonly seed: number;
  readonly figures: Readonly<
    Record<string, { runs: number; confirmed: number; cancelled: number; wrong: number }>
  >;
}

/** A run is the way of one order with one fault at one step. */
const leastRuns = 500;

/** The table that the kill matrix has left; throws when it is too short, or when anything went wrong. */
export const readKillFigures = async (): Promise<string> => {
  const file = join(rootDir, '.cache', 'reports', 'kill.json');
  const { seed, figures } = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const rows = Object.entries(figures);
  const sum = (of: 'runs' | 'wrong'): number => rows.reduce((total, [, figure]) => total + figure[of], 0);
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(32) : String(cell).padStart(10))).join('');
  const text = [
    line(['provider, fault', 'runs', 'confirmed', 'cancelled', 'wrong']),
    ...rows.map(([name, { runs, confirmed, cancelled, wrong }]) =>
      line([name, runs, confirmed, cancelled, wrong]),
    ),
    line(['all', sum('runs'), '', '', sum('wrong')]),
    '',
    `Seed ${seed}. Confirmed are the orders that stay sold at the end, cancelled those that were given back.`,
    'Wrong counts charges without order, orders without charge, money held, mails sent twice, mails lost,',
    'broken invariants, messages left and gateways that ended by themselves.',
  ].join('\n');
  if (sum('runs') < leastRuns || sum('wrong') > 0) throw new Error(`\`\`\`\n${text}\n\`\`\``);
  return text;
};
