import { css } from '@emotion/react';
import { LinkButton } from '../button/LinkButton';
import { media } from '../foundation/media';
import { text } from '../foundation/text';
import { Anchor } from '../link/Anchor';
import { Picture } from '../picture/Picture';
import type { PictureImage } from '../picture/picture-sources';

export interface BannerLink {
  label: string;
  href: string;
  newTab?: boolean | undefined;
}

export interface PictureBannerProps {
  title: string;
  sentence?: string | undefined;
  image: PictureImage;
  mobileImage?: PictureImage | undefined;
  /** Empty when the picture is decorative. */
  alt?: string | undefined;
  /** Position of the picture; `center`: behind the text. */
  position: 'left' | 'right' | 'center';
  /** The first is a button, the others are links. */
  links: readonly BannerLink[];
  /** Makes the picture clickable for pointer users; the links are accessible to everyone. */
  href?: string | undefined;
  newTab?: boolean | undefined;
}

const sizes = '(max-width: 767px) 100vw, 700px';

/** A picture next to a promotion on a green background. */
export const PictureBanner = ({ title, sentence, position, links, ...picture }: PictureBannerProps) => {
  const [main, ...others] = links;
  return (
    <section css={[frame, positions[position]]} data-position={position}>
      <BannerPicture {...picture} label={links.length === 0 ? title : null} />
      <div css={words}>
        <h2 css={text.h1}>{title}</h2>
        {sentence && <p css={[text.body, line]}>{sentence}</p>}
        <div css={actions}>
          {main && (
            <LinkButton href={main.href} newTab={main.newTab} kind="quiet" width="label" css={onGreen}>
              {main.label}
            </LinkButton>
          )}
          {others.map(({ label, href, newTab }) => (
            <Anchor key={href} href={href} newTab={newTab} css={link}>
              {label}
            </Anchor>
          ))}
        </div>
      </div>
    </section>
  );
};

interface BannerPictureProps extends Pick<
  PictureBannerProps,
  'image' | 'mobileImage' | 'alt' | 'href' | 'newTab'
> {
  /** Names the link of a banner that has no other. Null beside others, of which the picture repeats one. */
  readonly label: string | null;
}

const BannerPicture = ({ image, mobileImage, alt = '', href, newTab, label }: BannerPictureProps) => {
  const drawn = <Picture image={image} mobile={mobileImage} alt={alt} sizes={sizes} css={pictureStyle} />;
  if (!href) return drawn;
  if (label !== null)
    return (
      <Anchor href={href} newTab={newTab} aria-label={alt === '' ? label : undefined} data-banner-picture="">
        {drawn}
      </Anchor>
    );
  return alt === '' ? (
    <Anchor href={href} newTab={newTab} tabIndex={-1} aria-hidden="true" data-banner-picture="">
      {drawn}
    </Anchor>
  ) : (
    drawn
  );
};

const frame = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-brand, var(--color-brand))',
  color: 'var(--color-ink-inverse)',
  overflow: 'hidden',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', marginInline: '-1.25rem', borderRadius: 0 },
});

const positions = {
  left: null,
  right: css({
    gridTemplateColumns: '5fr 7fr',
    '& > picture, & > [data-banner-picture]': { order: 2 },
    [media.mobile]: { '& > picture, & > [data-banner-picture]': { order: 0 } },
  }),
  center: css({
    gridTemplateColumns: 'minmax(0, 1fr)',
    textAlign: 'center',
    '& > div > div': { justifyContent: 'center' },
  }),
};

const pictureStyle = css({
  position: 'relative',
  height: '100%',
  minHeight: '25rem',
  '& img': { position: 'absolute', inset: 0, height: '100%' },
  [media.mobile]: { minHeight: '15rem' },
});

const words = css({
  alignSelf: 'center',
  padding: '3.5rem 3.5rem 3.25rem',
  [media.tablet]: { padding: '2.5rem' },
  [media.mobile]: { padding: '2.25rem 1.25rem 2.5rem' },
});

const line = css({ marginBlockStart: '1rem', color: 'var(--color-ink-inverse-muted)' });

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.25rem',
  marginBlockStart: '1.75rem',
});

// On green the focus ring is sand-coloured.
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
