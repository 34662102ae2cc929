import { useEffect, useState } from 'react';
import { useHydrated } from '@detour/shared-ui';
import { useHost, useShopLocation } from './host-context';
import { useLinkToken } from './useLinkToken';

/**
 * Voucher code from the URL fragment `#token=…`, or from the query `?code=…` of older printed links. Removes it from the URL at
 * once and keeps it in memory. Null without one, and in the first client render.
 */
export const useLinkCode = (): string | null => {
  const { navigation } = useHost();
  const { path, search } = useShopLocation();
  const hydrated = useHydrated();
  const token = useLinkToken();
  const query = new URLSearchParams(search);
  const old = hydrated ? query.get('code') : null;
  query.delete('code');
  const bare = path + (query.size > 0 ? `?${query.toString()}` : '');
  const [kept, setKept] = useState(old);
  useEffect(() => {
    if (old === null) return;
    setKept(old);
    void navigation.navigate(bare, { replace: true });
  }, [old, navigation, bare]);
  return (token ?? old ?? kept)?.trim() ?? null;
};
