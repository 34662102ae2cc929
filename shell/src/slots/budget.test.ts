import { BudgetError, withinBudget, withinIdleBudget } from './budget';

describe('withBudget', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('rejects after the timeout with the name of the work', async () => {
    const late = withinBudget('mount', new Promise(() => undefined), 3000);
    jest.advanceTimersByTime(3000);
    await expect(late).rejects.toThrow(new BudgetError('mount took more than 3000 ms.'));
  });

  it('leaves no timer behind', async () => {
    await expect(withinBudget('mount', Promise.resolve(1), 3000)).resolves.toBe(1);
    await expect(withinBudget('mount', Promise.reject(new Error('x')), 3000)).rejects.toThrow('x');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('withinIdleBudget', () => {
  let idle: (() => void) | null = null;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      requestIdleCallback: (then: () => void) => {
        idle = then;
        return 1;
      },
      cancelIdleCallback: () => (idle = null),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  const pass = (steps: number, isIdle: boolean): void => {
    for (let at = 0; at < steps; at += 1) {
      if (isIdle) idle?.();
      jest.advanceTimersByTime(100);
    }
  };

  const watch = (work: Promise<unknown>): (() => string) => {
    let state = 'waits';
    withinIdleBudget('mount', work, 3000).then(
      () => (state = 'done'),
      (error: Error) => (state = error.message),
    );
    return () => state;
  };

  const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

  it('gives up on work that nobody does: the thread was idle for the whole budget', async () => {
    const state = watch(new Promise(() => undefined));
    pass(29, true);
    await settle();
    expect(state()).toBe('waits');
    pass(1, true);
    await settle();
    expect(state()).toBe('mount took more than 3000 ms.');
    expect([jest.getTimerCount(), idle]).toEqual([0, null]);
  });

  it('waits for a busy thread, up to four times the budget', async () => {
    const state = watch(new Promise(() => undefined));
    pass(20, true);
    pass(90, false);
    await settle();
    expect(state()).toBe('waits');
    pass(9, true);
    await settle();
    expect(state()).toBe('waits');
    pass(1, false);
    await settle();
    expect(state()).toBe('mount took more than 12000 ms.');
  });

  it('counts every step where the browser has no idle callbacks', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const state = watch(new Promise(() => undefined));
    jest.advanceTimersByTime(3000);
    await settle();
    expect(state()).toBe('mount took more than 3000 ms.');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves nothing behind after work that ends', async () => {
    const state = watch(Promise.resolve());
    await settle();
    expect([state(), jest.getTimerCount(), idle]).toEqual(['done', 0, null]);
  });
});
