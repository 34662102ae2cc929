import type { StayDetail } from '@detour/shared-contracts/api';
import type { PageHead } from '@detour/shared-contracts/mount';
import { productPath } from '@detour/shared-contracts/sites';
import { galleryPreloads } from '@detour/shared-ui';
import {
  isApiError,
  type PageDefinition,
  type PrefetchContext,
  type PrefetchOutcome,
  stayQuery,
} from '@detour/remote-kit';
import { giftPricesQuery } from '../prices/gift-prices.query';
import type { Text } from '../text';
import { GiftPage } from './GiftPage';
import type { Names } from '../contract';

const isServer = typeof window === 'undefined';

/** 404 for an unknown stay, 410 for one that is no longer sold. If the prices fail to load, the page shows an error in their place. */
const prefetch = async (context: PrefetchContext<Names>): Promise<PrefetchOutcome> => {
  const { queryClient, api, site, route } = context;
  const request = { id: route.params['id'] ?? '', locale: site.locale };
  try {
    const [stay] = await Promise.all([
      queryClient.fetchQuery(stayQuery(api, request)),
      queryClient.prefetchQuery(giftPricesQuery(api, request)),
    ]);
    return {
      head: headOf(stay, context),
      status: stay.published ? 200 : 410,
    };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { head: missingHead(context), status: 404 };
    // On the server the shell omits this part; in the browser the page shows the error with a retry.
    if (isServer) throw error;
    return { head: missingHead(context) };
  }
};

const headOf = (stay: StayDetail, { site, text }: PrefetchContext<Names>): PageHead => {
  const t = text as Text;
  const [picture] = stay.images;
  return {
    title: t('page.title', { title: t('gift.pageTitle', { title: stay.label }), brand: site.brand }),
    description: t('gift.lead', { hotel: stay.hotel.label, place: stay.hotel.location.label }),
    canonicalPath: productPath<Names>(site.locale, stay.id, { kind: 'single-voucher' }),
    robots: stay.published ? 'index,follow' : 'noindex,follow',
    ...(picture && {
      image: picture.url,
      preloadImages: stay.published ? galleryPreloads(stay.images) : [],
    }),
  };
};

const missingHead = ({ site, route }: PrefetchContext<Names>): PageHead => ({
  title: site.brand,
  canonicalPath: productPath<Names>(site.locale, route.params['id'] ?? '', { kind: 'single-voucher' }),
  robots: 'noindex,follow',
});

export const giftPage: PageDefinition<Names> = { prefetch, Component: GiftPage };
