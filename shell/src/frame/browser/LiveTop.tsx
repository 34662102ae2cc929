import { useSyncExternalStore } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { signedOut, type AccountStore } from '../../host/account-store';
import type { GiftMark } from '../../host/gift-mark';
import type { PreviewNotice } from '../../navigation/page-data';
import type { FrameContent } from '../content/frame-content';
import type { FrameLinks } from '../frame-links';
import { FrameTop } from '../FrameTop';
import type { FrameStore } from './frame-store';

export interface LiveTopProps {
  readonly site: SiteContext;
  readonly links: FrameLinks;
  readonly store: FrameStore;
  readonly content: FrameContent;
  readonly preview: PreviewNotice | null;
  readonly account: AccountStore;
  readonly gift: GiftMark;
  goBack(): void;
}

/** Header and banners, following navigation and sign-in. */
export const LiveTop = ({ site, links, store, content, preview, account, gift, goBack }: LiveTopProps) => {
  const state = useSyncExternalStore(store.subscribe, store.current, store.first);
  const signedIn = useSyncExternalStore(account.subscribe, account.current, () => signedOut);
  const hasGift = useSyncExternalStore(gift.subscribe, gift.current, () => false);
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
      hasGift={hasGift}
      route={state.route}
      flow={state.flow}
      onBack={goBack}
      {...(isLive ? { criteria: state.criteria, location: state.location } : {})}
    />
  );
};
