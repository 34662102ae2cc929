import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router';
import type { Json } from '@detour/shared-contracts/base';
import type { Navigation } from '@detour/shared-contracts/mount';
import { useShopLocation, useWholeHost } from '../host/host-context';

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const toNavigator = (navigation: Navigation): Navigator => ({
  createHref: hrefOf,
  push: (to, state: Json = null) => void navigation.navigate(hrefOf(to), { state }),
  replace: (to, state: Json = null) => void navigation.navigate(hrefOf(to), { state, replace: true }),
  go: (delta) => {
    if (delta < 0) navigation.back();
  },
});

/** react-router on top of the shell's history: the remote navigates, the shell prepares and commits. */
export const RemoteRouter = ({ children }: { readonly children: ReactNode }) => {
  const { navigation } = useWholeHost();
  const location = useShopLocation();
  const navigator = useMemo(() => toNavigator(navigation), [navigation]);
  const routed = useMemo(
    () => ({
      pathname: location.path,
      search: location.search,
      hash: location.hash,
      state: location.state as unknown,
      key: location.key,
    }),
    [location],
  );
  return (
    <Router location={routed} navigator={navigator} static={typeof document === 'undefined'}>
      {children}
    </Router>
  );
};
