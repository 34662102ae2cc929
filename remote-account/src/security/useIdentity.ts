import { useCallback, useState } from 'react';
import type { Result } from '@detour/shared-contracts/base';
import type { ApiError } from '@detour/remote-kit';

type Work = () => Promise<Result<unknown, ApiError>>;

export interface Identity {
  /** Runs a sensitive change. If the gateway requires a proof of identity, opens the dialog and retries the change after it. */
  guard<T>(work: () => Promise<Result<T, ApiError>>): Promise<Result<T, ApiError>>;
  readonly isAsked: boolean;
  /** Called after the proof. */
  onProven(): void;
  onClose(): void;
}

const isAskedFor = (answer: Result<unknown, ApiError>): boolean =>
  !answer.ok && answer.error.code === 'CONFIRM_IDENTITY';

/** @see ConfirmIdentity */
export const useIdentity = (): Identity => {
  const [waiting, setWaiting] = useState<{ readonly go: (isProven: boolean) => void } | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setWaiting({
          go: (isProven) => {
            setWaiting(null);
            resolve(isProven);
          },
        });
      }),
    [],
  );
  const guard = useCallback(
    async (work: Work) => {
      const answer = await work();
      return isAskedFor(answer) && (await ask()) ? work() : answer;
    },
    [ask],
  ) as Identity['guard'];
  return {
    guard,
    isAsked: waiting !== null,
    onProven: () => waiting?.go(true),
    onClose: () => waiting?.go(false),
  };
};
