import { useEffect, useState } from 'react';

export interface TimeSpan {
  /** Milliseconds, UTC. */
  readonly start: number;
  readonly end: number;
}

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time left until the end. Null before the start and after the end. @spec PROMO-012 */
export const timeLeftAt = ({ start, end }: TimeSpan, now: number): TimeLeft | null => {
  if (now < start || now >= end) return null;
  const seconds = Math.ceil((end - now) / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};

/**
 * The remaining time, updated each second. Null on the server and in the first client render: cached HTML would show another
 * second. @spec PROMO-010 PROMO-012
 */
export const useTimeLeft = (span: TimeSpan | null, now: () => number): TimeLeft | null => {
  const [left, setLeft] = useState<TimeLeft | null>(null);
  const start = span?.start ?? null;
  const end = span?.end ?? null;
  useEffect(() => {
    if (start === null || end === null) {
      setLeft(null);
      return;
    }
    const count = (): void => setLeft(timeLeftAt({ start, end }, now()));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [start, end, now]);
  return left;
};
