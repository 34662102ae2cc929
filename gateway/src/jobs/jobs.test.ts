import { createMovingClock } from '../../test/moving-clock';
import { testNow } from '../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { createJobs } from './jobs';
import { claimJob, finishJob } from './timed-job.repository';

const gate = () => {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

describe('the jobs', () => {
  it('run in each turn, or in their interval, independent of failures of others', async () => {
    const clock = createMovingClock(testNow);
    const runs: string[] = [];
    const failed: unknown[] = [];
    const observed: string[] = [];
    const jobs = createJobs({
      clock,
      observe: ({ job, failed: hasFailed, seconds }) =>
        void observed.push(`${job} ${hasFailed} ${seconds >= 0}`),
      log: { error: (entry: unknown) => void failed.push(entry) } as never,
      jobs: [
        { name: 'broken', run: () => Promise.reject(new Error('no')) },
        { name: 'always', run: async () => runs.push('always') },
        { name: 'hourly', everySeconds: 3600, run: async () => runs.push('hourly') },
      ],
    });
    await jobs.turn();
    await jobs.turn();
    clock.advance({ minutes: 60 });
    await jobs.turn();
    expect(runs).toEqual(['always', 'hourly', 'always', 'always', 'hourly']);
    expect(failed).toHaveLength(3);
    expect(observed.slice(0, 3)).toEqual(['broken true true', 'always false true', 'hourly false true']);
  });

  it('never overlap, and run once more when requested meanwhile', async () => {
    const { open, passed } = gate();
    let running = 0;
    let most = 0;
    let turns = 0;
    const jobs = createJobs({
      clock: createMovingClock(testNow),
      log: { error: () => {} } as never,
      jobs: [
        {
          name: 'slow',
          run: async () => {
            running += 1;
            turns += 1;
            most = Math.max(most, running);
            await passed;
            running -= 1;
          },
        },
      ],
    });
    const all = Promise.all([jobs.turn(), jobs.turn(), jobs.turn()]);
    open();
    await all;
    await jobs.stop();
    expect(most).toBe(1);
    expect(turns).toBe(2);
  });

  it('do not wait for each other: a hanging one does not delay the others', async () => {
    const { open, passed } = gate();
    const twice = gate();
    let runs = 0;
    const jobs = createJobs({
      clock: createMovingClock(testNow),
      log: { error: () => {} } as never,
      jobs: [
        { name: 'hangs', run: () => passed },
        {
          name: 'goes on',
          run: async () => {
            runs += 1;
            if (runs === 2) twice.open();
          },
        },
      ],
    });
    jobs.start(3600);
    jobs.wake();
    jobs.wake();
    await twice.passed;
    open();
    await jobs.stop();
    expect(runs).toBe(2);
  });

  it('are aborted after their timeout, and run again', async () => {
    const reasons: unknown[] = [];
    const clock = createMovingClock(testNow);
    const jobs = createJobs({
      clock,
      log: { error: ({ err }: { err: Error }) => void reasons.push(err.name) } as never,
      jobs: [{ name: 'hangs', timeoutSeconds: 0.01, run: () => new Promise(() => {}) }],
    });
    await jobs.turn();
    await jobs.turn();
    expect(reasons).toEqual(['TimeoutError', 'TimeoutError']);
  });
});

describe.each(testDatabases)('shared jobs on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(() => database.clear());
  afterAll(() => database.close());

  it('run on one gateway at a time, in their common interval', async () => {
    const { db } = database;
    const clock = createMovingClock(testNow);
    const { open, passed } = gate();
    const runs: string[] = [];
    const gateway = (name: string) =>
      createJobs({
        db,
        clock,
        log: { error: () => {} } as never,
        jobs: [
          {
            name: 'hourly',
            shared: true,
            everySeconds: 3600,
            run: async () => {
              runs.push(name);
              await passed;
            },
          },
        ],
      });
    const [first, second] = [gateway('first'), gateway('second')];
    const all = Promise.all([first.turn(), second.turn()]);
    open();
    await all;
    expect(runs).toHaveLength(1);
    clock.advance({ minutes: 59 });
    await Promise.all([first.turn(), second.turn()]);
    expect(runs).toHaveLength(1);
    clock.advance({ minutes: 1 });
    await Promise.all([first.turn(), second.turn()]);
    expect(runs).toHaveLength(2);
  });

  it('are taken over from a dead gateway after their timeout', async () => {
    const { db } = database;
    const claim = (seconds: number) =>
      claimJob(db, {
        name: 'reconcile',
        now: new Date(Date.parse(testNow) + seconds * 1000),
        everySeconds: 0,
        leaseSeconds: 90,
      });
    expect([await claim(0), await claim(1), await claim(89), await claim(90)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await finishJob(db, { name: 'reconcile', now: new Date(testNow), error: null });
    expect(await claim(91)).toBe(true);
  });
});
