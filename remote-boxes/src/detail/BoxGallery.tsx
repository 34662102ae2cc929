import { css } from '@emotion/react';
import { useState } from 'react';
import type { Image } from '@detour/shared-contracts/api';
import { media, Picture, text as type } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { BoxFace } from '../listing/BoxFace';
import { useText } from '../text';

export interface BoxGalleryProps {
  readonly title: string;
  readonly face: Image;
  readonly pictures: readonly Image[];
}

/** The box with thumbnails of its destinations below; a click shows a thumbnail large. @spec BOX-004 */
export const BoxGallery = ({ title, face, pictures }: BoxGalleryProps) => {
  const text = useText();
  const { brand } = useSite();
  const [shown, setShown] = useState<number | null>(null);
  const picture = shown === null ? undefined : pictures[shown];
  return (
    <section css={gallery} aria-label={text('gallery.region')} data-testid="gallery">
      <div css={stage}>
        {picture ? (
          <div css={large}>
            <Picture image={picture} sizes={stageSizes} />
          </div>
        ) : (
          <BoxFace title={title} brand={brand} image={face} sizes={faceSizes} eager large />
        )}
      </div>
      <ul role="list" css={thumbs}>
        <li>
          <button
            type="button"
            css={thumb}
            aria-label={text('gallery.face')}
            aria-pressed={shown === null}
            onClick={() => setShown(null)}
          >
            <Picture image={face} alt="" sizes={thumbSizes} />
          </button>
        </li>
        {pictures.map((image, index) => (
          <li key={image.url}>
            <button type="button" css={thumb} aria-pressed={shown === index} onClick={() => setShown(index)}>
              <Picture image={image} sizes={thumbSizes} />
            </button>
          </li>
        ))}
      </ul>
      <p css={[type.small, type.muted]}>{text('gallery.illustrations')}</p>
    </section>
  );
};

/** Width of the face's whole picture. The preload in the head must use the same. */
export const faceSizes = '(max-width: 767px) 92vw, (max-width: 1279px) 42vw, 476px';
const thumbSizes = '(max-width: 767px) 72px, (max-width: 1279px) 20vw, 140px';
const stageSizes = '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(100vw - 64px), 620px';

const gallery = css({ display: 'grid', gap: 'var(--space-2)', minWidth: 0 });

const stage = css({
  display: 'grid',
  aspectRatio: '4 / 3',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-sunken)',
  overflow: 'hidden',
  // Title and price follow below on this width and must be visible with little scrolling.
  [media.tablet]: { aspectRatio: '16 / 9' },
  [media.mobile]: { aspectRatio: '1' },
});

const cover = {
  '& picture': { display: 'block', height: '100%' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;

const large = css({ minHeight: 0, ...cover });

const thumbs = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 'var(--space-2)',
});

const thumb = css({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-skeleton)',
  overflow: 'hidden',
  cursor: 'pointer',
  ...cover,
  '&[aria-pressed="true"]': { boxShadow: '0 0 0 2px var(--color-surface), 0 0 0 4px var(--color-brand)' },
});
