import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../settings/read-config';
import { printReport } from './import-report';
import { callerPath, fail } from './operator-command';
import { runImport, type ImportCommand } from './run-import';

const usage = `Usage:
  npm run catalogue:import -- FILE.csv [--demo-rates]
  npm run rates:import -- FILE.csv
  npm run rates:import -- --demo-rates
  npm run photos:import -- FILE.csv

The columns are described in docs/import.md.
`;

const { values, positionals } = parseArgs({
  options: { 'demo-rates': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [kind, given] = positionals;
const withDemoRates = values['demo-rates'];
const commands: Readonly<Record<string, ImportCommand>> = {
  hotels: 'import-hotels',
  rates: 'import-rates',
  photos: 'import-photos',
};
const command = commands[kind ?? ''] ?? fail(usage);
if (!given && !(kind === 'rates' && withDemoRates)) fail(usage);

const file = given ? callerPath(given) : null;
if (file) await access(file).catch(() => fail(`There is no file ${file}.`));

const jobs: { readonly command: ImportCommand; readonly file: string | null }[] = [
  ...(file ? [{ command, file }] : []),
  ...(withDemoRates ? [{ command: 'demo-rates' as const, file: null }] : []),
];

try {
  for (const report of await runImport(readConfig(process.env), jobs)) {
    process.stdout.write(
      report.kind === 'demo-rates'
        ? `\n${report.hotels} hotels have demonstration rates now, marked as such (${report.seconds} s).\n`
        : printReport(report),
    );
  }
} catch (error) {
  fail((error as Error).message);
}
