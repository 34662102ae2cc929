import { useState } from 'react';
import type { Result } from '@detour/shared-contracts/base';
import type { ApiError } from '@detour/remote-kit';

/** Mean milliseconds before each further attempt while the gateway is busy. */
const busyPauses = [1000, 2000, 4000];

/** Half to one and a half times the pause: visitors who were refused together must not come back together, or most are refused again. */
// oxlint-disable-next-line no-restricted-properties -- nothing that is drawn depends on it
const spread = (ms: number): number => ms * (0.5 + Math.random());

const isBusy = (error: ApiError): boolean => error.status === 503 && error.code === 'BUSY';

/** Sends a request again while the gateway refuses it for lack of time. Each sending must have the same idempotency key. */
export const whileBusy = async <T>(
  send: () => Promise<Result<T, ApiError>>,
  pause: (ms: number) => Promise<void>,
): Promise<Result<T, ApiError>> => {
  for (const ms of busyPauses) {
    const answer = await send();
    if (answer.ok || !isBusy(answer.error)) return answer;
    await pause(spread(ms));
  }
  return send();
};

/** The pause of `whileBusy`, and whether it lasts, for `WaitingNote`. */
export const useBusyPause = (): {
  readonly isWaiting: boolean;
  readonly pause: (ms: number) => Promise<void>;
} => {
  const [isWaiting, setWaiting] = useState(false);
  return {
    isWaiting,
    pause: async (ms) => {
      setWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, ms));
      setWaiting(false);
    },
  };
};
