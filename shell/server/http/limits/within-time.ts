/** The result of the work, or null when the time (ms) is over before. The work goes on. */
export const withinTime = async <T>(work: Promise<T>, time: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), time).unref();
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
};
