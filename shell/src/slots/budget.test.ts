import { BudgetError, withinBudget } from './budget';

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
