import { css } from '@emotion/react';
import { useMemo } from 'react';
import type { JumbotronPromo as PromoContent } from '@detour/shared-contracts/api';
import { Anchor, CountdownLine, LinkButton, media, Picture, text, useTimeLeft } from '@detour/shared-ui';
import { useHost } from '@detour/remote-kit';
import { useText } from '../../text';

export interface JumbotronPromoProps {
  readonly promo: PromoContent;
  /** Its picture may be the LCP element. */
  readonly eager?: boolean;
}

/** Layout width of the picture. A preload in the head must use the same. */
export const promoSizes = '(max-width: 767px) 100vw, (max-width: 1279px) max(720px, 95vw), 1200px';

/**
 * One full-width campaign: text on a paper panel, at the calm side of the picture, with links. @spec HOME-008 LAND-002 PROMO-011
 */
export const JumbotronPromo = ({ promo, eager = false }: JumbotronPromoProps) => {
  const { title, subtitle, description, image, ctas, ctaCards, countdown } = promo;
  return (
    <section css={frame} data-testid="jumbotron-promo">
      <Picture
        image={image.desktop}
        mobile={image.mobile}
        alt={image.alt}
        sizes={promoSizes}
        eager={eager}
        css={picture}
      />
      <div css={words}>
        <h2 css={text.h2}>{title}</h2>
        {subtitle && <p css={text.lead}>{subtitle}</p>}
        {description && <p css={[text.body, text.muted]}>{description}</p>}
        {countdown && <Countdown span={countdown} />}
        <div css={actions}>
          {ctas.map(({ label, link: { url, newTab } }, index) => (
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
        {ctaCards.length > 0 && (
          <ul role="list" css={cards}>
            {ctaCards.map(({ label, text: sentence, link: { url, newTab } }) => (
              <li key={url}>
                <Anchor href={url} newTab={newTab} css={card}>
                  <strong css={cardTitle}>{label}</strong>
                  <span css={[text.small, text.muted]}>{sentence}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};

/** Only between start and end. @spec PROMO-012 */
const Countdown = ({ span }: { readonly span: NonNullable<PromoContent['countdown']> }) => {
  const translate = useText();
  const { clock } = useHost();
  const times = useMemo(() => ({ start: Date.parse(span.start), end: Date.parse(span.end) }), [span]);
  const now = useMemo(() => () => clock.now(), [clock]);
  const left = useTimeLeft(times, now);
  return <CountdownLine left={left} sentence={(facts) => translate('promo.endsIn', facts)} />;
};

const frame = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '30rem',
  borderRadius: 'var(--radius-l)',
  overflow: 'hidden',
  [media.mobile]: { flexDirection: 'column', marginInline: '-1.25rem', borderRadius: 0, overflow: 'visible' },
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
  gap: '0.8rem',
  width: '100%',
  maxWidth: '33rem',
  margin: '2rem',
  padding: '2.25rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  [media.mobile]: { maxWidth: 'none', margin: 0, padding: '1.5rem 1.25rem 0', borderRadius: 0 },
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '0.5rem' });

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: '0.25rem 1.5rem',
  marginBlockStart: '0.5rem',
  paddingBlockStart: '0.75rem',
  borderBlockStart: 'var(--border-hairline)',
});

const card = css({
  display: 'grid',
  alignContent: 'center',
  gap: '0.15rem',
  minHeight: 'var(--size-target)',
  paddingBlock: '0.35rem',
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
});

const cardTitle = css({
  color: 'var(--color-brand)',
  fontSize: '1.0313rem',
  fontWeight: 560,
  lineHeight: 1.35,
});
