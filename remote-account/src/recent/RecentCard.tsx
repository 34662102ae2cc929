import { css } from '@emotion/react';
import { Anchor, media, Picture, text as type } from '@detour/shared-ui';
import type { RecentView } from './recent.view-model';

export const RecentCard = ({ item }: { readonly item: RecentView }) => (
  <Anchor href={item.href} data-testid="recently-viewed-item" data-id={item.id} css={card}>
    <span css={picture}>
      <Picture image={item.image} alt="" sizes="224px" />
    </span>
    <span css={[type.small, type.muted]}>{item.place}</span>
    <span css={[type.h3, title]}>{item.title}</span>
    <span css={type.small}>{item.hotel}</span>
  </Anchor>
);

const card = css({
  display: 'grid',
  gap: '0.2rem',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'var(--radius-m)',
});

const picture = css({
  display: 'block',
  aspectRatio: '3 / 2',
  marginBlockEnd: '0.6rem',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  background: 'var(--color-skeleton)',
  '& picture': { display: 'block', height: '100%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const title = css({
  fontSize: '1.0625rem',
  textDecorationThickness: '1px',
  [media.hover]: { 'a:hover > &': { textDecoration: 'underline' } },
});
