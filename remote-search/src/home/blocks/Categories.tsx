import { css } from '@emotion/react';
import { Anchor, media, Picture, Rail, SectionHeader } from '@detour/shared-ui';
import type { CategoryView } from '../home.view-model';

export interface CategoriesProps {
  readonly title: string;
  readonly items: readonly CategoryView[];
}

// Twice the width of the arch, which shows the middle of a 3:2 picture.
const sizes = '(max-width: 767px) 296px, (max-width: 1279px) 58vw, 360px';

/** Links by theme: an arch with name and number of stays. @spec HOME-011 */
export const Categories = ({ title, items }: CategoriesProps) => (
  <section data-below="">
    <SectionHeader title={title} />
    <Rail label={title} columns={6} itemWidth={9.25}>
      {items.map(({ label, href, image, count }) => (
        <Anchor key={href} href={href} css={tile}>
          <Picture image={image} alt="" sizes={sizes} css={arch} />
          <strong css={name}>{label}</strong>
          <span css={countStyle}>{count}</span>
        </Anchor>
      ))}
    </Rail>
  </section>
);

const tile = css({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'var(--radius-m)',
  [media.hover]: { '&:hover strong': { textDecoration: 'underline', textDecorationThickness: '1px' } },
});

const arch = css({
  aspectRatio: '3 / 4',
  borderRadius: '12rem 12rem var(--radius-m) var(--radius-m)',
  overflow: 'hidden',
  '& img': { height: '100%' },
});

const name = css({
  display: 'block',
  marginBlockStart: '0.85rem',
  fontFamily: 'var(--font-display)',
  fontSize: '1.25rem',
  fontWeight: 520,
  lineHeight: 1.2,
});

const countStyle = css({
  color: 'var(--color-ink-muted)',
  fontSize: '0.9063rem',
  fontWeight: 440,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
