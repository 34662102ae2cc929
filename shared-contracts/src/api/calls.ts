import type { Call } from './call';
import type { CallId, ShapeOf } from './call-schemas';

type CallOf<I extends CallId> = Call<ShapeOf<I>>;

// Repeats method and path of `call-schemas`, so that a browser bundle holds no schema; a test proves both lists equal.
const get = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'GET', path });
const post = <I extends CallId>(id: I, path: string): CallOf<I> => ({ id, method: 'POST', path });

export const offersCall = /* #__PURE__ */ post('offers', '/api/offers.json');
export const facetsCall = /* #__PURE__ */ get('facets', '/api/facets.json');
export const autocompleteCall = /* #__PURE__ */ get('autocomplete', '/api/autocomplete-geonames.json');
export const recommendedCall = /* #__PURE__ */ get('recommended', '/api/recommendedAutocomplete.json');
export const searchCalendarCall = /* #__PURE__ */ get('searchCalendar', '/api/calendar/availabilities.json');
export const stayDetailCall = /* #__PURE__ */ get('stayDetail', '/api/weekend/:id/detail.json');
export const availabilitiesCall = /* #__PURE__ */ get(
  'availabilities',
  '/api/product/:id/availabilities.json',
);
export const checkoutNightsCall = /* #__PURE__ */ get(
  'checkoutNights',
  '/api/weekend/:id/packageCheckoutNights.json',
);
export const productOffersCall = /* #__PURE__ */ get('productOffers', '/api/product/:id/offers');
export const quoteCall = /* #__PURE__ */ get('quote', '/api/product/:id/quote');
export const reviewsCall = /* #__PURE__ */ get('reviews', '/api/hotel/:id/reviews.json');
export const createOrderCall = /* #__PURE__ */ post('createOrder', '/api/front/purchase/orders');
export const walletOrderCall = /* #__PURE__ */ post('walletOrder', '/api/front/purchase/zeppto');
export const orderCall = /* #__PURE__ */ get('order', '/api/front/purchase/orders/:orderUUID');
export const payByCardCall = /* #__PURE__ */ post('payByCard', '/api/front/purchase/orders/:orderUUID/card');
export const returnFromThreedsCall = /* #__PURE__ */ post(
  'returnFromThreeds',
  '/api/front/purchase/orders/:orderUUID/return',
);
export const extendHoldCall = /* #__PURE__ */ post(
  'extendHold',
  '/api/front/purchase/orders/:orderUUID/extend-hold',
);
export const cancelOrderCall = /* #__PURE__ */ post(
  'cancelOrder',
  '/api/front/purchase/orders/:orderUUID/cancel',
);
export const homepageCall = /* #__PURE__ */ get('homepage', '/api/cms/homepage');
export const articlesCall = /* #__PURE__ */ get('articles', '/api/marketing/articles');
export const boxesCall = /* #__PURE__ */ get('boxes', '/api/gateway/boxes/search');
export const activityDetailCall = /* #__PURE__ */ get(
  'activityDetail',
  '/api/activity-only/weekend/:id/detail.json',
);
export const flagsCall = /* #__PURE__ */ get('flags', '/api/flags');
export const logCall = /* #__PURE__ */ post('log', '/api/log');
export const logNotFoundCall = /* #__PURE__ */ get('logNotFound', '/error');
