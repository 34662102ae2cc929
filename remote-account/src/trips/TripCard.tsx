import { css } from '@emotion/react';
import { Anchor, media, Picture, Tag, text as type } from '@detour/shared-ui';
import type { TripView } from './trip.view-model';

/** An order; the whole card is a link. */
export const TripCard = ({ trip }: { readonly trip: TripView }) => (
  <article css={card} data-testid="trip" data-order-uuid={trip.orderUUID}>
    <div css={picture}>{trip.image && <Picture image={trip.image} alt="" sizes="240px" />}</div>
    <div css={words}>
      <p css={line}>
        <Tag tone={trip.status.tone}>{trip.status.label}</Tag>
      </p>
      <h3 css={type.h3}>
        <Anchor href={trip.href} css={cover}>
          {trip.title}
        </Anchor>
      </h3>
      {trip.place && <p>{trip.place}</p>}
      {trip.when && <p css={strong}>{trip.when}</p>}
      <p css={[type.small, type.muted]}>
        {trip.number} · {trip.amount}
      </p>
    </div>
  </article>
);

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6)',
  borderTop: 'var(--border-hairline)',
  [media.mobile]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: 'var(--space-4)' },
});
const picture = css({
  aspectRatio: '3 / 2',
  alignSelf: 'start',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  background: 'var(--color-skeleton)',
  '& picture, & img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [media.mobile]: { aspectRatio: '1' },
});
const words = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '0.3rem' });
const line = css({ marginBottom: '0.2rem' });
const strong = css({ fontWeight: 560 });
const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.14em',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': { outline: '2.5px solid var(--color-focus)', outlineOffset: '-2.5px' },
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
