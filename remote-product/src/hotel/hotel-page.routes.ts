import { emptyCriteria, parseCriteria } from '@detour/shared-contracts/criteria';
import type { PageHead } from '@detour/shared-contracts/mount';
import { readFlow } from '@detour/shared-contracts/rules';
import { printPath } from '@detour/shared-contracts/sites';
import {
  isApiError,
  type PageDefinition,
  type PrefetchContext,
  type PrefetchOutcome,
} from '@detour/remote-kit';
import { reviewsQuery } from '../reviews/reviews.query';
import type { Text } from '../text';
import { toHotelHead } from './hotel-head.view-model';
import { hotelQuery } from './hotel.query';
import { HotelPage } from './HotelPage';
import type { Names } from '../contract';

const isServer = typeof window === 'undefined';

/** The hotel decides status and head. Prices for the dates in the hash are loaded in the browser, before an in-app navigation commits. */
const prefetch = async (context: PrefetchContext<Names>): Promise<PrefetchOutcome> => {
  const { queryClient, api, site, route } = context;
  const hotelId = route.params['id'] ?? '';
  const { locale } = site;
  try {
    const hotel = await queryClient.fetchQuery(
      hotelQuery(api, { hotelId, locale, flow: readFlow(context.location.search), criteria: emptyCriteria }),
    );
    const rest = Promise.all([
      queryClient.prefetchQuery(reviewsQuery(api, { hotelId: hotel.id, locale })),
      loadDated(context, hotelId),
    ]);
    if (isServer) await rest;
    return { head: headOf(hotel, context) };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { head: missingHead(context), status: 404 };
    if (isServer) throw error;
    return { head: missingHead(context) };
  }
};

/** The server does not know the hash. */
const loadDated = async (
  { queryClient, api, site, location, now }: PrefetchContext<Names>,
  hotelId: string,
): Promise<void> => {
  const criteria = parseCriteria<Names>(location.hash, now, site.locale);
  await queryClient.prefetchQuery(
    hotelQuery(api, { hotelId, locale: site.locale, flow: readFlow(location.search), criteria }),
  );
};

const headOf = (
  hotel: Parameters<typeof toHotelHead>[0],
  { site, text, format }: PrefetchContext<Names>,
): PageHead =>
  toHotelHead(hotel, {
    t: text as Text,
    format,
    locale: site.locale,
    origin: site.origin,
    brand: site.brand,
  });

const missingHead = ({ site, route }: PrefetchContext<Names>): PageHead => ({
  title: site.brand,
  canonicalPath: printPath<Names>('hotel', site.locale, { id: route.params['id'] ?? '' }),
  robots: 'noindex,follow',
});

export const hotelPage: PageDefinition<Names> = { prefetch, Component: HotelPage };
