import { Type, type Static, type TSchema } from '@sinclair/typebox';
import type { Call } from './call';
import * as content from './content.schema';
import * as order from './order.schema';
import * as search from './search.schema';
import * as stay from './stay.schema';
import { Id, Strict } from './schema-kit';

interface CallSchemas {
  readonly method: Call['method'];
  readonly path: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
  readonly summary: string;
}

const define = <const T extends CallSchemas>(definition: T): T => definition;
const byId = Strict({ id: Id });

/** Every call of the gateway with its schemas. The gateway validates requests and answers with them; the OpenAPI document is made of them. */
export const callSchemas = {
  offers: define({
    method: 'POST',
    path: '/api/offers.json',
    body: search.OffersRequest,
    response: search.OffersResponse,
    summary: 'Search stays',
  }),
  facets: define({
    method: 'GET',
    path: '/api/facets.json',
    query: search.FacetsQuery,
    response: search.FacetsResponse,
    summary: 'Facets of a search with counts',
  }),
  autocomplete: define({
    method: 'GET',
    path: '/api/autocomplete-geonames.json',
    query: search.AutocompleteQuery,
    response: search.SuggestionsResponse,
    summary: 'Places that match what is typed',
  }),
  recommended: define({
    method: 'GET',
    path: '/api/recommendedAutocomplete.json',
    query: search.RecommendedQuery,
    response: search.SuggestionsResponse,
    summary: 'Recommended places',
  }),
  searchCalendar: define({
    method: 'GET',
    path: '/api/calendar/availabilities.json',
    query: search.SearchCalendarQuery,
    response: search.SearchCalendarResponse,
    summary: 'Prices per day for the search calendar',
  }),
  stayDetail: define({
    method: 'GET',
    path: '/api/weekend/:id/detail.json',
    params: byId,
    query: stay.StayDetailQuery,
    response: stay.StayDetail,
    summary: 'A stay with its hotel, room and program',
  }),
  availabilities: define({
    method: 'GET',
    path: '/api/product/:id/availabilities.json',
    params: byId,
    query: stay.AvailabilityQuery,
    response: stay.AvailabilityResponse,
    summary: 'Days on which a stay can start',
  }),
  checkoutNights: define({
    method: 'GET',
    path: '/api/weekend/:id/packageCheckoutNights.json',
    params: byId,
    query: stay.CheckoutNightsQuery,
    response: stay.CheckoutNightsResponse,
    summary: 'Possible night counts from a check-in',
  }),
  productOffers: define({
    method: 'GET',
    path: '/api/product/:id/offers',
    params: byId,
    query: stay.ProductOffersQuery,
    response: stay.ProductOffersResponse,
    summary: "A hotel's stays on the same dates",
  }),
  quote: define({
    method: 'GET',
    path: '/api/product/:id/quote',
    params: byId,
    query: stay.QuoteQuery,
    response: stay.Quote,
    summary: 'The exact price of a stay for dates and guests',
  }),
  reviews: define({
    method: 'GET',
    path: '/api/hotel/:id/reviews.json',
    params: byId,
    query: stay.ReviewsQuery,
    response: stay.ReviewsResponse,
    summary: 'Reviews of a hotel',
  }),
  createOrder: define({
    method: 'POST',
    path: '/api/front/purchase/orders',
    body: order.OrderRequest,
    response: order.OrderResponse,
    summary: 'Hold the rooms and open an order',
  }),
  walletOrder: define({
    method: 'POST',
    path: '/api/front/purchase/zeppto',
    body: order.WalletOrderRequest,
    response: order.WalletOrderResponse,
    summary: 'Pay an order by wallet',
  }),
  order: define({
    method: 'GET',
    path: '/api/front/purchase/orders/:orderUUID',
    params: order.OrderParams,
    query: Strict({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: order.Order,
    summary: 'An order, for its buyer',
  }),
  payByCard: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/card',
    params: order.OrderParams,
    body: order.CardRequest,
    response: order.PaymentResponse,
    summary: 'Authorise a card',
  }),
  returnFromThreeds: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/return',
    params: order.OrderParams,
    body: order.ReturnRequest,
    response: order.PaymentResponse,
    summary: 'Come back from 3-D Secure',
  }),
  extendHold: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/extend-hold',
    params: order.OrderParams,
    response: order.Order,
    summary: 'Keep the rooms longer, 30 minutes in all',
  }),
  cancelOrder: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/cancel',
    params: order.OrderParams,
    response: order.Order,
    summary: 'Cancel a held or a cancellable order',
  }),
  homepage: define({
    method: 'GET',
    path: '/api/cms/homepage',
    query: Strict({
      locale: content.LocaleQuery.properties.locale,
      flow: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    response: content.Homepage,
    summary: 'Content of the home page',
  }),
  articles: define({
    method: 'GET',
    path: '/api/marketing/articles',
    query: content.ArticlesQuery,
    response: content.ArticlesResponse,
    summary: 'Selection of the moment',
  }),
  boxes: define({
    method: 'GET',
    path: '/api/gateway/boxes/search',
    query: content.LocaleQuery,
    response: content.BoxesResponse,
    summary: 'Gift boxes',
  }),
  activityDetail: define({
    method: 'GET',
    path: '/api/activity-only/weekend/:id/detail.json',
    params: byId,
    query: content.LocaleQuery,
    response: content.ActivityDetail,
    summary: 'A day activity',
  }),
  flags: define({
    method: 'GET',
    path: '/api/flags',
    query: content.LocaleQuery,
    response: content.FlagsResponse,
    summary: 'Feature flags and experiments',
  }),
  log: define({
    method: 'POST',
    path: '/api/log',
    body: content.LogRequest,
    response: content.NoBody,
    summary: 'A client error',
  }),
  logNotFound: define({
    method: 'GET',
    path: '/error',
    query: content.ErrorQuery,
    response: content.NoBody,
    summary: 'A page that was not found',
  }),
} as const;

export type CallId = keyof typeof callSchemas;

type StaticOf<T> = T extends TSchema ? Static<T> : undefined;
type Member<T, K extends string> = K extends keyof T ? StaticOf<T[K]> : undefined;

/** The types of one call, from its schemas. */
export interface ShapeOf<I extends CallId> {
  readonly params: Member<(typeof callSchemas)[I], 'params'>;
  readonly query: Member<(typeof callSchemas)[I], 'query'>;
  readonly body: Member<(typeof callSchemas)[I], 'body'>;
  readonly response: Member<(typeof callSchemas)[I], 'response'>;
}
