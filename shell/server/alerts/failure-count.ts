/** Window in milliseconds, and the number of failures in it that counts as persistent. */
const span = 60_000;
const often = 3;

/** Returns true after three failures of the same kind within a minute. A single failure may be a restarting gateway. */
export const createFailureCount = (now: () => number): ((key: string) => boolean) => {
  const times = new Map<string, readonly number[]>();
  return (key) => {
    const at = now();
    const recent = [...(times.get(key) ?? []), at].filter((time) => at - time < span).slice(-often);
    times.set(key, recent);
    return recent.length === often;
  };
};
