import { useHost } from './host-context';

/**
 * Key of the hosted map for `LazyMap`; null without one, and for a visitor who did not agree that another host is asked: the keyless
 * map asks nobody. @spec MAP-008
 */
export const useMapKey = (): string | null => {
  const { site, consent } = useHost();
  return site.mapsKey && consent.allows('preferences') ? site.mapsKey : null;
};
