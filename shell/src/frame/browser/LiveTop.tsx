import { useSyncExternalStore } from 'react';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { useHydrated } from '@detour/shared-ui';
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

const unknown = () => signedOut;
const no = (): boolean => false;

/** Header and banners, following the page that is shown, the URL and sign-in. */
export const LiveTop = ({ site, links, store, content, preview, account, gift, goBack }: LiveTopProps) => {
  const state = useSyncExternalStore(store.subscribe, store.current, store.first);
  // The server knew neither the visitor nor the hash: both follow in the render after hydration.
  const isLive = useHydrated();
  const signedIn = useSyncExternalStore(account.subscribe, isLive ? account.current : unknown, unknown);
  const hasGift = useSyncExternalStore(gift.subscribe, isLive ? gift.current : no, no);
  return (
    <FrameTop
      site={site}
      links={links}
      content={content}
      preview={preview}
      account={signedIn}
      hasGift={hasGift}
      route={state.top.route}
      flow={state.top.flow}
      onBack={goBack}
      {...(isLive ? { criteria: state.criteria, location: state.location } : {})}
    />
  );
};
