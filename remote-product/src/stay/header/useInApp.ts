import { useEffect } from 'react';
import { useHost, useHydrated, useShopLocation } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Whether the page runs inside the native app, which sets `app=1` once per session. */
export const useInApp = (): boolean => {
  const { storage } = useHost<Names>();
  const { search } = useShopLocation();
  const hydrated = useHydrated();
  const says = new URLSearchParams(search).get('app') === '1';
  useEffect(() => {
    if (says) storage.write('inApp', '1');
  }, [says, storage]);
  // The server does not know it, and the first client render must equal the server's.
  return hydrated && (says || storage.read('inApp') === '1');
};
