import { css } from '@emotion/react';
import { useState } from 'react';

/** Address of a picture of the shop by its name, in a size that each of them has. */
export const pictureAddress = (name: string): string => `/images/${encodeURIComponent(name)}/640_480.webp`;

/** True for an address of a picture on this host: the Content Security Policy forbids those of others. */
export const isOwnPicture = (address: string): boolean =>
  /^\/(?!\/)[^?#]*\.(?:webp|avif|jpe?g|png|svg)$/i.test(address);

/** A small view of a picture below its field. Its words are in the field, so it has none. An address without a picture shows nothing. */
export const Thumbnail = ({ src }: { readonly src: string }) => {
  const [failed, setFailed] = useState('');
  if (failed === src) return null;
  return (
    <img
      src={src}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      css={thumbnail}
      data-testid="content-thumbnail"
      onError={() => setFailed(src)}
    />
  );
};

const thumbnail = css({
  display: 'block',
  width: 160,
  height: 120,
  marginTop: 'var(--space-2)',
  borderRadius: 'var(--radius-s)',
  border: '1px solid var(--color-line)',
  background: 'var(--color-skeleton)',
  objectFit: 'contain',
});
