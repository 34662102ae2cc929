import { css } from '@emotion/react';
import { Anchor, ScoreBadge, Stars, text, textLink } from '@detour/shared-ui';
import type { GivenHotel } from './gift-stay.view-model';

/** "Château de Valmerle ★★★★ · Amboise, Indre-et-Loire · 9,2 Fantastique, 286 avis" @spec PROD-013 */
export const HotelLine = ({ hotel }: { readonly hotel: GivenHotel }) => (
  <div css={line}>
    <span css={inline}>
      <Anchor href={hotel.href} css={textLink}>
        {hotel.name}
      </Anchor>
      {hotel.stars && <Stars {...hotel.stars} />}
    </span>
    <span>{hotel.place}</span>
    <span css={inline}>
      <ScoreBadge {...hotel.score} />
      {hotel.reviews && <span css={text.muted}>{hotel.reviews}</span>}
    </span>
  </div>
);

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.4rem 1.25rem',
  fontWeight: 460,
  lineHeight: 1.4,
});

const inline = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.4rem' });
