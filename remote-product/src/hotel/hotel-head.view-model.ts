import type { HotelPage } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import type { PageHead } from '@detour/shared-contracts/mount';
import { printPath } from '@detour/shared-contracts/sites';
import { breadcrumbData, galleryPreloads } from '@detour/shared-ui';
import type { HeadTools } from '../stay/stay-head.view-model';
import { toCrumbs } from '../stay/stay.view-model';
import type { Names } from '../contract';

/** Structured data of the score; only with a score and at least one review. @spec SEO-008 */
const hotelData = (hotel: HotelPage, url: string): Json => {
  const { review, stars, location, address, zipCode } = hotel;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: hotel.label,
    url,
    description: hotel.description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: zipCode,
      addressLocality: location.label,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
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
  return {
    title: t('page.title', { title: `${hotel.label}, ${hotel.location.label}`, brand }),
    description: hotel.description.slice(0, 160),
    canonicalPath: path,
    robots: hotel.active ? 'index,follow' : 'noindex,follow',
    ...(picture && { image: picture.url, preloadImages: galleryPreloads(hotel.images, 'hotel') }),
    jsonLd: [breadcrumbData(toCrumbs(hotel, tools), origin, path), hotelData(hotel, `${origin}${path}`)],
  };
};
