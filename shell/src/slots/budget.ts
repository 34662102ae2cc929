/** Milliseconds that a remote has to load, bootstrap and mount before the shell goes on without it. */
export const loadBudget = 3000;
/** Milliseconds for an unmount. */
export const unmountBudget = 1000;

export class BudgetError extends Error {
  override name = 'BudgetError';
}

/** Rejects with `BudgetError` when `work` is not settled in time; the timer never outlives it. */
export const withinBudget = <T>(what: string, work: Promise<T>, budget: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BudgetError(`${what} took more than ${budget} ms.`)), budget);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
