import { css } from '@emotion/react';
import { useRef } from 'react';
import {
  Button,
  media,
  mobileQuery,
  Skeleton,
  StickyTopBar,
  Tabs,
  text,
  useHasPassed,
  useMedia,
  type Tab,
} from '@detour/shared-ui';
import { CriteriaGate } from '@detour/remote-kit';
import { BookButton } from '../../booking/panel/BookingPanel';
import type { Booking } from '../../booking/useBooking';
import { giftPanelId } from '../../gift/GiftAside';
import { useText } from '../../text';
import { sectionIds } from './StaySection';

export interface StayTabsProps {
  readonly booking: Booking;
  readonly hasExperience: boolean;
  readonly hasReviews: boolean;
  readonly gifting: boolean;
}

/** Scroll margin (px) above a section. @spec PROD-005 PROD-006 */
const offsets = { mobile: 30, desktop: 70 } as const;

/** The tabs of the page. On desktop a sticky bar repeats them with the price once they are scrolled out of view. @spec PROD-004 PROD-007 PROD-008 */
export const StayTabs = ({ booking, hasExperience, hasReviews, gifting }: StayTabsProps) => {
  const t = useText();
  const isMobile = useMedia(mobileQuery);
  const inFlow = useRef<HTMLDivElement>(null);
  const passed = useHasPassed(inFlow);
  const gift: Tab = { sectionId: sectionIds.gift, label: t('product.tabGift') };
  const tabs: readonly Tab[] = [
    { sectionId: sectionIds.stay, label: t('product.tabDescription') },
    { sectionId: sectionIds.room, label: t('product.tabRoom') },
    ...(hasExperience ? [{ sectionId: sectionIds.experience, label: t('product.tabExperience') }] : []),
    ...(gifting ? [gift] : []),
    ...(hasReviews ? [{ sectionId: sectionIds.reviews, label: t('product.tabReviews') }] : []),
    ...(gifting ? [] : [gift]),
    { sectionId: sectionIds.hotel, label: t('product.tabHotel') },
    { sectionId: sectionIds.practical, label: t('product.tabPractical') },
  ];
  const label = t('stay.tabs');
  const offset = isMobile ? offsets.mobile : offsets.desktop;
  return (
    <>
      <div ref={inFlow}>
        <Tabs
          label={label}
          tabs={tabs}
          offset={offset}
          // The window ends above the panel on most desktops.
          end={
            !gifting && (
              <span css={desktopOnly}>
                <CriteriaGate skeleton={<Skeleton width="14rem" height="2.75rem" radius="m" />}>
                  <BarPrice booking={booking} />
                </CriteriaGate>
              </span>
            )
          }
        />
      </div>
      <div css={desktopOnly}>
        <StickyTopBar visible={passed}>
          <Tabs
            label={t('stay.tabsBar')}
            tabs={tabs}
            offset={offset}
            end={gifting ? <BarGift /> : <BarPrice booking={booking} />}
          />
        </StickyTopBar>
      </div>
    </>
  );
};

/** Scrolls to the gift setup, which shows its own price. */
const BarGift = () => {
  const t = useText();
  const show = (): void => {
    const panel = document.getElementById(giftPanelId);
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'start' });
  };
  return (
    <Button kind="buy" size="small" width="label" onClick={show}>
      {t('gift.offerShort')}
    </Button>
  );
};

const BarPrice = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  const { view } = booking;
  return (
    <span css={end}>
      {(view.kind === 'from' || view.kind === 'quoted') && (
        <span css={text.figures}>
          {view.shown.price.from && <span css={text.muted}>{view.shown.price.from} </span>}
          <b>{view.shown.price.amount}</b>
          {view.kind === 'quoted' && (
            <span css={text.muted}> {t('term.nights', { count: view.shown.nights })}</span>
          )}
        </span>
      )}
      <BookButton booking={booking} small />
    </span>
  );
};

const desktopOnly = css({ [media.belowDesktop]: { display: 'none' } });
const end = css({ display: 'inline-flex', alignItems: 'center', gap: '1.1rem' });
