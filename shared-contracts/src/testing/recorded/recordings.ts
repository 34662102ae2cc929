import type { CallId } from '../../api/call-schemas';

/** The recorded responses of the seeded gateway, with the call that each answers. `npm run fixtures` writes them. */
export const recordings = {
  // Searches, in French.
  stays: 'offers',
  'stays-dated': 'offers',
  'stays-gift': 'offers',
  'stays-none': 'offers',
  facets: 'facets',
  suggestions: 'autocomplete',
  recommended: 'recommended',
  'search-calendar': 'searchCalendar',
  'activities-found': 'activitySearch',
  'activity-cities': 'activityDestinations',
  // Pages of a stay, a hotel and an activity.
  stay: 'stayDetail',
  'stay-days': 'availabilities',
  'stay-offers': 'productOffers',
  quote: 'quote',
  'quote-unavailable': 'quote',
  upsells: 'upsells',
  hotel: 'hotelDetail',
  'hotel-dated': 'hotelDetail',
  'hotel-days': 'hotelAvailabilities',
  reviews: 'reviews',
  activity: 'activityDetail',
  // Boxes and gifts.
  boxes: 'boxes',
  box: 'boxProductDetail',
  'box-offers': 'boxOffers',
  'gift-prices': 'giftPrices',
  'gift-extras': 'giftExtras',
  // Purchases.
  'order-held': 'order',
  'order-paid': 'order',
  'order-part-voucher': 'order',
  'order-cancelled': 'order',
  'order-gift': 'order',
  'order-box': 'order',
  cancellation: 'cancellation',
  'cancellation-gift': 'cancellation',
  voucher: 'voucherStatus',
  'voucher-activity': 'voucherStatus',
  'gift-session': 'beneficiarySession',
  'held-box-offers': 'beneficiaryBoxOffers',
  // Content of editors, and the frame.
  homepage: 'homepage',
  landing: 'landingPage',
  'static-page': 'staticPage',
  ideas: 'ideasPage',
  navigation: 'navigation',
  'promo-bars': 'promoBars',
  announcements: 'announcementBanner',
  'gift-block': 'giftBlock',
  articles: 'articles',
  minisites: 'minisites',
} as const satisfies Readonly<Record<string, CallId>>;

export type RecordingName = keyof typeof recordings;
