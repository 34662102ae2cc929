import { useState } from 'react';
import type { ApiError } from '@detour/remote-kit';

/** What the page says after an action. */
export const useOutcome = () => {
  const [state, setState] = useState<{
    readonly told: string;
    readonly failure: ApiError | null;
    readonly attempt: number;
  }>({ told: '', failure: null, attempt: 0 });
  return {
    ...state,
    tell: (told: string): void => setState(({ attempt }) => ({ told, failure: null, attempt })),
    fail: (failure: ApiError): void =>
      setState(({ attempt }) => ({ told: '', failure, attempt: attempt + 1 })),
  };
};

export type Outcome = Pick<ReturnType<typeof useOutcome>, 'tell' | 'fail'>;
