import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  ArrowLeftIcon,
  Breadcrumb,
  Gallery,
  HotelLine,
  IconButton,
  media,
  mobileQuery,
  text,
  useMedia,
} from '@detour/shared-ui';
import { galleryWords, useHost, useSite, WishlistButton } from '@detour/remote-kit';
import { useText } from '../../text';
import { ShareButton } from './ShareButton';
import { useInApp } from './useInApp';
import type { StayView } from '../stay.view-model';
import type { Names } from '../../contract';

export interface StayHeaderProps {
  readonly id: string;
  readonly view: StayView;
  /** Beside the heart from tablet width up: "Offrir ce séjour". */
  readonly action?: ReactNode;
}

const Heart = ({ id, title }: { readonly id: string; readonly title: string }) => {
  const t = useText();
  return <WishlistButton<Names> type="STAY" id={id} label={t('wishlist.heart', { title })} />;
};

const PageCrumbs = ({ crumbs }: Pick<StayView, 'crumbs'>) => {
  const t = useText();
  return (
    <Breadcrumb crumbs={crumbs} label={t('nav.breadcrumb')} short="phone" moreLabel={t('nav.wholePath')} />
  );
};

/** Breadcrumb, title, hotel and pictures. On mobile the pictures come first. @spec PROD-003 PROD-012 PROD-013 FLAG-007 */
export const StayHeader = ({ id, view, action }: StayHeaderProps) => {
  const t = useText();
  const isMobile = useMedia(mobileQuery);
  // On the picture on mobile, beside the title otherwise. Only one heart is exposed to keyboard and screen readers.
  const tools = (
    <>
      <ShareButton id={id} title={view.title} />
      <Heart id={id} title={view.title} />
    </>
  );
  const inApp = useInApp();
  const { navigation } = useHost();
  const { flags } = useSite<Names>();
  // A native app has no browser toolbar with a back button. @spec PROD-023
  const back = inApp && (
    <IconButton
      look="disc"
      label={t('product.backInApp')}
      icon={<ArrowLeftIcon size={22} />}
      onClick={() => navigation.back()}
    />
  );
  const count = view.images.length;
  return (
    <header css={header}>
      <div css={words}>
        {!isMobile && back}
        <PageCrumbs crumbs={view.crumbs} />
        <div css={titleRow}>
          <h1 css={[text.h1, title]} data-testid="product-title">
            {view.title}
          </h1>
          {!isMobile && (
            <div css={toolRow}>
              {action}
              {tools}
            </div>
          )}
        </div>
        <div css={meta}>
          <HotelLine {...view.hotel} />
        </div>
      </div>
      {count > 0 && (
        <div css={pictures}>
          <Gallery
            images={view.images}
            variant={flags['newProductGallery'] === false ? 'hotel' : 'stay'}
            start={isMobile && back}
            end={isMobile && <div css={discs}>{tools}</div>}
            labels={{ ...galleryWords(t, count), region: t('gallery.region') }}
          />
          <DrawnNote images={view.images} />
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
const titleRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  marginTop: '0.75rem',
  // Beside the buttons, a title would have four lines of two words.
  [media.tablet]: { flexWrap: 'wrap', rowGap: 'var(--space-3)', '& > h1': { flexBasis: '100%' } },
});
// Hidden on phones by CSS too: the server does not know the width, and the row would narrow the title until the page is hydrated.
const toolRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  flex: 'none',
  [media.mobile]: { display: 'none' },
});
const discs = css({ display: 'flex', gap: 'var(--space-2)' });
// Not in `ch`, which differs between the local font of the first paint and the web font: the title would wrap elsewhere.
const title = css({ maxWidth: '14.3em' });

const meta = css({ marginTop: '0.7rem' });
const pictures = css({ marginTop: '1.5rem', [media.mobile]: { order: -1, marginTop: 0 } });
/** Says that the pictures are drawn. Beside photos, the viewer names each drawing. */
const DrawnNote = ({ images }: { readonly images: readonly { readonly url: string }[] }) => {
  const t = useText();
  return images.some(({ url }) => url.startsWith('/images/photo-')) ? null : (
    <p css={[text.micro, text.muted, note]}>{t('gallery.illustrations')}</p>
  );
};

const note = css({ marginTop: '0.4rem' });
