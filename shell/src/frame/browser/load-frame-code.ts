export type FrameCode = typeof import('./frame-code');
export type LoadFrameCode = () => Promise<FrameCode>;

/** Delays (ms) between attempts. The last one repeats. */
const delays = [500, 2000, 5000, 15_000] as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const load = async (): Promise<FrameCode> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await import(/* webpackChunkName: "frame" */ './frame-code');
    } catch {
      // The server's HTML stays usable: its links work without code.
      await pause(delays[Math.min(attempt, delays.length - 1)] ?? 0);
    }
  }
};

/** Loads the code of the frame once. Never rejects: it is requested until it arrives. */
export const createFrameCodeLoader = (attempt: LoadFrameCode = load): LoadFrameCode => {
  let loading: Promise<FrameCode> | null = null;
  return () => (loading ??= attempt());
};
