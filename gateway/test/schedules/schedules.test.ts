import { findOpenAlarms } from '../../src/alarms/alarm.repository';
import { openChangeShop, type ChangeShop } from '../sales/change-harness';
import { openPostgres, startTimeout, type TestDatabase } from '../databases/test-databases';
import { gatedDatabase } from './gated-database';
import { careScenarios } from './care-scenarios';
import { exchangeScenarios } from './exchange-scenarios';
import { depsOf, scenarios as customerScenarios, type Scenario, type Task } from './scenarios';
import { giftScenarios } from './gift-scenarios';
import { createTurns } from './turns';

const scenarios = [...customerScenarios, ...giftScenarios, ...careScenarios, ...exchangeScenarios];

/** Seeds in all, shared by the scenarios. `SCHEDULE_SEEDS` sets them otherwise. */
const wanted = Number(process.env['SCHEDULE_SEEDS'] ?? (process.env['PROOF'] ? 5000 : 120));
const firstSeed = Number(process.env['SCHEDULE_FIRST_SEED'] ?? 1);
/** Seeds at the same time, each in a database of its own. */
const lanes = Number(process.env['SCHEDULE_LANES'] ?? (process.env['PROOF'] ? 2 : 1));
const seedsOfEach = Math.ceil(wanted / scenarios.length);

type Interleaving = readonly number[];

/** Every order of the steps of all tasks, each task's own in their order. */
const interleavings = (lengths: readonly number[]): readonly Interleaving[] => {
  if (lengths.every((length) => length === 0)) return [[]];
  return lengths.flatMap((length, task) =>
    length === 0
      ? []
      : interleavings(lengths.map((one, index) => (index === task ? one - 1 : one))).map((rest) => [
          task,
          ...rest,
        ]),
  );
};

/** Runs the steps one after another, each in full. */
const runInOrder = async (shop: ChangeShop, tasks: readonly Task[], order: Interleaving): Promise<void> => {
  const deps = depsOf(shop.deps.db, shop);
  const places = tasks.map(() => 0);
  const ended = tasks.map(() => false);
  for (const task of order) {
    const step = tasks[task]?.[places[task] ?? 0];
    places[task] = (places[task] ?? 0) + 1;
    if (step && !ended[task]) ended[task] = !(await step(deps));
  }
};

/** Final state: bookings with their stays and money, vouchers and rooms. */
const outcomeOf = async (shop: ChangeShop): Promise<string> => {
  await shop.moveMoney();
  await shop.moveMoney();
  const { db } = shop.deps;
  const rows = await db
    .selectFrom('orders')
    .select(['uuid', 'status', 'checkin', 'nights', 'rooms', 'kind'])
    .where('amends', 'is', null)
    .execute();
  const bookings: string[] = [];
  for (const { uuid, ...row } of rows) {
    const { now } = await shop.preview(uuid);
    const money = { ...now, vouchers: now.vouchers.map(({ kind, amount }) => ({ kind, amount })) };
    bookings.push(JSON.stringify({ ...row, money }));
  }
  const vouchers = await db
    .selectFrom('voucher')
    .select(['kind', 'position', 'state', 'remaining', 'valid_until'])
    .execute();
  const slots = await db
    .selectFrom('activity_slot')
    .select(['day', 'starts', 'taken'])
    .where('taken', '>', 0)
    .orderBy('day')
    .orderBy('starts')
    .execute();
  const gifts = vouchers.map((voucher) => JSON.stringify(voucher)).sort();
  return [...bookings.sort(), ...gifts, JSON.stringify([await shop.nights(), slots])].join('\n');
};

describe('any schedule of statements', () => {
  const databases: TestDatabase[] = [];
  const spent: number[] = [];
  beforeAll(async () => {
    for (let lane = 0; lane < lanes; lane += 1) databases.push(await openPostgres());
  }, startTimeout);
  afterAll(async () => {
    for (const database of databases) await database.close();
    const all = spent.reduce((sum, ms) => sum + ms, 0);
    process.stdout.write(`${(all / (seedsOfEach * scenarios.length)).toFixed(0)} ms for each seed\n`);
  });

  const begin = async (database: TestDatabase, { rooms, begin: start }: Scenario) => {
    await database.clear();
    const shop = await openChangeShop(database.db, { rooms });
    return { shop, tasks: await start(shop) };
  };

  const runSeed = async (database: TestDatabase, scenario: Scenario, seed: number) => {
    const { shop, tasks } = await begin(database, scenario);
    const turns = createTurns(seed);
    let deadlocks = 0;
    const runs = tasks.map((task, index) =>
      turns.start(String(index), async (turn) => {
        const db = gatedDatabase(database.db, turn, () => (deadlocks += 1));
        const deps = depsOf(db, shop);
        for (const step of task) if (!(await step(deps))) return;
      }),
    );
    // Waits for all tasks before it reports the first failure, because a running task would affect the next seed.
    const ended = await Promise.allSettled(runs.map((run) => run()));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    return { shop, deadlocks, order: turns.order.join('') };
  };

  /** What any order of whole steps ends with. */
  const outcomesOf = async (database: TestDatabase, scenario: Scenario): Promise<ReadonlySet<string>> => {
    const { tasks } = await begin(database, scenario);
    const allowed = new Set<string>();
    for (const order of interleavings(tasks.map(({ length }) => length))) {
      const sequential = await begin(database, scenario);
      await runInOrder(sequential.shop, sequential.tasks, order);
      await scenario.after?.(sequential.shop);
      allowed.add(await outcomeOf(sequential.shop));
    }
    return allowed;
  };

  it.each(scenarios.map((scenario, index) => [scenario.name, scenario, index] as const))(
    'ends as one after another would: %s',
    async (_name, scenario, index) => {
      const [first] = databases;
      const allowed = first ? await outcomesOf(first, scenario) : new Set<string>();
      const orders = new Set<string>();
      const runLane = async (database: TestDatabase, lane: number): Promise<void> => {
        for (let turn = lane; turn < seedsOfEach; turn += lanes) {
          const seed = firstSeed + turn * scenarios.length + index;
          const { shop, deadlocks, order } = await runSeed(database, scenario, seed);
          orders.add(order);
          await scenario.after?.(shop);
          const outcome = await outcomeOf(shop);
          const told = { seed, order };
          expect({ ...told, deadlocks }).toEqual({ ...told, deadlocks: 0 });
          expect({ ...told, outcome: allowed.has(outcome) ? 'allowed' : outcome }).toEqual({
            ...told,
            outcome: 'allowed',
          });
          expect({ ...told, broken: await shop.broken() }).toEqual({ ...told, broken: [] });
          expect({ ...told, alarms: await findOpenAlarms(database.db) }).toEqual({ ...told, alarms: [] });
        }
      };
      const begun = Date.now();
      await Promise.all(databases.map(runLane));
      spent.push(Date.now() - begun);
      // The seeds reach different schedules, not one.
      expect(orders.size).toBeGreaterThan(Math.min(3, seedsOfEach) - 1);
    },
    Math.max(300_000, seedsOfEach * 5000),
  );
});
