import { css } from '@emotion/react';
import { Anchor, LinkButton, media, Picture, text } from '@detour/shared-ui';
import type { HomeBlock } from '@detour/shared-contracts';

export interface BannerBlockProps {
  readonly banner: Extract<HomeBlock, { readonly kind: 'banner' }>;
}

const sizes = '(max-width: 767px) 100vw, 700px';

/** A picture beside an invitation on green; `position` says at which side the picture stands. @spec HOME-012 */
export const BannerBlock = ({ banner }: BannerBlockProps) => {
  const [main, ...others] = banner.ctas;
  return (
    <section css={[frame, banner.position === 'right' && pictureRight]}>
      <Picture image={banner.image} alt="" sizes={sizes} css={picture} />
      <div css={words}>
        <h2 css={title}>{banner.title}</h2>
        <p css={[text.body, sentence]}>{banner.text}</p>
        <div css={actions}>
          {main && (
            <LinkButton href={main.url} newTab={main.newTab} kind="quiet" width="label" css={onGreen}>
              {main.label}
            </LinkButton>
          )}
          {others.map(({ label, url, newTab }) => (
            <Anchor key={url} href={url} newTab={newTab} css={link}>
              {label}
            </Anchor>
          ))}
        </div>
      </div>
    </section>
  );
};

const frame = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-brand)',
  color: 'var(--color-on-brand)',
  overflow: 'hidden',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: '-1.25rem', borderRadius: 0 },
});

const pictureRight = css({
  gridTemplateColumns: '5fr 7fr',
  '& > picture': { order: 2 },
  [media.mobile]: { '& > picture': { order: 0 } },
});

const picture = css({
  position: 'relative',
  minHeight: '25rem',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
  [media.mobile]: { minHeight: '15rem' },
});

const words = css({
  padding: '3.5rem 3.5rem 3.25rem',
  [media.tablet]: { padding: '2.5rem' },
  [media.mobile]: { padding: '2.25rem 1.25rem 2.5rem' },
});

const title = css(text.h1);

const sentence = css({ marginBlock: '1rem 1.75rem', color: 'var(--color-ink-inverse-muted)' });

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1.25rem' });

// On green ground the focus ring is the sand one.
const onGreen = css({
  borderColor: 'transparent',
  background: 'var(--color-surface)',
  color: 'var(--color-brand)',
  '&:focus-visible': { outlineColor: 'var(--color-focus-on-dark)', boxShadow: 'none' },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  color: 'inherit',
  fontWeight: 560,
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1px',
  '&:focus-visible': { outlineColor: 'var(--color-focus-on-dark)', boxShadow: 'none' },
});
