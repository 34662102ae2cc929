import { useEffect } from 'react';
import { hotelRedirectOf } from '@detour/shared-contracts';
import { useHost, useShopLocation, useSite } from '@detour/remote-kit';

/**
 * Sends a visit of a campaign for hotels to the results in the hotel flow, in the same history entry. In the browser, since a shared page
 * is the same for every campaign. @spec FLAG-014
 */
export const useHotelRedirect = (): void => {
  const { navigation } = useHost();
  const { flags } = useSite();
  const { path, search, hash } = useShopLocation();
  const wanted = flags['hotelFlow'] && flags['hotelFlowRedirect'] ? hotelRedirectOf(search) : null;
  useEffect(() => {
    if (wanted) void navigation.navigate(`${path}${wanted}${hash}`, { replace: true });
  }, [navigation, path, wanted, hash]);
};
