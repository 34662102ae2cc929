/** Limits how much runs at once, with a queue of limited length. */
export interface Semaphore {
  /** Resolves with the function that releases the place. Null when the queue is full. */
  acquire(): Promise<() => void> | null;
}

export const createSemaphore = (atOnce: number, queueLength: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const createRelease = (): (() => void) => {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
  };
  return {
    acquire() {
      if (running < atOnce) {
        running += 1;
        return Promise.resolve(createRelease());
      }
      if (waiting.length >= queueLength) return null;
      return new Promise((resolve) => waiting.push(() => resolve(createRelease())));
    },
  };
};
