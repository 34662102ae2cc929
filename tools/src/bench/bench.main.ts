import { benchCalls } from './bench-calls';
import { benchDatabases } from './bench-databases';
import { benchDeploy } from './bench-deploy';
import { benchDurability } from './bench-durability';
import { benchSwitch } from './bench-switch';
import { benchWeight } from './bench-weight';
import { benchLoad } from './load/bench-load';
import { benchOrders } from './load/bench-orders';
import { benchStaleness } from './load/bench-staleness';
import { benchSoak } from './load/bench-soak';
import { benchMoves } from './pages/bench-moves';
import { benchPages } from './pages/bench-pages';

const benches: Readonly<Record<string, () => Promise<string> | string>> = {
  /** Download size by package. */
  weight: benchWeight,
  /** Pages of the running shop on a slow phone, beside the same documents without scripts. */
  pages: benchPages,
  /** Steps inside the running shop on a slow phone, from one page to the next. */
  moves: benchMoves,
  /** Response times of the running shop. */
  calls: benchCalls,
  /** The same searches on PGlite and PostgreSQL, alternating. */
  databases: benchDatabases,
  /** Searches of a large shop, alone and fifty at once, from memory and from the database. */
  load: benchLoad,
  /** Orders of a large shop: one buyer, fifty, and five hundred at once on one room type and on many. */
  orders: benchOrders,
  /** Time from a sale to the searches of several gateways, one of them behind a read replica. */
  staleness: benchStaleness,
  /** Visitors at a constant rate for half an hour, and the memory of the gateway meanwhile. */
  soak: benchSoak,
  /** Orders on the embedded database with safe and relaxed durability, alternating. */
  durability: benchDurability,
  /** Time from a promotion or rollback to a new page, in a separate shop. */
  deploy: benchDeploy,
  /** The first page after a promotion, with and without warm-up. */
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
