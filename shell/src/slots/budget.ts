/** Time limit (ms) for load, bootstrap and mount of a remote. After it the shell continues without the remote. */
export const loadBudget = 3000;
/** Time limit (ms) for an unmount. */
export const unmountBudget = 1000;

export class BudgetError extends Error {
  override name = 'BudgetError';
}

/** Rejects with `BudgetError` when `work` does not settle in time. Always clears its timer. */
export const withinBudget = <T>(what: string, work: Promise<T>, budget: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BudgetError(`${what} took more than ${budget} ms.`)), budget);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
