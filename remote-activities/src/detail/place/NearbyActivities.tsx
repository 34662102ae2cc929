import { css } from '@emotion/react';
import { useId } from 'react';
import type { ActivityDetail } from '@detour/shared-contracts/api';
import { factLine } from '@detour/shared-contracts/format';
import { Anchor, CardGrid, Picture, text as type } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';

type Nearby = NonNullable<ActivityDetail['nearby']>[number];

/** Other activities that one reaches on the same day. Nothing when there are none. */
export const NearbyActivities = ({ nearby }: { readonly nearby: readonly Nearby[] }) => {
  const text = useText();
  const heading = useId();
  if (nearby.length === 0) return null;
  return (
    <section aria-labelledby={heading} css={block} data-testid="activity-nearby">
      <h2 id={heading} css={type.h2}>
        {text('activity.nearby')}
      </h2>
      <CardGrid>
        {nearby.map((activity) => (
          <NearbyCard key={activity.id} activity={activity} />
        ))}
      </CardGrid>
    </section>
  );
};

const NearbyCard = ({ activity }: { readonly activity: Nearby }) => {
  const text = useText();
  const format = useFormat();
  const { uri, label, image, place, distance, pricePerPerson } = activity;
  return (
    <article css={card}>
      <div css={cover}>
        <Picture
          image={image}
          alt=""
          sizes="(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(50vw - 42px), 384px"
        />
      </div>
      <p css={[type.small, type.muted]}>{factLine([place, format.distance(distance)])}</p>
      <h3 css={type.h3}>
        <Anchor css={stretched} href={uri}>
          {label}
        </Anchor>
      </h3>
      <p>{text('activity.fromPerPerson', { price: format.price(pricePerPerson) })}</p>
    </article>
  );
};

const block = css({ display: 'grid', gap: 'var(--space-5)', marginBlockStart: 'var(--space-8)' });
const card = css({ position: 'relative', display: 'grid', gap: 'var(--space-2)', alignContent: 'start' });
const cover = css({
  aspectRatio: '3 / 2',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-skeleton)',
  overflow: 'hidden',
  '& picture, & img': { display: 'block', width: '100%', height: '100%' },
  '& img': { objectFit: 'cover' },
});
/** The whole card is the target of its link. */
const stretched = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
});
