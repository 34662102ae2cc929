import type { Clock } from '@detour/shared-contracts/base';

/** A clock that only the test moves. */
export interface MovingClock extends Clock {
  advance(step: { readonly minutes?: number; readonly seconds?: number }): void;
}

export const createMovingClock = (iso: string): MovingClock => {
  let now = Date.parse(iso);
  return {
    now: () => now,
    advance({ minutes = 0, seconds = 0 }) {
      now += (minutes * 60 + seconds) * 1000;
    },
  };
};
