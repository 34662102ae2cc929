import { useSyncExternalStore } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import type { ConsentStore } from '../../host/visitor/consent';
import { footerPartsFor, targetedBannerOn } from '../content/choose-content';
import type { FrameContent } from '../content/frame-content';
import type { FooterBaseProps } from '../footer/FooterBase';
import type { SiteLink } from '../footer/SiteLinks';
import { paymentNamesOf } from '../footer/payment-names';
import { FrameBottom } from '../FrameBottom';
import type { FrameLinks } from '../frame-links';
import { elementOf } from './frame-element';
import type { FrameStore } from './frame-store';

export interface LiveBottomProps {
  readonly site: SiteContext;
  readonly links: FrameLinks;
  readonly store: FrameStore;
  readonly content: FrameContent;
  readonly consent: ConsentStore;
  readonly sites: readonly SiteLink[];
  readonly rating: FooterBaseProps['rating'];
}

/** Footer, following navigation. */
export const LiveBottom = ({ site, links, store, content, consent, sites, rating }: LiveBottomProps) => {
  const { route, flow } = useSyncExternalStore(store.subscribe, store.current, store.first);
  return (
    <FrameBottom
      site={site}
      route={route}
      links={links}
      sites={sites}
      payments={paymentNamesOf(content)}
      parts={footerPartsFor(content, route)}
      banner={targetedBannerOn(content, site, { route, flow })}
      rating={rating}
      onConsentReopen={() => {
        consent.reopen();
        elementOf('frame-overlay').querySelector<HTMLElement>('section')?.focus();
      }}
    />
  );
};
