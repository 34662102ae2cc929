/** Milliseconds in which failures are counted together, and how many are a state and no accident. */
const span = 60_000;
const often = 3;

/** Gives true where the same failed three times in a minute: once may be a gateway that starts anew. */
export const createFailureCount = (now: () => number): ((key: string) => boolean) => {
  const times = new Map<string, readonly number[]>();
  return (key) => {
    const at = now();
    const recent = [...(times.get(key) ?? []), at].filter((time) => at - time < span).slice(-often);
    times.set(key, recent);
    return recent.length === often;
  };
};
