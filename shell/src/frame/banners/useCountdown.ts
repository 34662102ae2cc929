import { useEffect, useState } from 'react';
import type { Clock } from '@detour/shared-contracts/base';

const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000));

/** Whole seconds until an instant (milliseconds UTC), down to 0. Null without one. */
export const useCountdown = (instant: number | null, clock: Clock): number | null => {
  const [seconds, setSeconds] = useState(() =>
    instant === null ? null : secondsUntil(instant, clock.now()),
  );
  useEffect(() => {
    if (instant === null) {
      setSeconds(null);
      return;
    }
    const count = (): void => setSeconds(secondsUntil(instant, clock.now()));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [instant, clock]);
  return seconds;
};
