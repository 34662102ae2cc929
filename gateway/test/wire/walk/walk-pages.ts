import { locales } from '@detour/shared-contracts/sites';
import { landingSlugs } from '../../../src/storefront/content/landing/landing-texts';
import { staticPageIds } from '../../../src/storefront/content/static/parse-static-page';
import { dayAfter, type SeededShop } from '../seeded-shop';

const two = { adult: 2, child: 0, baby: 0 };
const french = { locale: 'fr_FR' };
const day = dayAfter(27);
const month = { month: day.slice(0, 7), length: 1 };

/** What the page of every stay reads. */
const openStay = async ({ read }: SeededShop, id: string): Promise<void> => {
  const dates = { ...french, ...two, checkin: day, nights: 2 };
  await read(`/api/weekend/${id}/detail.json`, { ...dates, fetchRecommendedOffer: true });
  await read(`/api/product/${id}/quote`, dates);
  await read(`/api/product/${id}/upsells`, dates);
};

/** What visitors of a stay can ask beyond that: other days and guests, gifts, other stays. */
const askAboutStay = async ({ read }: SeededShop, id: string): Promise<void> => {
  const stay = `/api/weekend/${id}/detail.json`;
  const asked = { ...french, ...two, fetchRecommendedOffer: true };
  await read(stay, { ...asked, fetchPageModel: true, fetchMapMarkerInfo: true });
  for (const distance of [2, 150]) {
    await read(stay, { ...asked, checkin: dayAfter(distance), nights: 2 });
    for (const guests of [two, { adult: 5, child: 1, baby: 0 }])
      await read(`/api/product/${id}/quote`, {
        ...french,
        ...guests,
        checkin: dayAfter(distance),
        nights: 2,
      });
  }
  await read(`/api/product/${id}/availabilities.json`, { ...two, ...month, length: 3, ...french });
  await read(`/api/product/${id}/availabilities.json`, { ...two, ...month, ...french, checkin: day });
  await read(`/api/weekend/${id}/packageCheckoutNights.json`, { ...french, ...two, checkin: day });
  await read(`/api/product/${id}/offers`, { ...french, ...two, checkin: day, nights: 2 });
  await read(`/api/product/${id}/gift-prices`, french);
};

const walkHotel = async ({ read }: SeededShop, id: string): Promise<void> => {
  for (const flow of ['booking', 'gifting', 'hotel'])
    for (const dates of [{}, { checkin: day, nights: 2 }])
      await read(`/api/hotels/${id}/detail.json`, { ...french, ...two, ...dates, flow });
  await read(`/api/hotels/${id}/availabilities.json`, { ...french, ...two, ...month, length: 2 });
  for (const withOtherLanguageFallback of [true, false])
    await read(`/api/hotel/${id}/reviews.json`, { ...french, withOtherLanguageFallback });
};

/** The first stay, with flexible terms, of the recorded search by dates: it is for sale on that day. */
export const recordStay = async ({ read, record, recordings }: SeededShop): Promise<void> => {
  const { exactMatch } = recordings.get('stays-dated') as {
    exactMatch: { id: string; hotel: { id: string }; cancellationPolicy: { type: string } }[];
  };
  const card =
    exactMatch.find(({ cancellationPolicy }) => cancellationPolicy.type === 'FLEX') ?? exactMatch[0];
  if (!card) throw new Error('The seeded shop sells no stay on the recorded day.');
  const dates = { ...french, ...two, checkin: day, nights: 2 };
  record(
    'stay',
    await read(`/api/weekend/${card.id}/detail.json`, { ...french, ...two, fetchPageModel: true }),
  );
  record(
    'stay-days',
    await read(`/api/product/${card.id}/availabilities.json`, { ...two, ...month, ...french }),
  );
  record('stay-offers', await read(`/api/product/${card.id}/offers`, dates));
  record('quote', await read(`/api/product/${card.id}/quote`, dates));
  record('quote-unavailable', await read(`/api/product/${card.id}/quote`, { ...dates, adult: 12 }));
  record('gift-prices', await read(`/api/product/${card.id}/gift-prices`, french));
  for (const { id } of exactMatch) {
    const upsells = await read(`/api/product/${id}/upsells`, dates);
    if (upsells.length > 0) record('upsells', upsells);
  }
  const hotel = card.hotel.id;
  record('hotel', await read(`/api/hotels/${hotel}/detail.json`, { ...french, ...two }));
  record('hotel-dated', await read(`/api/hotels/${hotel}/detail.json`, dates));
  record(
    'hotel-days',
    await read(`/api/hotels/${hotel}/availabilities.json`, { ...french, ...two, ...month }),
  );
  record(
    'reviews',
    await read(`/api/hotel/${hotel}/reviews.json`, { ...french, withOtherLanguageFallback: true }),
  );
};

