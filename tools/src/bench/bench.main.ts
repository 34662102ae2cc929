import { benchCalls } from './bench-calls';
import { benchDatabases } from './bench-databases';
import { benchDeploy } from './bench-deploy';
import { benchDurability } from './bench-durability';
import { benchSwitch } from './bench-switch';
import { benchWeight } from './bench-weight';

const benches: Readonly<Record<string, () => Promise<string> | string>> = {
  /** Bytes that a visitor loads, by package. */
  weight: benchWeight,
  /** Times of pages and calls of the shop that runs now. */
  calls: benchCalls,
  /** The same searches on PGlite and on PostgreSQL, interleaved. */
  databases: benchDatabases,
  /** Orders on the embedded database with safe and with relaxed durability, interleaved. */
  durability: benchDurability,
  /** From a promotion or a rollback to a fresh page, in a shop of its own. */
  deploy: benchDeploy,
  /** The first page after a promotion, with and without a rehearsal. */
  switch: benchSwitch,
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  process.stderr.write(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.\n`);
  process.exit(2);
}
Promise.resolve(bench()).then(
  (text) => void process.stdout.write(`${text}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
