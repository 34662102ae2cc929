import fc from 'fast-check';
import { openChangeShop, type ChangeShop } from '../sales/change-harness';
import { openPostgres, startTimeout, type TestDatabase } from '../test-databases';
import { compareProvider } from './compare';
import { careCommands } from './care-commands';
import { lifeCommands, type Real } from './commands';
import type { Model } from './model';

const stepsOfRun = 40;
/** Steps in all. `LIFE_STEPS` sets them otherwise. */
const wanted = Number(process.env['LIFE_STEPS'] ?? (process.env['PROOF'] ? 100_000 : 2000));
const seed = process.env['LIFE_SEED'] ? Number(process.env['LIFE_SEED']) : undefined;

describe('the life of bookings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  afterAll(() => database.close());

  const begin = async (): Promise<{ readonly model: Model; readonly shop: ChangeShop }> => {
    await database.clear();
    const shop = await openChangeShop(database.db, { rooms: 3 });
    const model: Model = {
      capacity: 3,
      now: shop.harness.clock.now(),
      advanced: 0,
      bookings: [],
      vouchers: [],
    };
    return { model, shop };
  };

  it(
    'is the one of the model, step by step, in rooms, money and vouchers',
    async () => {
      let steps = 0;
      const life = fc.commands([...lifeCommands, ...careCommands], { maxCommands: stepsOfRun, size: 'max' });
      const run = fc.asyncProperty(life, async (commands) => {
        const { model, shop } = await begin();
        const real: Real = { shop, count: () => (steps += 1) };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        // The queue and the reconciliation end what a fault has left.
        for (let round = 0; round < 3; round += 1) {
          shop.harness.clock.advance({ minutes: 20 });
          await shop.harness.expire();
          await shop.harness.reconcile();
          await shop.moveMoney();
        }
        for (const booking of model.bookings) booking.change = null;
        await compareProvider(model, shop);
        expect(await shop.broken()).toEqual([]);
      });
      while (steps < wanted)
        await fc.assert(run, {
          numRuns: 10,
          ...(seed !== undefined && { seed: seed + steps }),
          endOnFailure: false,
        });
    },
    Math.max(300_000, wanted * 500),
  );
});
