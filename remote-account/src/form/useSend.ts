import { useCallback, useRef, useState } from 'react';
import type { Result } from '@detour/shared-contracts/base';
import type { ApiError } from '@detour/remote-kit';

export interface Sending {
  readonly busy: boolean;
  /** Failure of the last call; null while one runs. */
  readonly failure: ApiError | null;
  /** Runs one call at a time: ignores a second one while a call runs. */
  send<T>(work: () => Promise<Result<T, ApiError>>, onDone: (value: T) => void): Promise<void>;
  reset(): void;
}

export const useSend = (): Sending => {
  const [state, setState] = useState<Pick<Sending, 'busy' | 'failure'>>({ busy: false, failure: null });
  const running = useRef(false);
  const send = useCallback<Sending['send']>(async (work, onDone) => {
    if (running.current) return;
    running.current = true;
    setState({ busy: true, failure: null });
    const answer = await work();
    running.current = false;
    setState({ busy: false, failure: answer.ok ? null : answer.error });
    if (answer.ok) onDone(answer.value);
  }, []);
  const reset = useCallback(() => setState({ busy: false, failure: null }), []);
  return { ...state, send, reset };
};
