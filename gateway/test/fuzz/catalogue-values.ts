import { addDays } from '@detour/shared-contracts/base';
import { codeInHeader } from '@detour/shared-contracts/rules';
import { landingSlugs } from '../../src/storefront/content/landing/landing-texts';
import { staticPageIds } from '../../src/storefront/content/static/parse-static-page';
import type { Database } from '../../src/database/open-database';
import { today } from '../shop.fixture';

/** By field of a request, or by call and field: `stayDetail.id`. */
export type Values = Readonly<Record<string, readonly unknown[]>>;

const few = 40;

const keysOf = async (db: Database) => {
  const packages = await db.selectFrom('package').select(['id', 'uri']).orderBy('id').limit(few).execute();
  const hotels = await db.selectFrom('hotel').select(['id', 'uri']).orderBy('id').limit(few).execute();
  const activities = await db.selectFrom('activity').select(['id', 'uri']).orderBy('id').limit(few).execute();
  const boxes = await db.selectFrom('box').select(['code', 'slug', 'price']).orderBy('code').execute();
  const places = await db
    .selectFrom('place')
    .select(['id', 'category'])
    .where('id', 'in', (query) => query.selectFrom('hotel').select('place_id'))
    .orderBy('id')
    .limit(few)
    .execute();
  return { packages, hotels, activities, boxes, places };
};

const days = [1, 7, 14, 20, 28, 30, 45, 90, 200, 364].map((distance) => addDays(today, distance));

const members: Values = {
  checkin: days,
  checkinDate: days,
  checkoutDate: days,
  date: days,
  month: days.map((day) => day.slice(0, 7)),
  fromMonth: days.map((day) => day.slice(0, 7)),
  nights: [1, 2, 3],
  night: [1, 2, 3],
  adult: [1, 2, 4],
  child: [0, 1],
  baby: [0, 1],
  limit: [1, 12, 24],
  page: [0, 1],
  term: ['Paris', 'ami', 'la ro', 'Île', 'st', 'Deauville', 'x', 'mer'],
  stars: ['3,4', '5', ''],
  facilities: ['pool', 'pool,spa', 'wifi'],
  tags: ['1', '1,2'],
  propertiesRequested: ['stars,price,facility', 'type,environment,style,tag,score', 'price'],
  lat: [48.8, 43.3],
  lng: [2.3, 5.4],
  slug: [...landingSlugs],
  'staticPage.id': [...staticPageIds],
  firstName: ['Léa', 'Jean-Luc', "D'Arc"],
  lastName: ['Martin', 'van den Berg'],
  hash: ['a=2', 'a=2&n=2', ''],
  email: ['lea@example.org', 'nobody@example.org'],
  retURL: ['/', 'http://fr.localhost:8080/contact'],
  scene: ['coast-lighthouse-day', 'hero-road'],
  file: ['120_80.webp', '360_240.avif'],
  orderBy: ['priceQuality'],
};

/** Ids of the demonstration catalogue, with days and words for which its calls return results. */
export const catalogueValues = async (db: Database): Promise<Values> => {
  const { packages, hotels, activities, boxes, places } = await keysOf(db);
  const packageIds = packages.map(({ id }) => id);
  const hotelIds = hotels.flatMap(({ id, uri }) => [id, uri]);
  const activityIds = activities.map(({ id }) => id);
  const codes = boxes.map(({ code }) => code);
  return {
    ...members,
    id: packageIds,
    offerId: packageIds,
    productId: [...packageIds.slice(0, 10), ...codes.slice(0, 5), ...activityIds.slice(0, 5), ''],
    hotelId: hotelIds,
    hotel: hotelIds,
    city: places.map(({ id }) => id),
    'reviews.id': hotelIds,
    'activityDetail.id': activityIds,
    'activityImages.id': activityIds,
    'addToWishlist.id': [...packageIds.slice(0, 10), ...activityIds.slice(0, 10)],
    ids: [activityIds.slice(0, 3).join(','), '1'],
    'boxProductDetail.code': [...codes, ...boxes.map(({ slug }) => slug)],
    boxCode: codes,
    'heldBoxOffers.code': [...codes, codeInHeader],
    'heldBoxFacets.code': [...codes, codeInHeader],
  };
};
