import { emptyCriteria, printPath, type PageHead } from '@detour/shared-contracts';
import { breadcrumbData } from '@detour/shared-ui';
import type { PageDefinition, PrefetchContext, PrefetchOutcome } from '@detour/shared-ui/remote';
import { hotelOffersQuery } from './hotel-offers.query';
import { HotelPage, hotelPageOffers } from './HotelPage';

const isServer = typeof window === 'undefined';

/** A hotel with its offers. A hotel without any is not told from an unknown one by this call, so neither is indexed. */
const prefetch = async ({
  queryClient,
  api,
  site,
  route,
  text,
}: PrefetchContext): Promise<PrefetchOutcome> => {
  const hotelId = route.params['id'] ?? '';
  const { locale, brand } = site;
  const path = printPath('hotel', locale, { id: hotelId });
  try {
    const offers = await queryClient.fetchQuery(
      hotelOffersQuery(api, { hotelId, locale, criteria: emptyCriteria, limit: hotelPageOffers }),
    );
    const hotel = offers.exactMatch[0]?.hotel;
    const head: PageHead = {
      title: text('page.title', {
        title: hotel ? `${hotel.label}, ${hotel.location.label}` : text('hotel.tabOffers'),
        brand,
      }),
      canonicalPath: path,
      robots: hotel ? 'index,follow' : 'noindex,follow',
      ...(hotel && {
        jsonLd: [
          breadcrumbData(
            [{ label: text('nav.home'), href: printPath('home', locale) }, { label: hotel.label }],
            site.origin,
            path,
          ),
        ],
      }),
    };
    return { head, keys: [`hotel:${hotelId}`] };
  } catch (error) {
    if (isServer) throw error;
    return { head: { title: brand, robots: 'noindex,follow' } };
  }
};

export const hotelPage: PageDefinition = { prefetch, Component: HotelPage };
