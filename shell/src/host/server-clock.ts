import type { Clock } from '@detour/shared-contracts/base';

/** Returns the server's time plus the time since the document started, because the device's clock may be wrong. */
export const createServerClock = (serverNow: number): Clock => {
  const began = performance.now();
  return { now: () => serverNow + Math.round(performance.now() - began) };
};
