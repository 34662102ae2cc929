import { useHost } from './host-context';

/**
 * Key of the hosted map for `LazyMap`. Null without a key or without consent to external hosts; the keyless map needs none. @spec
 * MAP-008
 */
export const useMapKey = (): string | null => {
  const { site, consent } = useHost();
  return site.mapsKey && consent.allows('preferences') ? site.mapsKey : null;
};
