import { css } from '@emotion/react';
import {
  Anchor,
  media,
  Picture,
  Price,
  Rail,
  ScoreBadge,
  SectionHeader,
  Stars,
  text,
} from '@detour/shared-ui';
import { useText } from '../text';
import type { NearbyView } from './hotel.view-model';

/** Hotels nearby, nearest first. @spec HOTEL-008 HOTEL-017 */
export const NearbyHotels = ({ hotels }: { readonly hotels: readonly NearbyView[] }) => {
  const t = useText();
  if (hotels.length === 0) return null;
  const title = t('hotel.nearbyHotels');
  return (
    <section aria-labelledby="hotel-nearby" data-testid="nearby-hotels">
      <SectionHeader id="hotel-nearby" title={title} />
      <Rail label={title} columns={hotels.length > 3 ? 'scroll' : 3} itemWidth={18}>
        {hotels.map((hotel) => (
          <NearbyCard key={hotel.href} hotel={hotel} />
        ))}
      </Rail>
    </section>
  );
};

const NearbyCard = ({
  hotel: { line, href, image, distance, basis, price },
}: {
  readonly hotel: NearbyView;
}) => (
  <article css={card}>
    {image && (
      <div css={picture} data-part="picture">
        <Picture image={image} alt="" sizes="288px" ratio={3 / 2} />
      </div>
    )}
    <p css={[text.small, text.muted, place]}>
      <span>{line.place}</span>
      <span>{distance}</span>
    </p>
    <h3 css={text.h3} data-part="title">
      <Anchor href={href} css={cover}>
        {line.name}
      </Anchor>
    </h3>
    <p css={meta}>
      {line.stars && <Stars {...line.stars} />}
      <ScoreBadge {...line.score} />
    </p>
    {price && (
      <div css={foot}>
        <p css={[text.small, text.muted]}>{basis}</p>
        <div css={amount}>
          <Price {...price} />
        </div>
      </div>
    )}
  </article>
);

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.3rem',
  height: '100%',
  [media.hover]: { '&:hover [data-part="title"] a': { textDecoration: 'underline' } },
});

const picture = css({ overflow: 'hidden', borderRadius: 'var(--radius-m)' });
const place = css({ display: 'flex', justifyContent: 'space-between', gap: '0.75rem', marginTop: '0.6rem' });

// One link covers the whole card.
const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const meta = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.3rem 0.75rem' });

const amount = css({ flex: 'none', whiteSpace: 'nowrap' });

const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '0.75rem',
  marginTop: 'auto',
  paddingTop: '0.75rem',
  borderTop: 'var(--border-hairline)',
});
