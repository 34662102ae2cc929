/** Delays (s) of the automatic retries of a failed slot. */
const delays = [8, 15, 30, 60] as const;

export interface RetrySchedule {
  /** Schedules the next retry with a longer delay. Returns the delay in milliseconds. */
  wait(): number;
  stop(): void;
  /** Resets to the shortest delay. */
  reset(): void;
}

/** Retries automatically, and at once when the network returns. */
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
