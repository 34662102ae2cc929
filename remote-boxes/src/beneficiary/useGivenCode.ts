import { useEffect } from 'react';
import { useLinkCode, useSnapshotState } from '@detour/remote-kit';

/** The code whose stays are shown, and its setter. Restored with the history entry. Empty without one. */
export const useGivenCode = (): readonly [string, (code: string) => void] => {
  const given = useLinkCode();
  const [kept, keep] = useSnapshotState<string>('code', '');
  useEffect(() => {
    if (given) keep(given);
  }, [given, keep]);
  return [kept || (given ?? ''), keep];
};
