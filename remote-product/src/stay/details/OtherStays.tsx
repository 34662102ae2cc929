import { css } from '@emotion/react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { media } from '@detour/shared-ui';
import { Fragment } from '@detour/remote-kit';
import { CompareDialog } from '../../compare/CompareDialog';
import { HotelOffers } from '../../hotel/offers/HotelOffers';
import { useText } from '../../text';
import type { Criteria, Names } from '../../contract';

export interface OtherStaysProps {
  readonly stay: StayDetail;
  readonly criteria: Criteria;
  readonly gifting: boolean;
}

/** Below a stay: the other stays of its hotel, and the recently viewed ones. */
export const OtherStays = ({ stay, criteria, gifting }: OtherStaysProps) => {
  const t = useText();
  return (
    <div css={tail}>
      <HotelOffers
        hotelId={stay.hotel.id}
        currentId={stay.id}
        criteria={criteria}
        title={t('product.otherHotelOffers')}
        flow={gifting ? 'gifting' : 'booking'}
        link={!gifting && <CompareDialog hotelId={stay.hotel.id} currentId={stay.id} criteria={criteria} />}
      />
      <Fragment<Names>
        remote="remote-account"
        name="recently-viewed"
        props={{ type: 'STAY', currentId: stay.id }}
      />
    </div>
  );
};

const tail = css({
  display: 'grid',
  // A carousel must scroll instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-section)',
  paddingBlock: 'var(--space-section)',
  // The price bar covers the bottom of the page.
  [media.belowDesktop]: { paddingBottom: 'calc(var(--space-section) + var(--size-bar-mobile))' },
  // A fragment without content still leaves its root element.
  '& > [data-fragment]:not(:has(> :not(:empty)))': { display: 'none' },
});
