import { css } from '@emotion/react';
import { hotelPath } from '@detour/shared-contracts';
import { Anchor, textLink } from '@detour/shared-ui';
import { useCriteria, useSite } from '@detour/shared-ui/remote';
import { useText } from '../text';
import { OfferCard, type OfferCardProps } from './OfferCard';

/** A house in a list of hotels, with the way to all of its offers. @spec SRCH-027 SRCH-028 */
export const HotelCard = (props: OfferCardProps) => {
  const text = useText();
  const { locale } = useSite();
  const criteria = useCriteria();
  const { hotelId } = props.offer.card;
  return (
    <div css={frame}>
      <OfferCard {...props} />
      <Anchor
        href={hotelPath(locale, hotelId, { flow: 'hotel', criteria: { ...criteria, anchor: 'products' } })}
        css={[textLink, link]}
      >
        {text('search.hotelOffers')}
      </Anchor>
    </div>
  );
};

const frame = css({ display: 'flex', flexDirection: 'column', height: '100%', '& > article': { flex: 1 } });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: 'var(--size-target)',
});
