import { createMovingClock } from '../../test/moving-clock';
import { testNow } from '../../test/shop.fixture';
import { createJobs } from './jobs';

const gate = () => {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

describe('the jobs', () => {
  it('run at each turn, or as often as they ask to, whatever becomes of the others', async () => {
    const clock = createMovingClock(testNow);
    const runs: string[] = [];
    const failed: unknown[] = [];
    const jobs = createJobs({
      clock,
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
  });

  it('never overlap, and run once more when asked meanwhile', async () => {
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
});
