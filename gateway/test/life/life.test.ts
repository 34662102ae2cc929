import fc from 'fast-check';
import { openChangeShop, type ChangeShop } from '../sales/change-harness';
import { openPostgres, startTimeout, type TestDatabase } from '../databases/test-databases';
import { lifeCommands } from './commands/life-commands';
import { compareEnd } from './compare';
import { vouchersOf, type Model } from './model';
import type { Real } from './step';

const stepsOfRun = 240;
/** Steps in all. `LIFE_STEPS` sets them otherwise. */
const wanted = Number(process.env['LIFE_STEPS'] ?? (process.env['PROOF'] ? 100_000 : 1200));
const seed = process.env['LIFE_SEED'] ? Number(process.env['LIFE_SEED']) : undefined;
/** Begins with one run of the seed, as a failure names it. */
const path = process.env['LIFE_PATH'];
/** Each try of a shrinking is a whole run, so it takes hours. */
const shrinks = process.env['LIFE_SHRINK'] === '1';
const timeout = shrinks ? 4 * 3_600_000 : Math.max(300_000, wanted * 500);
/** Runs at the same time, each in a database of its own. A run waits for its database most of the time. */
const lanes = Number(process.env['LIFE_LANES'] ?? (process.env['PROOF'] ? 3 : 1));

/** Names the run before all its commands: `LIFE_SEED` and `LIFE_PATH` repeat it alone. */
const report = <T>(details: fc.RunDetails<T>): void => {
  if (!details.failed) return;
  const message = `LIFE_SEED=${details.seed} LIFE_PATH=${details.counterexamplePath ?? ''} fails.`;
  process.stdout.write(`${message}\n`);
  throw new Error(`${message}\n${fc.defaultReportMessage(details) ?? ''}`, { cause: details.errorInstance });
};

describe('the life of orders', () => {
  const databases: TestDatabase[] = [];
  beforeAll(async () => {
    for (let lane = 0; lane < lanes; lane += 1) databases.push(await openPostgres());
  }, startTimeout);
  afterAll(async () => {
    for (const database of databases) await database.close();
  });

  const begin = async (
    database: TestDatabase,
  ): Promise<{ readonly model: Model; readonly shop: ChangeShop }> => {
    await database.clear();
    const shop = await openChangeShop(database.db, { rooms: 3 });
    const model: Model = {
      capacity: 3,
      now: shop.harness.clock.now(),
      advanced: 0,
      leapt: 0,
      orders: [],
      requests: [],
    };
    return { model, shop };
  };

  /** The queue and the reconciliation complete the work that a fault interrupted. */
  const settle = async (model: Model, shop: ChangeShop): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      shop.harness.clock.advance({ minutes: 60 });
      await shop.harness.expire();
      await shop.harness.reconcile();
      await shop.moveMoney();
    }
    await compareEnd(model, shop);
  };

  it(
    'is the one of the model, step by step, in rooms, places, money and vouchers',
    async () => {
      let [steps, runs, expired, extended] = [0, 0, 0, 0];
      const life = fc.commands(lifeCommands, { maxCommands: stepsOfRun, size: 'max' });
      const runLane = async (database: TestDatabase, lane: number): Promise<void> => {
        const run = fc.asyncProperty(life, async (commands) => {
          const { model, shop } = await begin(database);
          let ofRun = 0;
          runs += 1;
          const count = (): number => {
            steps += 1;
            return (ofRun += 1);
          };
          const real: Real = { shop, count };
          await fc.asyncModelRun(() => ({ model, real }), commands);
          expired += vouchersOf(model).filter((voucher) => voucher.expired > 0).length;
          extended += vouchersOf(model).filter((voucher) => voucher.extended).length;
          await settle(model, shop);
        });
        for (let turn = 0; steps < wanted; turn += 1)
          await fc.assert(run, {
            numRuns: 5,
            ...(seed !== undefined && { seed: seed + 1000 * turn + lane }),
            ...(path !== undefined && turn === 0 && { path }),
            endOnFailure: !shrinks,
            reporter: report,
          });
      };
      const begun = Date.now();
      await Promise.all(databases.map(runLane));
      process.stdout.write(
        `${steps} steps in ${runs} runs, ${((Date.now() - begun) / steps).toFixed(1)} ms each; ${expired} vouchers expired, ${extended} were extended\n`,
      );
    },
    timeout,
  );
});
