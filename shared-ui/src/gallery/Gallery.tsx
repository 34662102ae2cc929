import type { GalleryLabels } from './gallery-labels';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { mobileQuery, useMedia } from '../foundation/hooks/useMedia';
import { PhotoIcon } from '../icon/icons';
import { Picture } from '../picture/Picture';
import { preloadsOf, type PictureImage } from '../picture/picture-sources';
import { galleryStyles as styles } from './gallery.styles';
import { useSwiper } from './useSwiper';

export interface GalleryProps {
  images: readonly PictureImage[];
  /** `stay`: five pictures, the first one large; `hotel`: four. */
  variant?: 'stay' | 'hotel' | undefined;
  labels: GalleryLabels;
  /** Mobile: round buttons at the upper left (back) and the upper right (heart). */
  start?: ReactNode;
  end?: ReactNode;
  onOpen?: (() => void) | undefined;
}

const Viewer = lazy(async () => ({ default: (await import('./GalleryViewer')).GalleryViewer }));

/**
 * Pictures of a stay or hotel. The HTML contains one list: a mosaic from tablets up, a full-width carousel on mobile. A
 * click opens the viewer.
 * @spec UI-002 UI-003 UI-004
 */
export const Gallery = ({ images, variant = 'stay', labels, start, end, onOpen }: GalleryProps) => {
  const isMobile = useMedia(mobileQuery);
  const container = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);
  useSwiper({ active: isMobile && images.length > 1, container, index, onIndex: setIndex });
  const layout = layoutOf(images.length, variant);
  const open = (at: number) => {
    setViewed(at);
    onOpen?.();
  };
  return (
    <section css={styles.gallery} aria-label={labels.region} data-testid="gallery" data-layout={layout}>
      <div
        ref={container}
        css={styles.container}
        onScroll={({ currentTarget }) => {
          if (!('carousel' in currentTarget.dataset)) {
            setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)));
          }
        }}
      >
        <Tiles images={images} layout={layout} labels={labels} onOpen={open} />
      </div>
      {start && <div css={[styles.disc, styles.start]}>{start}</div>}
      {end && <div css={[styles.disc, styles.end]}>{end}</div>}
      <p css={styles.counter}>{labels.counter(index + 1, images.length)}</p>
      <div css={styles.seeAll}>
        <Button kind="quiet" size="small" icon={<PhotoIcon />} onClick={() => open(0)}>
          {labels.seeAll}
        </Button>
      </div>
      {viewed !== null && (
        <Suspense>
          <Viewer images={images} labels={labels} first={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </section>
  );
};

interface TilesProps {
  images: readonly PictureImage[];
  layout: Layout;
  labels: GalleryLabels;
  onOpen: (at: number) => void;
}

const Tiles = ({ images, layout, labels, onOpen }: TilesProps) => (
  <ul css={[styles.list, styles.layouts[layout]]} className="swiper-wrapper" role="list">
    {images.map((image, at) => (
      <li key={`${at} ${image.url}`} css={styles.slide} className="swiper-slide">
        <button
          type="button"
          css={styles.tile}
          // The alternative text names the picture. Without one, its position does.
          aria-label={image.alt ? undefined : labels.enlarge(at + 1)}
          aria-haspopup="dialog"
          onClick={() => onOpen(at)}
        >
          <Picture image={image} eager={at === 0} sizes={tileSizes(at, layout)} css={styles.picture} />
        </button>
      </li>
    ))}
  </ul>
);

type Layout = 'five' | 'four' | 'one';

/** @spec UI-002 UI-003 UI-004 */
export const layoutOf = (count: number, variant: 'stay' | 'hotel'): Layout => {
  if (count < 4) return 'one';
  return count >= 5 && variant === 'stay' ? 'five' : 'four';
};

// Widths of the whole 3:2 pictures, of which the boxes cut the sides. On mobile the box is 4:3.
const onMobile = '(max-width: 767px) 113vw, (max-width: 1279px)';
const large = `${onMobile} max(528px, 47vw), 696px`;
const alone = `${onMobile} 95vw, 1200px`;
const doubled = `${onMobile} 47vw, 600px`;
const small = `${onMobile} 300px, 344px`;

const tileSizes = (at: number, layout: Layout): string => {
  if (layout === 'one') return alone;
  if (at === 0) return large;
  return layout === 'four' && at === 1 ? doubled : small;
};

/** Preload of a gallery's first picture, for the page's head. Empty without pictures. */
export const galleryPreloads = (images: readonly PictureImage[], variant: 'stay' | 'hotel' = 'stay') => {
  const [first] = images;
  return first ? preloadsOf(first, tileSizes(0, layoutOf(images.length, variant))) : [];
};
