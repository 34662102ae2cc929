import type { CallId, ShapeOf } from '../../api/call-schemas';
import { type RecordingName, type recordings } from './recordings';
import activitiesFound from './answers/activities-found.json';
import activity from './answers/activity.json';
import activityCities from './answers/activity-cities.json';
import announcements from './answers/announcements.json';
import articles from './answers/articles.json';
import box from './answers/box.json';
import boxOffers from './answers/box-offers.json';
import boxes from './answers/boxes.json';
import cancellation from './answers/cancellation.json';
import cancellationGift from './answers/cancellation-gift.json';
import facets from './answers/facets.json';
import giftBlock from './answers/gift-block.json';
import giftExtras from './answers/gift-extras.json';
import giftPrices from './answers/gift-prices.json';
import giftSession from './answers/gift-session.json';
import heldBoxOffers from './answers/held-box-offers.json';
import homepage from './answers/homepage.json';
import hotel from './answers/hotel.json';
import hotelDated from './answers/hotel-dated.json';
import hotelDays from './answers/hotel-days.json';
import ideas from './answers/ideas.json';
import landing from './answers/landing.json';
import minisites from './answers/minisites.json';
import navigation from './answers/navigation.json';
import orderBox from './answers/order-box.json';
import orderCancelled from './answers/order-cancelled.json';
import orderGift from './answers/order-gift.json';
import orderHeld from './answers/order-held.json';
import orderPaid from './answers/order-paid.json';
import orderPartVoucher from './answers/order-part-voucher.json';
import promoBars from './answers/promo-bars.json';
import quote from './answers/quote.json';
import quoteUnavailable from './answers/quote-unavailable.json';
import recommended from './answers/recommended.json';
import reviews from './answers/reviews.json';
import searchCalendar from './answers/search-calendar.json';
import staticPage from './answers/static-page.json';
import stay from './answers/stay.json';
import stayDays from './answers/stay-days.json';
import stayOffers from './answers/stay-offers.json';
import stays from './answers/stays.json';
import staysDated from './answers/stays-dated.json';
import staysGift from './answers/stays-gift.json';
import staysNone from './answers/stays-none.json';
import suggestions from './answers/suggestions.json';
import upsells from './answers/upsells.json';
import voucher from './answers/voucher.json';
import voucherActivity from './answers/voucher-activity.json';

const answers: Readonly<Record<RecordingName, unknown>> = {
  stays,
  'stays-dated': staysDated,
  'stays-gift': staysGift,
  'stays-none': staysNone,
  facets,
  suggestions,
  recommended,
  'search-calendar': searchCalendar,
  'activities-found': activitiesFound,
  'activity-cities': activityCities,
  stay,
  'stay-days': stayDays,
  'stay-offers': stayOffers,
  quote,
  'quote-unavailable': quoteUnavailable,
  upsells,
  hotel,
  'hotel-dated': hotelDated,
  'hotel-days': hotelDays,
  reviews,
  activity,
  boxes,
  box,
  'box-offers': boxOffers,
  'gift-prices': giftPrices,
  'gift-extras': giftExtras,
  'order-held': orderHeld,
  'order-paid': orderPaid,
  'order-part-voucher': orderPartVoucher,
  'order-cancelled': orderCancelled,
  'order-gift': orderGift,
  'order-box': orderBox,
  cancellation,
  'cancellation-gift': cancellationGift,
  voucher,
  'voucher-activity': voucherActivity,
  'gift-session': giftSession,
  'held-box-offers': heldBoxOffers,
  homepage,
  landing,
  'static-page': staticPage,
  ideas,
  navigation,
  'promo-bars': promoBars,
  announcements,
  'gift-block': giftBlock,
  articles,
  minisites,
};

type ResponseOf<Id extends CallId> = ShapeOf<Id>['response'];

/** A copy of a response as the seeded gateway sent it on 21 November 2026, 11:00 in Paris, on the French site. */
export const recorded = <Name extends RecordingName>(name: Name): ResponseOf<(typeof recordings)[Name]> =>
  JSON.parse(JSON.stringify(answers[name])) as ResponseOf<(typeof recordings)[Name]>;
