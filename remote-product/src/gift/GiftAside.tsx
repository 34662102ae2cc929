import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { Button, media } from '@detour/shared-ui';
import { Fragment } from '@detour/remote-kit';
import { useText } from '../text';
import type { Names } from '../contract';

export const giftPanelId = 'stay-gift-panel';

export interface GiftAsideProps {
  readonly stay: StayDetail;
  /** True when the visitor opened it on this page. */
  readonly isAsked: boolean;
  readonly onBook: () => void;
}

/**
 * Replaces the booking panel with the gift setup (a fragment of remote-gifting) and a link back to the booking. Scrolls to
 * the setup when the visitor opened it. @spec PROD-016 PROD-063
 */
export const GiftAside = ({ stay, isAsked, onBook }: GiftAsideProps) => {
  const t = useText();
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) panelRef.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <div ref={panelRef} id={giftPanelId} tabIndex={-1} css={column}>
      <div css={panel}>
        <Fragment<Names>
          remote="remote-gifting"
          name="gift-panel"
          props={{
            productId: stay.id,
            title: stay.label,
            hotel: stay.hotel.label,
            coverUrl: stay.images[0]?.url ?? '',
            ...(isAsked && { focused: true }),
          }}
        />
      </div>
      <p>
        <Button kind="link" onClick={onBook}>
          {t('gift.backToBooking')}
        </Button>
      </p>
    </div>
  );
};

const column = css({
  display: 'grid',
  gap: 'var(--space-4)',
  scrollMarginTop: '6rem',
  '&:focus': { outline: 'none', boxShadow: 'none' },
});

const panel = css({
  minHeight: '28rem',
  padding: '1.6rem 1.6rem 1.4rem',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-hover)',
  [media.mobile]: { padding: '1.25rem', marginTop: '1.35rem' },
});
