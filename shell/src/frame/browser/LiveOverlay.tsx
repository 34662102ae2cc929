import { useSyncExternalStore } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { ConsentStore } from '../../host/visitor/consent';
import { ConsentBanner } from '../consent/ConsentBanner';

interface LiveOverlayProps {
  readonly site: SiteContext;
  readonly consent: ConsentStore;
}

/** The consent banner, until the visitor answers and again when the footer reopens it. */
export const LiveOverlay = ({ site, consent }: LiveOverlayProps) => {
  const open = useSyncExternalStore(consent.subscribe, consent.isOpen, () => false);
  return (
    <ConsentBanner country={site.country} open={open} choice={consent.current()} onAnswer={consent.answer} />
  );
};
