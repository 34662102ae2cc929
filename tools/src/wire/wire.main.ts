import { callSchemas } from '@detour/shared-contracts/schemas';
import { createWireFacets } from '@detour/shared-contracts/testing/wire';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../webpack/build-context';
import { gapsOf, walkedCalls, wireProblems } from './wire-gaps';

// Compares what the responses of the gateway's suites filled (`gateway/test/wire`) with the response schemas.

const { values } = parseArgs({
  options: {
    /** Prints the facets that only suites with their own data fill, not the seeded shop. */
    seeded: { type: 'boolean', default: false },
    /** Prints the facets of calls outside the walk that no suite fills. */
    others: { type: 'boolean', default: false },
  },
});

const folder = join(rootDir, '.cache', 'wire');
const seededSuite = 'gateway/test/wire/seeded-answers.test.ts';

const { all } = createWireFacets(
  Object.fromEntries(Object.entries(callSchemas).map(([id, { response }]) => [id, response])),
);

/** Suites with what they filled. A file of a suite that no longer exists does not count. */
const suites = (existsSync(folder) ? readdirSync(folder) : [])
  .map((file) => ({ file, suite: file.replaceAll('__', '/').replace(/\.json$/, '') }))
  .filter(({ suite }) => existsSync(join(rootDir, suite)))
  .map(({ file, suite }) => ({
    suite,
    filled: JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly string[],
  }));

const filled = new Set(suites.flatMap((one) => one.filled));
const seeded = new Set(suites.find(({ suite }) => suite === seededSuite)?.filled);
const gaps = gapsOf(readFileSync(join(rootDir, 'docs', 'contracts', 'wire-gaps.md'), 'utf8'));
const walked = walkedCalls(seeded);
const problems = wireProblems({ all, filled, seeded, walked, gaps });

if (values.seeded)
  for (const facet of all.filter((one) => filled.has(one) && !seeded.has(one)))
    process.stdout.write(`${facet}\n`);
if (values.others)
  for (const facet of all.filter((one) => !filled.has(one) && !walked.has(/^\w+/.exec(one)?.[0] ?? '')))
    process.stdout.write(`${facet}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
const count = (test: (facet: string) => boolean): number => all.filter(test).length;
const explained = new Set(gaps.map(({ facet }) => facet));
const unfilled = (facet: string): boolean => !filled.has(facet) && !explained.has(facet);
const isWalked = (facet: string): boolean => walked.has(/^\w+/.exec(facet)?.[0] ?? '');
process.stdout.write(
  `${all.length} members, values, entries, words and arms of responses: ${count((one) => seeded.has(one))} filled by the seeded shop, ` +
    `${count((one) => filled.has(one) && !seeded.has(one))} only by other calls of ${suites.length} suites. Of those that nothing fills, ${gaps.length} are explained, ` +
    `${count((one) => unfilled(one) && isWalked(one))} are not, and ${count((one) => unfilled(one) && !isWalked(one))} belong to calls that the walk does not make.\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
