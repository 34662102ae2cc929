import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { media } from '../foundation/media';
import { useMedia } from '../foundation/hooks/useMedia';
import { PauseIcon, PlayIcon } from '../icon/own-icons';
import { Picture } from '../picture/Picture';
import type { PictureImage } from '../picture/picture-sources';

export interface SlideshowProps {
  images: readonly PictureImage[];
  /** "Photos du coffret" */
  label: string;
  pauseLabel: string;
  playLabel: string;
  /** Layout width of a picture. */
  sizes: string;
  /** Time (ms) per picture. @spec UI-009 */
  interval?: number | undefined;
  /** Duration (ms) of the crossfade. @spec UI-009 */
  transition?: number | undefined;
  className?: string | undefined;
}

/**
 * Pictures with a crossfade. The visitor can stop it, and it does not start automatically with reduced motion (WCAG 2.2.2).
 * @spec UI-009
 */
export const Slideshow = ({
  images,
  label,
  pauseLabel,
  playLabel,
  sizes,
  interval = 3000,
  transition = 500,
  className,
}: SlideshowProps) => {
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<boolean | null>(null);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const playing = (wish ?? !isCalm) && images.length > 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % images.length), interval);
    return () => clearInterval(timer);
  }, [playing, images.length, interval]);
  return (
    <div css={frame} className={className} role="group" aria-label={label}>
      {images.map((image, at) => (
        <div
          key={`${at} ${image.url}`}
          css={[slide, { transition: `opacity ${transition}ms ease-in-out` }, at === index && current]}
          aria-hidden={at !== index}
          data-current={at === index}
        >
          <Picture image={image} sizes={sizes} eager={at === 0} />
        </div>
      ))}
      {images.length > 1 && (
        <IconButton
          look="disc"
          css={button}
          label={playing ? pauseLabel : playLabel}
          icon={playing ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
          onClick={() => setWish(!playing)}
        />
      )}
    </div>
  );
};

const frame = css({ position: 'relative', display: 'grid', overflow: 'hidden' });

// All in one grid cell: the box has the size of the largest, and nothing moves.
const slide = css({
  gridArea: '1 / 1',
  opacity: 0,
  [media.reducedMotion]: { transition: 'none !important' },
});
const current = css({ opacity: 1 });
const button = css({ position: 'absolute', insetInlineEnd: '0.75rem', bottom: '0.75rem' });
