/** A semaphore with a bounded queue. Rejects requests beyond the queue. */
export interface Turns {
  /** Resolves with the function that ends the turn. Null when the queue is full. */
  take(): Promise<() => void> | null;
}

export const createTurns = (atOnce: number, queue: number): Turns => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const createEnd = (): (() => void) => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
  };
  return {
    take() {
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(createEnd());
      }
      if (waiting.length >= queue) return null;
      return new Promise((resolve) => waiting.push(() => resolve(createEnd())));
    },
  };
};
