import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { cropOf, media, Picture, Skeleton, text, VisuallyHidden, type PictureImage } from '@detour/shared-ui';

export interface JumbotronProps {
  readonly title: string;
  readonly subtitle: string;
  /** Null: content is unavailable, so the text has a plain background. */
  readonly image: PictureImage | null;
  /** Text and picture are loading. The title is only announced. */
  readonly loading?: boolean;
  /** The search box, overlapping the bottom of the picture; on mobile its top. */
  readonly children: ReactNode;
}

/**
 * Width of the whole picture. Between 768 and 1279 px the box is narrower and cuts its sides. The preload in the head must use
 * the same.
 */
export const heroSizes = '(max-width: 767px) 100vw, 1200px';

/** The hero of narrow windows, drawn for their shape. Undefined when the content has no such crop. */
export const mobileHero = (image: PictureImage): PictureImage | undefined => cropOf(image, 3 / 2);

/**
 * The home page's picture with its h1, and the search box. The box ends above a consent banner in windows of 768 px height and more:
 * the picture is lower in a low window, and on mobile it follows the box.
 * @spec HOME-003
 */
export const Jumbotron = ({ title, subtitle, image, loading = false, children }: JumbotronProps) => (
  <div css={frame}>
    <div css={words}>
      <h1 css={[text.display, heading, !image && headingBones]}>
        {loading ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        {loading && <Skeleton width="14ch" height="2.08em" />}
      </h1>
      <p css={[lead, !image && leadBones]}>{loading ? <Skeleton width="24ch" /> : subtitle}</p>
    </div>
    <div css={box}>{children}</div>
    <div css={stage}>
      {image && (
        <Picture image={image} mobile={mobileHero(image)} alt="" sizes={heroSizes} eager css={picture} />
      )}
    </div>
  </div>
);

// The picture follows the box in the document, as on mobile: a browser paints what has arrived, and a box that arrived after the picture
// moved it. From 768 px on the picture has a row of its own above the box, which is there before it.
const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'clamp(19rem, calc(100svh - 24rem), 33rem) auto',
  marginBlockStart: '1.5rem',
  [media.mobile]: { display: 'block', marginBlockStart: 0, marginInline: '-1.25rem' },
});

const words = css({
  position: 'absolute',
  insetInlineStart: '3.5rem',
  insetBlockStart: '3.1rem',
  zIndex: 'var(--z-raised)',
  maxWidth: '38rem',
  color: 'var(--color-ink-on-picture, var(--color-ink))',
  [media.tablet]: { insetInlineStart: '2rem', insetBlockStart: '2rem' },
  [media.mobile]: {
    position: 'static',
    padding: '1.5rem 1.25rem 1.4rem',
    maxWidth: 'none',
    color: 'var(--color-ink)',
  },
});

const heading = css({ color: 'inherit' });

// As high as most titles and sentences on mobile, so that what is below keeps its place when they arrive, and when they do not.
const headingBones = css({ [media.mobile]: { minHeight: '3.12em' } });
const leadBones = css({ [media.mobile]: { minHeight: '2.9em' } });

const lead = css({
  marginBlockStart: '0.9rem',
  maxWidth: '29rem',
  fontSize: '1.1875rem',
  fontWeight: 460,
  lineHeight: 1.45,
  [media.mobile]: { marginBlockStart: '0.6rem', fontSize: '1.0625rem' },
});

const stage = css({
  gridRow: 1,
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-skeleton)',
  overflow: 'hidden',
  [media.mobile]: { height: '15.5rem', marginBlockStart: '-3rem', borderRadius: 0 },
});

const picture = css({
  height: '100%',
  '& img': { height: '100%', objectPosition: '50% 0' },
  [media.mobile]: { '& img': { objectPosition: '76% 50%' } },
});

// Positioned, so that it is above the picture. A z-index would put its panels below the cards that follow.
const box = css({
  gridRow: 2,
  position: 'relative',
  margin: '-2.75rem 2.5rem 0',
  [media.tablet]: { marginInline: '1.25rem' },
  [media.mobile]: { margin: '0 1.25rem' },
});
