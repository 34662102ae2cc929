import { css } from '@emotion/react';
import type { PromoBanner } from '@detour/shared-contracts/api';
import { Anchor, CardGrid, media, SectionHeader, text } from '@detour/shared-ui';
import type { ComponentOf } from '../landing-components';

export interface PromoCardsProps {
  readonly content: ComponentOf<'PromoCards'>;
}

/** Small campaign cards, each one link. @spec LAND-005 PROMO-006 */
export const PromoCards = ({ content: { title, cards } }: PromoCardsProps) => (
  <section css={wideLast}>
    <SectionHeader title={title} />
    <CardGrid columns={3}>
      {cards.map((card) => (
        <PromoCard key={card.campaign} card={card} />
      ))}
    </CardGrid>
  </section>
);

const PromoCard = ({
  card: { title, content, url, variant, campaign, category },
}: {
  readonly card: PromoBanner;
}) => (
  <Anchor
    href={url}
    css={[frame, variants[variant]]}
    data-campaign={campaign}
    data-category={category}
    data-variant={variant}
  >
    <strong css={text.h3}>{title}</strong>
    <span css={sentence}>{content}</span>
  </Anchor>
);

// In two columns an odd last card spans the row.
const wideLast = css({ [media.tablet]: { '& li:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } });

const frame = css({
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  height: '100%',
  minHeight: '8.5rem',
  padding: '1.75rem',
  borderRadius: 'var(--radius-l)',
  textDecoration: 'none',
  [media.mobile]: { minHeight: 0, padding: '1.5rem 1.25rem' },
  [media.hover]: { '&:hover strong': { textDecoration: 'underline', textDecorationThickness: '1px' } },
});

const variants: Readonly<Record<PromoBanner['variant'], ReturnType<typeof css>>> = {
  sand: css({ background: 'var(--color-surface-sunken)', color: 'var(--color-ink)' }),
  brand: css({ background: 'var(--color-brand-tint)', color: 'var(--color-ink)' }),
  clay: css({ background: 'var(--color-accent-tint)', color: 'var(--color-ink)' }),
};

const sentence = css({ fontSize: '0.9688rem', fontWeight: 440, lineHeight: 1.45 });
