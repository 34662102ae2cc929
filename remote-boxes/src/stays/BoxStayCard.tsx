import { css } from '@emotion/react';
import { useId } from 'react';
import { Anchor, LinkButton, media, Picture, ScoreBadge, Stars, Tag, text as type } from '@detour/shared-ui';
import { WishlistButton } from '@detour/remote-kit';
import { useText } from '../text';
import type { BoxStayView } from './box-stay.view-model';
import type { Names } from '../contract';

/** A stay covered by the box: "included" instead of a price. One link covers the card; the heart lies above it. @spec BOX-007 */
export const BoxStayCard = ({ stay }: { readonly stay: BoxStayView }) => {
  const text = useText();
  const titleId = useId();
  return (
    <article css={card} data-testid="box-offer-card" data-id={stay.id}>
      {stay.image && (
        <div css={picture} data-part="picture">
          <Picture image={stay.image} alt="" sizes="(max-width: 767px) 280px, 360px" />
        </div>
      )}
      <p css={[type.small, type.muted]}>{stay.place}</p>
      <h3 id={titleId} css={[type.h3, title]} data-part="title">
        <Anchor href={stay.href} css={cover}>
          {stay.title}
        </Anchor>
      </h3>
      <p css={hotel}>
        <span>{stay.hotel}</span>
        {stay.stars && <Stars {...stay.stars} />}
      </p>
      <p>
        <ScoreBadge {...stay.score} />
      </p>
      {stay.words && <p css={[type.small, type.muted]}>{stay.words}</p>}
      <p css={foot}>
        <span css={[type.small, type.muted]}>{stay.basis}</span>
        <Tag>{stay.tag}</Tag>
      </p>
      {stay.action && (
        <p css={action}>
          <LinkButton kind={stay.action.kind} href={stay.action.href} aria-describedby={titleId}>
            {stay.action.label}
          </LinkButton>
        </p>
      )}
      <div css={heart}>
        <WishlistButton<Names>
          type="STAY"
          id={stay.id}
          label={text('wishlist.heart', { title: stay.title })}
        />
      </div>
    </article>
  );
};

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.3rem',
  height: '100%',
  [media.hover]: {
    '&:hover [data-part="picture"] img': { transform: 'scale(1.03)' },
    '&:hover [data-part="title"] a': { textDecoration: 'underline' },
  },
});

const picture = css({
  aspectRatio: '3 / 2',
  marginBlockEnd: '0.5rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-skeleton)',
  overflow: 'hidden',
  '& picture': { display: 'block', height: '100%' },
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform var(--motion-slow) var(--motion-ease-out)',
    [media.reducedMotion]: { transition: 'none' },
  },
});

const title = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

const hotel = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.5rem' });

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  marginBlockStart: 'auto',
  paddingBlockStart: '0.75rem',
  borderBlockStart: 'var(--border-hairline)',
});

/** Above the link that covers the card. */
const action = css({
  position: 'relative',
  zIndex: 'var(--z-raised)',
  display: 'grid',
  marginBlockStart: 'var(--space-2)',
});

const heart = css({
  position: 'absolute',
  zIndex: 'var(--z-raised)',
  top: '0.75rem',
  insetInlineEnd: '0.75rem',
});

const cover = css({
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: '1px',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&:focus-visible::after': {
    outline: '2.5px solid var(--color-focus)',
    outlineOffset: '-2.5px',
    boxShadow: 'inset 0 0 0 4px var(--color-focus-halo)',
  },
});
