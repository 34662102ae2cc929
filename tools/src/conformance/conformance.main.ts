import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser } from '../bench/pages/slow-phone';
import { checkIds } from './checks';
import { checkShop } from './check-shop';
import { printReport } from './print-report';

const usage = `npm run conformance -- URL [--pages 3] [--scripts 10] [--json FILE]

Checks a shop of several teams by its address: waterfall, isolation, contract and accessibility. Only visits pages and follows links.
Exits with 1 when a check fails, and with 2 when the shop does not answer.
`;

const wholeOf = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 100)
    throw new Error(`"${text}" is not a number from 1 to 100.`);
  return value;
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '3' },
      scripts: { type: 'string', default: '10' },
      json: { type: 'string' },
    },
  });
  const [shop] = positionals;
  if (shop === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const options = {
    pages: wholeOf(values.pages),
    scripts: wholeOf(values.scripts),
    quiet: 500,
    patience: 10_000,
    print: (step: string) => void process.stderr.write(`${step}…\n`),
  };
  const address = new URL(shop).href;
  const browser = await openBrowser();
  try {
    const report = await checkShop(browser, address, options);
    process.stdout.write(printReport(report));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
    return report.passed.length === checkIds.length ? 0 : 1;
  } finally {
    await browser.close();
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
