import { css } from '@emotion/react';
import { memo } from 'react';
import { applyPatch } from '@detour/shared-contracts/criteria';
import { hotelPath } from '@detour/shared-contracts/sites';
import { Anchor, textLink } from '@detour/shared-ui';
import { useCriteria, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { useHotelOffers } from './useHotelOffers';
import { OfferCard, type OfferCardProps } from './OfferCard';
import type { Names } from '../../contract';

const HotelOffer = (props: OfferCardProps) => {
  const text = useText();
  const { locale } = useSite();
  const criteria = useCriteria<Names>();
  const { id, hotel } = props.card;
  const href = hotelPath<Names>(locale, hotel.id, {
    flow: 'hotel',
    criteria: applyPatch<Names>(criteria, { anchor: 'products' }),
  });
  const offers = useHotelOffers({ hotelId: hotel.id, hotel: hotel.label, offerId: id, href });
  return (
    <div css={frame}>
      <OfferCard {...props} />
      <Anchor
        href={href}
        css={[textLink, link]}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          offers.open();
        }}
      >
        {text('search.hotelOffers')}
      </Anchor>
      {offers.fragment}
    </div>
  );
};

/** A hotel in a list, with its other offers: in a drawer, or in a new tab on its page. @spec SRCH-027 SRCH-028 */
export const HotelCard = memo(HotelOffer);

const frame = css({ display: 'flex', flexDirection: 'column', height: '100%', '& > article': { flex: 1 } });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: 'var(--size-target)',
});
