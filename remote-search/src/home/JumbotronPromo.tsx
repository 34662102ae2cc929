import { css } from '@emotion/react';
import type { HomeBlock } from '@detour/shared-contracts';
import { LinkButton, media, Picture, text } from '@detour/shared-ui';

export interface JumbotronPromoProps {
  readonly promo: Extract<HomeBlock, { readonly kind: 'jumbotron' }>;
}

const sizes = '(max-width: 767px) 100vw, (max-width: 1279px) calc(100vw - 64px), 1200px';

/** One campaign over the whole width: its words on paper, on the calm side of the picture, and what it invites to. @spec HOME-008 */
export const JumbotronPromo = ({ promo }: JumbotronPromoProps) => (
  <section css={frame}>
    <Picture image={promo.image} alt="" sizes={sizes} css={picture} />
    <div css={words}>
      <h2 css={text.h1}>{promo.title}</h2>
      {promo.subtitle && <p css={text.lead}>{promo.subtitle}</p>}
      {promo.description && <p css={text.body}>{promo.description}</p>}
      <div css={actions}>
        {promo.ctas.map(({ label, url, newTab }, index) => (
          <LinkButton
            key={url}
            href={url}
            newTab={newTab}
            kind={index === 0 ? 'brand' : 'quiet'}
            width="label"
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  </section>
);

const frame = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '26rem',
  borderRadius: 'var(--radius-l)',
  overflow: 'hidden',
  [media.mobile]: { flexDirection: 'column', marginInline: '-1.25rem', borderRadius: 0 },
});

const picture = css({
  position: 'absolute',
  inset: 0,
  '& img': { height: '100%' },
  [media.mobile]: { position: 'relative', width: '100%', height: '14rem' },
});

const words = css({
  position: 'relative',
  display: 'grid',
  gap: '0.9rem',
  maxWidth: '32rem',
  margin: '2rem',
  padding: '2.25rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  [media.mobile]: { width: '100%', margin: 0, padding: '1.5rem 1.25rem 0' },
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '0.5rem' });
