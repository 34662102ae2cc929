import { css } from '@emotion/react';
import { largestOf, mobileWindows, sourceSets, type PictureImage } from './picture-sources';
import { useFinishedPicture } from './useFinishedPicture';

export interface PictureProps {
  image: PictureImage;
  /** Layout width of the picture: `(max-width: 767px) 100vw, 400px`. */
  sizes: string;
  /** Replaces the image's own text. Empty if the picture repeats adjacent text. */
  alt?: string | undefined;
  /** Aspect ratio of the box. Defaults to the picture's own. */
  ratio?: number | undefined;
  /** For the one main image of a page: loads at once, with high priority, and is preloaded in the head. All others load lazily. */
  eager?: boolean | undefined;
  /** Another image for windows below 600 px, for example a taller crop. @spec UI-006 */
  mobile?: PictureImage | undefined;
  className?: string | undefined;
}

/** A picture as AVIF or WebP in a suitable size. Its box is reserved before it loads. One that the gateway still draws follows by itself. */
export const Picture = ({ image, sizes, alt, ratio, eager = false, mobile, className }: PictureProps) => {
  const largest = largestOf(image);
  const { place, again } = useFinishedPicture();
  return (
    <picture css={frame} className={className}>
      {mobile &&
        sourceSets(mobile, again).map((set) => (
          <source key={`m-${set.type}`} media={mobileWindows} sizes={sizes} {...set} />
        ))}
      {sourceSets(image, again).map((set) => (
        <source key={set.type} sizes={sizes} {...set} />
      ))}
      <img
        ref={place}
        css={[img, tonesOf(image), ratio !== undefined && { aspectRatio: String(ratio) }]}
        src={largest.src + again}
        alt={alt ?? image.alt}
        width={largest.width}
        height={largest.height}
        decoding={eager ? 'sync' : 'async'}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
};

/** A gradient of the picture's own colours. A rule, not an attribute, because the CSP forbids `style`. */
const tonesOf = ({ tones }: PictureImage) =>
  tones && tones.length > 1 ? { background: `linear-gradient(${tones.join(',')})` } : null;

const frame = css({ display: 'block' });

const img = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // Background of the box until the picture has loaded.
  background: 'var(--color-skeleton)',
});
