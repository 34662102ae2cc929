import { useEffect, useState } from 'react';
import { useHost, useHydrated, useShopLocation } from './host-context';
import { useLinkToken } from './useLinkToken';

/**
 * Code of a voucher in a link: of the fragment, `#token=…`, or of the query of addresses that were printed before, `?code=…`. It leaves the
 * address at once and lives on in this page only. Null without one, and in the first render of server HTML.
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
