import type { StayDetail } from '@detour/shared-contracts/api';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import type { PageHead } from '@detour/shared-contracts/mount';
import { printPath, productPath } from '@detour/shared-contracts/sites';
import {
  isApiError,
  type PageDefinition,
  type PrefetchContext,
  type PrefetchOutcome,
  stayQuery,
} from '@detour/remote-kit';
import { quoteQuery, quoteRequestOf } from '../booking/quote/quote.query';
import { isGifting } from '../gift/useGifting';
import { shownOffers } from '../hotel/offers/HotelOffers';
import { hotelOffersQuery } from '../hotel/offers/hotel-offers.query';
import { reviewsQuery } from '../reviews/reviews.query';
import type { Text } from '../text';
import { upsellsQuery } from '../upsell/upsells.query';
import { namedHotelQuery } from './named-hotel.query';
import { toStayHead } from './stay-head.view-model';
import { StayPage } from './StayPage';
import type { Names } from '../contract';

const isServer = typeof window === 'undefined';

/**
 * The stay decides status and head: 404 for an unknown id, 301 for that of a hotel, 410 for one that is no longer sold. Reviews and the hotel's
 * other stays are awaited on the server only, because in the browser they would delay the page change.
 */
const prefetch = async (context: PrefetchContext<Names>): Promise<PrefetchOutcome> => {
  const { queryClient, api, site, route } = context;
  const id = route.params['id'] ?? '';
  try {
    const stay = await queryClient.fetchQuery(stayQuery(api, { id, locale: site.locale }));
    const rest = Promise.all([loadRest(context, stay), loadQuote(context, id)]);
    if (isServer) await rest;
    return {
      head: headOf(stay, context),
      status: stay.published ? 200 : 410,
    };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return unknownStay(context, id);
    // On the server the shell omits this part; in the browser the page shows the error with a retry.
    if (isServer) throw error;
    return { head: missingHead(context, id) };
  }
};

/** The path may name a hotel, by its id or slug: its page is at another address. @spec ROUTE-014 */
const unknownStay = async (
  { queryClient, api, site, location }: PrefetchContext<Names>,
  id: string,
): Promise<PrefetchOutcome> => {
  const head = missingHead({ site }, id);
  try {
    const hotel = await queryClient.fetchQuery(
      namedHotelQuery(api, { id, locale: site.locale, search: location.search }),
    );
    const canonicalPath = printPath<Names>('hotel', site.locale, { id: hotel.id });
    return { head: { ...head, canonicalPath }, status: 301 };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { head, status: 404 };
    if (isServer) throw error;
    return { head };
  }
};

const loadRest = async (
  { queryClient, api, site, location, now }: PrefetchContext<Names>,
  stay: StayDetail,
): Promise<void> => {
  const hotelId = stay.hotel.id;
  const { locale } = site;
  const gift = isGifting(location.search);
  // Empty on the server, which does not know the hash.
  const criteria = parseCriteria<Names>(location.hash, now, locale);
  await Promise.all([
    stay.published && queryClient.prefetchQuery(reviewsQuery(api, { hotelId, locale })),
    stay.published && queryClient.prefetchQuery(upsellsQuery(api, { id: stay.id, locale, criteria, gift })),
    queryClient.prefetchQuery(
      hotelOffersQuery(api, {
        hotelId,
        locale,
        criteria,
        limit: shownOffers + 1,
        flow: gift ? 'gifting' : 'booking',
      }),
    ),
  ]);
};

/** The server does not know the hash. */
const loadQuote = async (context: PrefetchContext<Names>, id: string): Promise<void> => {
  const { queryClient, api, site, location, now } = context;
  const request = quoteRequestOf(id, site.locale, parseCriteria<Names>(location.hash, now, site.locale));
  if (request) await queryClient.prefetchQuery(quoteQuery(api, request));
};

const headOf = (stay: StayDetail, { site, text, format }: PrefetchContext<Names>): PageHead =>
  toStayHead(stay, { t: text as Text, format, locale: site.locale, origin: site.origin, brand: site.brand });

const missingHead = ({ site }: Pick<PrefetchContext<Names>, 'site'>, id: string): PageHead => ({
  title: site.brand,
  canonicalPath: productPath<Names>(site.locale, id),
  robots: 'noindex,follow',
});

export const stayPage: PageDefinition<Names> = { prefetch, Component: StayPage };
