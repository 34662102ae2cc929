import { css } from '@emotion/react';
import type { HotelPage } from '@detour/shared-contracts/api';
import { Breadcrumb, Gallery, HotelLine, media, text } from '@detour/shared-ui';
import { galleryWords, useFormat, useSite } from '@detour/remote-kit';
import { toCrumbs, toHotelLine } from '../stay/stay.view-model';
import { useText } from '../text';

/** Address on one line, followed by the area if it differs from the town. */
const addressOf = ({ address, zipCode, location: { label, area } }: HotelPage): string =>
  [address, `${zipCode} ${label}`, ...(area === label || area === '' ? [] : [area])].join(', ');

/** Breadcrumb, hotel name, and four pictures (a carousel on mobile). @spec HOTEL-001 HOTEL-002 HOTEL-003 */
export const HotelHeader = ({ hotel }: { readonly hotel: HotelPage }) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useSite();
  const tools = { t, format, locale };
  const line = toHotelLine(hotel, tools, { allIncentive: true });
  const count = hotel.images.length;
  return (
    <header css={header}>
      <div css={words}>
        <Breadcrumb
          label={t('nav.breadcrumb')}
          crumbs={toCrumbs(hotel, tools)}
          short="phone"
          moreLabel={t('nav.wholePath')}
        />
        <h1 css={[text.h1, title]}>{hotel.label}</h1>
        <div css={meta}>
          <HotelLine {...line} name={addressOf(hotel)} place="" href={null} />
        </div>
      </div>
      {count > 0 && (
        <div css={pictures}>
          <Gallery
            variant="hotel"
            images={hotel.images}
            labels={{ ...galleryWords(t, count), region: t('hotel.gallery') }}
          />
          {/* Beside photos, the viewer names each drawing. */}
          {!hotel.images.some(({ url }) => url.startsWith('/images/photo-')) && (
            <p css={[text.micro, text.muted, note]}>{t('gallery.illustrations')}</p>
          )}
        </div>
      )}
    </header>
  );
};

const header = css({
  display: 'flex',
  flexDirection: 'column',
  paddingTop: '1.5rem',
  [media.mobile]: { paddingTop: 0 },
});

const words = css({ [media.mobile]: { paddingTop: '1.1rem' } });
const meta = css({ marginTop: '0.7rem' });
const title = css({ marginTop: '0.75rem' });
const pictures = css({ marginTop: '1.5rem', [media.mobile]: { order: -1, marginTop: 0 } });
const note = css({ marginTop: '0.4rem' });
