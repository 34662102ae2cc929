import { css } from '@emotion/react';
import { Anchor, Picture, Price, Stars, text as type } from '@detour/shared-ui';
import type { MapPlace } from './map-place';

/** The selected map item in one row: picture, place, name and price. All of it is one link. */
export const MapCard = ({ place: { id, card } }: { readonly place: MapPlace }) => (
  <article css={frame} data-id={id}>
    <div css={picture}>
      <Picture image={card.image} alt="" sizes="96px" />
    </div>
    <div css={words}>
      <p css={[type.small, type.muted]}>{card.place}</p>
      <h3 css={title}>
        <Anchor href={card.href} css={cover}>
          {card.title}
        </Anchor>
      </h3>
      <p css={hotel}>
        <span>{card.hotel}</span>
        {card.stars && <Stars {...card.stars} />}
      </p>
      <div css={foot}>
        <span css={[type.small, type.muted]}>{card.basis[0]}</span>
        <Price {...card.price} />
      </div>
    </div>
  </article>
);

const frame = css({ position: 'relative', display: 'flex', gap: '0.9rem' });

const picture = css({
  flex: 'none',
  width: '6rem',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  '& picture, & img': { height: '100%' },
});

const words = css({ flex: 1, minWidth: 0 });
const title = css(type.h3, { fontSize: '1.0625rem' });

const hotel = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.15rem 0.5rem',
  marginBlockStart: '0.2rem',
  fontSize: '0.9063rem',
});

const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '0.5rem',
  marginBlockStart: '0.5rem',
  '& > :last-child': { flex: 'none' },
});

const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
