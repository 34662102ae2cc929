import { css } from '@emotion/react';
import { useId } from 'react';
import { Anchor, media, Picture, Tag, text as type } from '@detour/shared-ui';
import type { TripView } from './trip.view-model';

/** An order; the whole card is a link, its actions lie above it. */
export const TripCard = ({ trip }: { readonly trip: TripView }) => {
  const titleId = useId();
  return (
    <article css={card} data-testid="trip" data-order-uuid={trip.orderUUID}>
      <div css={picture}>{trip.image && <Picture image={trip.image} alt="" sizes="240px" />}</div>
      <div css={words}>
        <p css={line}>
          <Tag tone={trip.status.tone}>{trip.status.label}</Tag>
        </p>
        <h3 id={titleId} css={type.h3}>
          <Anchor href={trip.href} css={cover}>
            {trip.title}
          </Anchor>
        </h3>
        {trip.place && <p>{trip.place}</p>}
        {trip.when && <p css={strong}>{trip.when}</p>}
        <p css={[type.small, type.muted]}>
          {trip.number} · {trip.amount}
        </p>
        {trip.actions.length > 0 && (
          <ul css={actions} role="list">
            {trip.actions.map(({ key, label, href }) => (
              <li key={key}>
                <Anchor href={href} css={action} aria-describedby={titleId}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
};

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
const actions = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-5)',
  marginTop: 'var(--space-1)',
});
const action = css([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: 'var(--color-brand)',
    fontWeight: 560,
    textUnderlineOffset: '0.14em',
    textDecorationThickness: '1px',
  },
]);
