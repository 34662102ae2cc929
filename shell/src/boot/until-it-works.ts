import { pause } from './pause';

/** Delays (ms) between attempts. The last one repeats. */
const delays = [500, 2000, 5000, 15_000] as const;

/** Repeats what the page can do without, until it works. The server's HTML stays usable meanwhile: its links work without code. */
export const untilItWorks = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let times = 0; ; times += 1) {
    try {
      return await attempt();
    } catch {
      await pause(delays[Math.min(times, delays.length - 1)] ?? 0);
    }
  }
};
