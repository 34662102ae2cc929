import { useEffect } from 'react';
import { useHost } from '@detour/remote-kit';

/** Tells the shell of data that could not be had, once for each failure; `code` stands in docs/errors.md. */
export const useDataReport = (code: string, error: unknown): void => {
  const host = useHost();
  useEffect(() => {
    if (error) host.report({ kind: 'data', code, error });
  }, [host, code, error]);
};
