import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton';
import { useDialog } from '../dialog/useDialog';
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from '../icon/icons';
import { LazyPicture } from '../picture/LazyPicture';
import { Picture } from '../picture/Picture';
import type { PictureImage } from '../picture/picture-sources';
import type { GalleryLabels } from './gallery-labels';
import { viewerStyles as styles } from './gallery.styles';
import { useSwiper } from './useSwiper';

export interface GalleryViewerProps {
  images: readonly PictureImage[];
  labels: GalleryLabels;
  first: number;
  onClose: () => void;
}

/** Shows one picture at a time on the full screen: arrows, arrow keys, swipes, thumbnails. Escape closes it. */
export const GalleryViewer = ({ images, labels, first, onClose }: GalleryViewerProps) => {
  const { dialogRef, titleRef } = useDialog(true, onClose);
  const container = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  useSwiper({ active: true, container, index, onIndex: setIndex });
  const show = (next: number) => setIndex(Math.min(images.length - 1, Math.max(0, next)));
  const image = images[index];
  return (
    <dialog
      ref={dialogRef}
      css={styles.dialog}
      aria-label={labels.region}
      onKeyDown={(event) => show(index + stepOf(event))}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div css={styles.head}>
        <h2 ref={titleRef} tabIndex={-1} css={styles.title} aria-live="polite">
          {labels.counter(index + 1, images.length)}
        </h2>
        <IconButton label={labels.close} icon={<XIcon size={24} />} onClick={onClose} css={onInk} />
      </div>
      <div ref={container} css={styles.stage}>
        <ul css={[styles.list, shift(index)]} className="swiper-wrapper" role="list">
          {images.map((picture, at) => (
            <li
              key={`${at} ${picture.url}`}
              css={styles.slide}
              className="swiper-slide"
              aria-hidden={at !== index}
            >
              <LazyPicture image={picture} sizes="100vw" css={styles.picture} />
            </li>
          ))}
        </ul>
        <Arrow side="previous" label={labels.previous} off={index === 0} onClick={() => show(index - 1)} />
        <Arrow
          side="next"
          label={labels.next}
          off={index === images.length - 1}
          onClick={() => show(index + 1)}
        />
      </div>
      <p css={styles.caption}>{image?.legend || image?.alt}</p>
      <Thumbnails images={images} labels={labels} index={index} onShow={show} />
    </dialog>
  );
};

const stepOf = ({ key }: KeyboardEvent): number => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);

// Until the carousel loads, and if it never does. Afterwards its inline transform takes precedence.
const shift = (index: number) => ({ transform: `translateX(${-100 * index}%)` });

interface ArrowProps {
  side: 'previous' | 'next';
  label: string;
  off: boolean;
  onClick: () => void;
}

const Arrow = ({ side, label, off, onClick }: ArrowProps) => (
  <IconButton
    look="disc"
    label={label}
    icon={side === 'next' ? <ChevronRightIcon size={24} /> : <ChevronLeftIcon size={24} />}
    aria-disabled={off || undefined}
    onClick={onClick}
    css={[styles.arrow, styles[side]]}
  />
);

interface ThumbnailsProps extends Pick<GalleryViewerProps, 'images' | 'labels'> {
  index: number;
  onShow: (index: number) => void;
}

const Thumbnails = ({ images, labels, index, onShow }: ThumbnailsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <ul ref={list} css={styles.thumbnails} aria-label={labels.thumbnails}>
      {images.map((image, at) => (
        <li key={`${at} ${image.url}`}>
          <button
            type="button"
            css={styles.thumbnail}
            aria-label={labels.enlarge(at + 1)}
            aria-current={at === index}
            onClick={() => onShow(at)}
          >
            <Picture image={image} alt="" sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  );
};

const onInk = { '@media (hover: hover)': { '&&:hover': { background: '#ffffff1f' } } } as const;
