import type { GiftPricesResponse, StayDetail } from '@detour/shared-contracts/api';
import type { PageHead } from '@detour/shared-contracts/mount';
import { productPath } from '@detour/shared-contracts/sites';
import { breadcrumbData, galleryPreloads } from '@detour/shared-ui';
import {
  isApiError,
  productData,
  type PageDefinition,
  type PrefetchContext,
  type PrefetchOutcome,
  stayQuery,
  toDescription,
} from '@detour/remote-kit';
import { giftPricesQuery } from '../prices/gift-prices.query';
import { firstGiftAmount } from '../setup/setup.view-model';
import type { Text } from '../text';
import { GiftPage } from './GiftPage';
import { giftCrumbs } from './showcase/gift-stay.view-model';
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
      head: headOf(stay, queryClient.getQueryData(giftPricesQuery(api, request).queryKey), context),
      status: stay.published ? 200 : 410,
    };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { head: missingHead(context), status: 404 };
    // On the server the shell omits this part; in the browser the page shows the error with a retry.
    if (isServer) throw error;
    return { head: missingHead(context) };
  }
};

/** With structured data of the price that the page shows first, while the stay is sold. @spec SEO-003 */
const headOf = (
  stay: StayDetail,
  prices: GiftPricesResponse | undefined,
  { site, text }: PrefetchContext<Names>,
): PageHead => {
  const t = text as Text;
  const [picture] = stay.images;
  const name = t('gift.pageTitle', { title: stay.label });
  const lead = t('gift.lead', { hotel: stay.hotel.label, place: stay.hotel.location.label });
  // A hotel has several stays.
  const description = toDescription(`${stay.label}. ${lead}`);
  const path = productPath<Names>(site.locale, stay.id, { kind: 'single-voucher' });
  return {
    title: t('page.title', { title: name, brand: site.brand }),
    description,
    canonicalPath: path,
    robots: stay.published ? 'index,follow' : 'noindex,follow',
    ...(picture && {
      image: picture.url,
      preloadImages: stay.published ? galleryPreloads(stay.images) : [],
    }),
    jsonLd: [
      breadcrumbData(giftCrumbs(stay.hotel.label, site.locale, t), site.origin, path),
      ...productData({
        name,
        description,
        path,
        image: picture?.url,
        origin: site.origin,
        amount: prices && stay.published ? firstGiftAmount(prices) : null,
      }),
    ],
  };
};

const missingHead = ({ site, route }: PrefetchContext<Names>): PageHead => ({
  title: site.brand,
  canonicalPath: productPath<Names>(site.locale, route.params['id'] ?? '', { kind: 'single-voucher' }),
  robots: 'noindex,follow',
});

export const giftPage: PageDefinition<Names> = { prefetch, Component: GiftPage };
