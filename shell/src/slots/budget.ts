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

/** Length (ms) of the steps in which `withinIdleBudget` counts. */
const step = 100;
/** `withinIdleBudget` ends after this many times its budget even if the thread is never idle. */
const longest = 4;

/** Runs `onIdle` each time the main thread has nothing else to do. Safari has no idle callbacks: there every step counts. */
const watchIdle = (onIdle: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setInterval(onIdle, step / 2);
    return () => clearInterval(timer);
  }
  let asked = 0;
  const ask = (): void => {
    asked = requestIdleCallback(() => {
      onIdle();
      ask();
    });
  };
  ask();
  return () => cancelIdleCallback(asked);
};

/**
 * Like `withinBudget`, but only steps in which the main thread was idle count: a slow phone that hydrates for four seconds
 * makes progress, a promise that nothing works on hangs. A late step counts once.
 */
export const withinIdleBudget = <T>(what: string, work: Promise<T>, budget: number): Promise<T> => {
  let end = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    let [isIdle, counted, all] = [false, 0, 0];
    const stopWatching = watchIdle(() => (isIdle = true));
    const timer = setInterval(() => {
      all += step;
      if (isIdle) counted += step;
      isIdle = false;
      if (counted < budget && all < budget * longest) return;
      end();
      reject(new BudgetError(`${what} took more than ${all} ms.`));
    }, step);
    end = () => {
      clearInterval(timer);
      stopWatching();
    };
  });
  return Promise.race([work, late]).finally(end);
};
