import { css } from '@emotion/react';
import type { Image } from '@detour/shared-contracts/api';
import { Breadcrumb, Gallery, HotelLine, media, text } from '@detour/shared-ui';
import { galleryWords, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { giftCrumbs, type GivenHotel } from './gift-stay.view-model';

export interface GiftHeaderProps {
  /** Title of the stay. */
  readonly title: string;
  readonly hotel: GivenHotel;
  readonly images: readonly Image[];
}

/** Title, hotel and pictures of the given stay. On a phone the pictures come first. */
export const GiftHeader = ({ title, hotel, images }: GiftHeaderProps) => {
  const t = useText();
  const { locale } = useSite();
  const count = images.length;
  return (
    <header css={header}>
      <div css={words}>
        <Breadcrumb crumbs={giftCrumbs(hotel.name, locale, t)} label={t('nav.breadcrumb')} />
        <h1 css={text.h1} data-testid="product-title">
          {t('gift.pageTitle', { title })}
        </h1>
        <HotelLine {...hotel} />
      </div>
      {count > 0 && (
        <div css={pictures}>
          <Gallery images={images} labels={{ ...galleryWords(t, count), region: t('gallery.region') }} />
          {/* Beside photos, the viewer names each drawing. */}
          {!images.some(({ url }) => url.startsWith('/images/photo-')) && (
            <p css={[text.micro, text.muted, note]}>{t('gallery.illustrations')}</p>
          )}
        </div>
      )}
    </header>
  );
};

const header = css({ display: 'flex', flexDirection: 'column', gap: '1.5rem' });
const words = css({ display: 'grid', gap: 'var(--space-3)' });
const pictures = css({ minWidth: 0, [media.mobile]: { order: -1 } });
const note = css({ marginTop: '0.4rem' });
