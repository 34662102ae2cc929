import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { ConsentStore } from '../../host/visitor/consent';
import { ConsentBanner } from '../consent/ConsentBanner';
import { showQuestion } from '../consent/show-question';

interface LiveOverlayProps {
  readonly site: SiteContext;
  readonly consent: ConsentStore;
}

/** The consent banner, until the visitor answers and again when the footer reopens it. */
export const LiveOverlay = ({ site, consent }: LiveOverlayProps) => {
  // It is mounted with an open question only, which the server's HTML asks too.
  const open = useSyncExternalStore(consent.subscribe, consent.isOpen, () => true);
  useLayoutEffect(() => showQuestion(open), [open]);
  return (
    <ConsentBanner
      country={site.country}
      hasHostedMap={Boolean(site.mapsKey)}
      open={open}
      choice={consent.current()}
      onAnswer={consent.answer}
    />
  );
};
