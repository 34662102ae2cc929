import { useEffect } from 'react';
import { hotelRedirectOf } from './search/hotel-redirect';
import { useHost, useShopLocation, useSite } from '@detour/remote-kit';
import type { Names } from '../contract';

/**
 * Replaces the history entry of a hotel campaign visit with the hotel flow. In the browser, because cached pages are shared by
 * all campaigns. @spec FLAG-014
 */
export const useHotelRedirect = (): void => {
  const { navigation } = useHost();
  const { flags } = useSite<Names>();
  const { path, search } = useShopLocation();
  const wanted = flags['hotelFlow'] && flags['hotelFlowRedirect'] ? hotelRedirectOf(search) : null;
  useEffect(() => {
    // `useShopLocation` has no hash until hydration completes, which may be after this effect.
    if (wanted) void navigation.navigate(path + wanted + navigation.location().hash, { replace: true });
  }, [navigation, path, wanted]);
};
