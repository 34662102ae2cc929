/** Seconds to the n-th automatic retry of a failed slot. */
const delays = [8, 15, 30, 60] as const;

export interface RetrySchedule {
  /** Waits for the next try, longer each time. Gives the milliseconds until then. */
  wait(): number;
  stop(): void;
  /** The next wait is the shortest again. */
  reset(): void;
}

/** Retries by itself, and at once when the network comes back. */
export const createRetrySchedule = (retry: () => void): RetrySchedule => {
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('online', now);
  };
  const now = (): void => {
    stop();
    retry();
  };
  return {
    wait() {
      stop();
      const delay = (delays[Math.min(round, delays.length - 1)] ?? 60) * 1000;
      round += 1;
      addEventListener('online', now);
      timer = setTimeout(now, delay);
      return delay;
    },
    stop,
    reset() {
      round = 0;
    },
  };
};
