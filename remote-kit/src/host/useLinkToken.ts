import { useEffect, useState } from 'react';
import { useHost, useShopLocation } from './host-context';

/**
 * Token of a mail link, `#token=…`. Browsers never send a fragment, and no log contains it. Removes it from the URL at once, without
 * the rest of the fragment, and keeps it in memory. Null without one, and in the first client render.
 */
export const useLinkToken = (): string | null => {
  const { navigation } = useHost();
  const { path, search, hash } = useShopLocation();
  const members = new URLSearchParams(hash.replace(/^#/, ''));
  const given = members.get('token');
  members.delete('token');
  const rest = members.size > 0 ? `#${members}` : '';
  const [kept, setKept] = useState<string | null>(given);
  useEffect(() => {
    if (!given) return;
    setKept(given);
    void navigation.navigate(path + search + rest, { replace: true });
  }, [given, navigation, path, search, rest]);
  return given ?? kept;
};