/** Pages of all stays and hotels of the small catalogue. */
export const walkProducts = async (seeded: SeededShop): Promise<void> => {
  const stays = await seeded.db.selectFrom('package').select('id').orderBy('id').execute();
  for (const [index, { id }] of stays.entries()) {
    await openStay(seeded, id);
    if (index % 8 === 0) await askAboutStay(seeded, id);
  }
  const hotels = await seeded.db.selectFrom('hotel').select('id').orderBy('id').execute();
  for (const { id } of hotels) await walkHotel(seeded, id);
  const activities = await seeded.db.selectFrom('activity').select('id').orderBy('id').execute();
  for (const { id } of activities) {
    await seeded.read(`/api/activity-only/weekend/${id}/detail.json`, french);
    await seeded.read(`/api/activities/${id}/images.json`, french);
  }
};

const walkBoxes = async ({ read, record, db }: SeededShop): Promise<void> => {
  const all = await read('/api/gateway/boxes/search', french);
  // Three of them: the response has a hundred kilobytes.
  record('boxes', { ...all, boxes: all.boxes.slice(0, 3) });
  const boxes = await db.selectFrom('box').select('code').orderBy('code').execute();
  for (const [index, { code }] of boxes.entries()) {
    const box = await read(`/api/front/boxes/${code}/product-detail`, french);
    const offers = await read(`/api/gateway/boxes/${code}/offers`, { ...french, page: 0, limit: 3 });
    if (index > 0) continue;
    record('box', box);
    record('box-offers', offers);
  }
  await read('/api/cms/box-block-serp', french);
  await read('/api/front/content-boxes-block/fr_FR');
  record('gift-extras', await read('/api/front/purchase/gift-extras', french));
};

/** Pages of editors, in all locales. The responses of the French site are kept. */
export const walkContent = async (seeded: SeededShop): Promise<void> => {
  const { read, record } = seeded;
  for (const locale of locales) {
    const keep = locale === 'fr_FR' ? record : (_: string, answer: unknown) => answer;
    keep('homepage', await read('/api/cms/homepage', { locale }));
    for (const flow of ['booking', 'gifting', 'activity', 'hotel'])
      await read('/api/cms/homepage', { locale, flow });
    keep('navigation', await read('/api/cms/navigation', { locale }));
    keep('promo-bars', await read('/api/cms/promoBars', { locale }));
    keep('ideas', await read('/api/cms/ideas', { locale }));
    keep('minisites', await read('/api/cms/minisites', { locale }));
    keep('articles', await read('/api/marketing/articles', { locale, page: 'not-found' }));
    for (const slug of landingSlugs) {
      const page = await read(`/api/cms/landing/${slug}`, { locale });
      if (slug === 'spa') keep('landing', page);
    }
    for (const id of staticPageIds) {
      const page = await read(`/api/cms/static/${id}`, { locale });
      if (id === 'help') keep('static-page', page);
    }
    await read('/api/flags', { locale });
    await read('/content/targetedBanner.json', { locale });
    for (const type of ['stay', 'gift', 'activity'])
      await read('/api/search/block.json', {
        locale,
        type,
        flowType: type === 'gift' ? 'gifting' : type === 'activity' ? 'activity' : 'booking',
        orderBy: 'priceQuality',
        hash: '',
        limit: 4,
        numberOfPackagesPerHotel: 1,
      });
  }
  record('announcements', await read('/api/front/cms/announcementBanner'));
  record('gift-block', await read('/api/front/content/giftBlock'));
  await read('/api/cms/versions');
  await read('/api/cms/sitemap');
  await walkBoxes(seeded);
};
