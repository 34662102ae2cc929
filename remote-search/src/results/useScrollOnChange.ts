import { useEffect, useRef } from 'react';
import { mobileQuery, useMedia } from '@detour/shared-ui';
import { useHydrated, useShopLocation } from '@detour/remote-kit';

/**
 * Scrolls to the top when other results are requested. Does nothing after back or forward, where the shell restores the
 * scroll position, nor on phones, which scroll to the results. @spec SRCH-041 SRCH-042
 */
export const useScrollOnChange = (request: string): void => {
  const { key } = useShopLocation();
  const hydrated = useHydrated();
  const isMobile = useMedia(mobileQuery);
  const seen = useRef(new Set<string>());
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Hydration reads the hash, so the first request is not a change.
    if (!hydrated) return;
    const isChange = last.current !== null && last.current !== request;
    const isKnown = seen.current.has(key);
    last.current = request;
    seen.current.add(key);
    if (isChange && !isKnown && !isMobile) document.documentElement.scrollTop = 0;
  }, [request, key, hydrated, isMobile]);
};
