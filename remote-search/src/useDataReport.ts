import { useEffect } from 'react';
import { useHost } from '@detour/remote-kit';
import type { Names } from './contract';

/** Reports a failed load to the shell, once per failure. `code` is listed in docs/errors.md. */
export const useDataReport = (code: string, error: unknown): void => {
  const host = useHost<Names>();
  useEffect(() => {
    if (error) host.report({ kind: 'data', code, error });
  }, [host, code, error]);
};
