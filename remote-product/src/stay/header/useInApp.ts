import { useEffect } from 'react';
import { useHost, useHydrated, useShopLocation } from '@detour/remote-kit';

/** Whether the page is shown inside the native app: it says `app=1` once, and that holds for the session. */
export const useInApp = (): boolean => {
  const { storage } = useHost();
  const { search } = useShopLocation();
  const hydrated = useHydrated();
  const says = new URLSearchParams(search).get('app') === '1';
  useEffect(() => {
    if (says) storage.write('inApp', '1');
  }, [says, storage]);
  // The server knows nothing of the app, and the first client render equals the server's.
  return hydrated && (says || storage.read('inApp') === '1');
};
