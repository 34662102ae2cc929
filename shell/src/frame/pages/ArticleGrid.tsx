import { css } from '@emotion/react';
import { media, Picture, Rail, SectionHeader, text as type, type PictureImage } from '@detour/shared-ui';
import { plainLink } from '../frame-styles';

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: PictureImage;
}

export interface ArticleGridProps {
  readonly title: string;
  readonly articles: readonly Article[];
}

/** Four columns, or one swipeable row on mobile. @spec NOTF-012 NOTF-013 */
export const ArticleGrid = ({ title, articles }: ArticleGridProps) => (
  <section css={section}>
    <SectionHeader title={title} />
    <Rail label={title} columns={4} itemWidth={16}>
      {articles.map(({ id, title: name, url, image }) => (
        <a key={id} href={url} css={[plainLink, link]}>
          <span css={picture}>
            <Picture
              image={image}
              alt=""
              sizes="(max-width: 767px) 288px, (max-width: 1279px) 383px, 317px"
            />
          </span>
          <span css={type.h3}>{name}</span>
        </a>
      ))}
    </Rail>
  </section>
);

const section = css({ marginBlockStart: 'var(--space-section)' });
const link = css({
  display: 'grid',
  gap: '0.9rem',
  [media.hover]: { '&:hover span': { textDecoration: 'underline', textDecorationThickness: '1px' } },
});
const picture = css({
  display: 'block',
  aspectRatio: '4 / 3',
  borderRadius: 'var(--radius-m)',
  overflow: 'hidden',
  '& picture': { display: 'block', height: '100%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
