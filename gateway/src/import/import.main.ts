import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../settings/read-config';
import { printReport } from './import-report';
import { runImport, type ImportCommand } from './run-import';

const usage = `Usage:
  npm run catalogue:import -- FILE.csv [--demo-rates]
  npm run rates:import -- FILE.csv
  npm run rates:import -- --demo-rates

The columns are described in docs/import.md.
`;

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  options: { 'demo-rates': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [kind, given] = positionals;
const withDemoRates = values['demo-rates'];
if ((kind !== 'hotels' && kind !== 'rates') || (!given && !(kind === 'rates' && withDemoRates))) fail(usage);

// npm changes to the root of the repository. A relative path is resolved from the caller's folder.
const file = given ? resolve(process.env['INIT_CWD'] ?? process.cwd(), given) : null;
if (file) await access(file).catch(() => fail(`There is no file ${file}.`));

const jobs: { readonly command: ImportCommand; readonly file: string | null }[] = [
  ...(file
    ? [{ command: kind === 'hotels' ? ('import-hotels' as const) : ('import-rates' as const), file }]
    : []),
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
