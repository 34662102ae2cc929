import type { Flow, ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import { SkipLink } from '@detour/shared-ui';
import type { Criteria } from '../contract';
import type { FrameContent } from './content/frame-content';
import type { AccountState } from '../host/account-store';
import type { PreviewNotice } from '../navigation/page-data';
import { AnnouncementBanner } from './banners/AnnouncementBanner';
import { CareBar } from './banners/CareBar';
import { GiftBarSlot } from './banners/GiftBarSlot';
import { bannerFor, promoBarFor } from './content/choose-content';
import type { FrameLinks } from './frame-links';
import { Header } from './header/Header';
import { PreviewBanner } from './banners/PreviewBanner';
import { PromoBar } from './banners/PromoBar';
import { SimpleHeader } from './header/SimpleHeader';
import { useFrameText } from './useFrameText';

export interface FrameTopProps {
  readonly site: SiteContext;
  readonly flow: Flow;
  readonly route: RouteMatch;
  readonly links: FrameLinks;
  readonly content: FrameContent;
  /** Set while a team member previews chosen releases. */
  readonly preview?: PreviewNotice | null;
  /** Account state, known in the browser only. Null before it is known. */
  readonly account?: AccountState;
  /** Includes the hash. Absent on the server and in the first client render, which must match. */
  readonly location?: Pick<ShopLocation, 'search' | 'hash'>;
  readonly criteria?: Criteria;
  /** A gift is open in this browser. Absent on the server. */
  readonly hasGift?: boolean;
  /** Browser back, for the chevron of a simplified page without a better target. */
  readonly onBack?: () => void;
}

/** Everything above the slot. All destinations are real links; the shell turns clicks into in-app navigation. */
export const FrameTop = ({
  onBack,
  criteria,
  account,
  preview,
  hasGift = false,
  ...header
}: FrameTopProps) => {
  const text = useFrameText();
  const { content, route, site, links } = header;
  const promoBar = promoBarFor(content, header);
  return (
    <>
      <SkipLink targetId="main" label={text('ui.skipToContent')} />
      {preview && <PreviewBanner notice={preview} />}
      {site.mode === 'care' && <CareBar links={links} site={site} />}
      {route.simplified ? (
        <SimpleHeader {...header} {...(criteria ? { criteria } : {})} {...(onBack ? { onBack } : {})} />
      ) : (
        <>
          {promoBar && <PromoBar content={promoBar} />}
          <Header {...header} {...(account ? { account } : {})} />
          <AnnouncementBanner choice={bannerFor(content, site, header)} />
        </>
      )}
      <GiftBarSlot page={route.page} hasGift={hasGift} />
    </>
  );
};
