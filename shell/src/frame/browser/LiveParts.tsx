import { useSyncExternalStore } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { paymentsOnSale } from '../../composition/payments-on-sale';
import { signedOut, type AccountStore } from '../../host/account-store';
import type { ConsentStore } from '../../host/visitor/consent';
import type { PreviewNotice } from '../../navigation/page-data';
import { ConsentBanner } from '../consent/ConsentBanner';
import { footerPartsFor, targetedBannerOn } from '../content/choose-content';
import type { FrameContent } from '../content/frame-content';
import type { FooterBaseProps } from '../footer/FooterBase';
import type { SiteLink } from '../footer/SiteLinks';
import { FrameBottom } from '../FrameBottom';
import type { FrameLinks } from '../frame-links';
import { FrameTop } from '../FrameTop';
import { elementOf } from './frame-element';
import type { FrameStore } from './frame-store';

export interface LiveTopProps {
  readonly site: SiteContext;
  readonly links: FrameLinks;
  readonly store: FrameStore;
  readonly content: FrameContent;
  readonly preview: PreviewNotice | null;
  readonly account: AccountStore;
  goBack(): void;
}

/** Header and banners, following navigation and sign-in. */
export const LiveTop = ({ site, links, store, content, preview, account, goBack }: LiveTopProps) => {
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  const signedIn = useSyncExternalStore(account.subscribe, account.current, () => signedOut);
  // The server saw no hash: criteria and URL follow in the render after hydration.
  const isLive = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
  return (
    <FrameTop
      site={site}
      links={links}
      content={content}
      preview={preview}
      account={signedIn}
      route={state.route}
      flow={state.flow}
      onBack={goBack}
      {...(isLive ? { criteria: state.criteria, location: state.location } : {})}
    />
  );
};

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
  const { route, flow } = useSyncExternalStore(store.subscribe, store.current, store.current);
  return (
    <FrameBottom
      site={site}
      route={route}
      links={links}
      sites={sites}
      payments={paymentsOnSale}
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

/** The consent banner, while the visitor has not answered or asks for it again. */
export const LiveOverlay = ({ site, consent }: Pick<LiveBottomProps, 'site' | 'consent'>) => {
  const open = useSyncExternalStore(consent.subscribe, consent.isOpen, () => false);
  return (
    <ConsentBanner country={site.country} open={open} choice={consent.current()} onAnswer={consent.answer} />
  );
};
