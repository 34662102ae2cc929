import { useEffect, useState } from 'react';
import { useHost, useShopLocation } from './host-context';

/**
 * Token of a mail's link, `#token=…`: browsers send a fragment to no server, and no log or report names it. It leaves the address at
 * once and lives on in this page only. Null without one, and in the first render of server HTML.
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
