import type { Clock } from '@detour/shared-contracts';

/** The server's instant, moved on by the time since this document began: the device's own clock may be wrong. */
export const createServerClock = (serverNow: number): Clock => {
  const began = performance.now();
  return { now: () => serverNow + Math.round(performance.now() - began) };
};
