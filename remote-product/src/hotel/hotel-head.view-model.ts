import type { HotelPage } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import type { PageHead } from '@detour/shared-contracts/mount';
import { printPath } from '@detour/shared-contracts/sites';
import { breadcrumbData, galleryPreloads } from '@detour/shared-ui';
import { fromAmount, offerData, toDescription } from '@detour/remote-kit';
import type { HeadTools } from '../stay/stay-head.view-model';
import { toCrumbs } from '../stay/stay.view-model';
import type { Names } from '../contract';

/** The cheapest price of the list of offers. Null when nothing is available or the hotel is closed. */
const amountOf = ({ active, rooms }: HotelPage): number | null => {
  const totals = rooms.flatMap(({ offers }) =>
    offers.map(({ sellPrice, localTaxTotalAmount }) => sellPrice + localTaxTotalAmount),
  );
  return active && totals.length > 0 ? fromAmount(Math.min(...totals)) : null;
};

/** Structured data of the hotel, its cheapest price, and its score; the last only with a score and at least one review. @spec SEO-008 */
const hotelData = (hotel: HotelPage, description: string, origin: string, url: string): Json => {
  const { review, stars, location, address, zipCode } = hotel;
  const [picture] = hotel.images;
  const amount = amountOf(hotel);
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.label,
    url,
    description,
    ...(picture && { image: origin + picture.url }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: zipCode,
      addressLocality: location.label,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    ...(amount !== null && { makesOffer: offerData(amount, url) }),
    ...(stars > 0 && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    ...(review &&
      review.count > 0 &&
      review.average > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(review.average * 10) / 10,
          bestRating: 10,
          worstRating: 0,
          reviewCount: review.count,
        },
      }),
  };
};

/** Title, canonical URL, robots and structured data of a hotel. A closed hotel is not indexed. @spec SEO-008 SEO-013 */
export const toHotelHead = (hotel: HotelPage, tools: HeadTools): PageHead => {
  const { t, locale, origin, brand } = tools;
  const path = printPath<Names>('hotel', locale, { id: hotel.id });
  const [picture] = hotel.images;
  const description = toDescription(hotel.description);
  return {
    title: t('page.title', { title: `${hotel.label}, ${hotel.location.label}`, brand }),
    description,
    canonicalPath: path,
    robots: hotel.active ? 'index,follow' : 'noindex,follow',
    ...(picture && { image: picture.url, preloadImages: galleryPreloads(hotel.images, 'hotel') }),
    jsonLd: [
      breadcrumbData(toCrumbs(hotel, tools), origin, path),
      hotelData(hotel, description, origin, `${origin}${path}`),
    ],
  };
};
