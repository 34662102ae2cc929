import { createRetrySchedule } from './retry-schedule';

describe('retry schedule', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('increases the delay, up to a minute', () => {
    const schedule = createRetrySchedule(() => undefined);
    expect([1, 2, 3, 4, 5, 6].map(() => schedule.wait())).toEqual([
      8000, 15_000, 30_000, 60_000, 60_000, 60_000,
    ]);
    schedule.reset();
    expect(schedule.wait()).toBe(8000);
    schedule.stop();
  });

  it('retries at once when the network returns', () => {
    const retry = jest.fn();
    createRetrySchedule(retry).wait();
    dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(120_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('does nothing once stopped', () => {
    const retry = jest.fn();
    const schedule = createRetrySchedule(retry);
    schedule.wait();
    schedule.stop();
    dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(120_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
