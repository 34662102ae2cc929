import { useEffect, useState } from 'react';
import { useHost, useShopLocation } from './host-context';

/**
 * Token of a mail link, `#token=…`. Browsers never send a fragment, and no log contains it. Removes it from the URL at once and
 * keeps it in memory. Null without one, and in the first client render.
 */
export const useLinkToken = (): string | null => {
  const { navigation } = useHost();
  const { path, search, hash } = useShopLocation();
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  const [kept, setKept] = useState<string | null>(given);
  useEffect(() => {
    if (!given) return;
    setKept(given);
    void navigation.navigate(path + search, { replace: true });
  }, [given, navigation, path, search]);
  return given ?? kept;
};
