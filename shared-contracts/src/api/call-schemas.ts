import { Type, type Static, type TSchema } from '@sinclair/typebox';
import * as account from './customers/account.schema';
import * as security from './customers/account-security.schema';
import * as activitySearch from './search/activity-search.schema';
import * as beneficiary from './products/beneficiary.schema';
import * as boxBlock from './products/box-block.schema';
import * as box from './products/box.schema';
import type { Call } from './call';
import * as care from './customers/care.schema';
import * as contact from './customers/contact.schema';
import * as activity from './products/activity.schema';
import * as content from './content/content.schema';
import * as gift from './orders/gift.schema';
import * as marketing from './customers/marketing.schema';
import * as hotel from './products/hotel.schema';
import * as instalment from './orders/instalment.schema';
import * as landing from './content/landing.schema';
import * as frame from './content/frame.schema';
import * as order from './orders/order.schema';
import * as promo from './content/promo.schema';
import * as search from './search/search.schema';
import * as stay from './products/stay.schema';
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

/**
 * Every gateway call with its schemas. The gateway validates requests and responses with them and generates the OpenAPI document
 * from them.
 */
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
  activitySearch: define({
    method: 'POST',
    path: '/api/search/activity-only.json',
    body: activitySearch.ActivitySearchRequest,
    response: activitySearch.ActivitySearchResponse,
    summary: 'Search day activities',
  }),
  activityDestinations: define({
    method: 'GET',
    path: '/api/activity-only/destinations.json',
    query: content.LocaleQuery,
    response: activitySearch.ActivityDestinationsResponse,
    summary: 'Cities with day activities',
  }),
  activities: define({
    method: 'GET',
    path: '/api/activities.json',
    query: activitySearch.ActivityListQuery,
    response: activitySearch.ActivityListResponse,
    summary: 'Names behind activity ids',
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
  upsells: define({
    method: 'GET',
    path: '/api/product/:id/upsells',
    params: byId,
    query: hotel.UpsellsQuery,
    response: hotel.UpsellsResponse,
    summary: 'The same stay with more or less in it',
  }),
  hotelDetail: define({
    method: 'GET',
    path: '/api/hotels/:hotelId/detail.json',
    params: hotel.HotelParams,
    query: hotel.HotelPageQuery,
    response: hotel.HotelPage,
    summary: 'A hotel with its rooms, their offers and the hotels near it',
  }),
  hotelAvailabilities: define({
    method: 'GET',
    path: '/api/hotels/:hotelId/availabilities.json',
    params: hotel.HotelParams,
    query: hotel.HotelAvailabilitiesQuery,
    response: hotel.HotelAvailabilities,
    summary: 'Days on which a stay of a hotel can start',
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
  startPayment: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/payment',
    params: order.OrderParams,
    response: order.StartedPayment,
    summary: 'Begin a payment in the browser',
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
  payLaterEligibility: define({
    method: 'GET',
    path: '/api/front/purchase/alma/eligibility',
    query: instalment.PayLaterQuery,
    response: instalment.PayLaterResponse,
    summary: 'How an amount could be paid later or in parts',
  }),
  giftPrices: define({
    method: 'GET',
    path: '/api/product/:id/gift-prices',
    params: byId,
    query: gift.GiftPricesQuery,
    response: gift.GiftPricesResponse,
    summary: 'What a stay costs as a gift without dates',
  }),
  shippingCost: define({
    method: 'GET',
    path: '/api/front/purchase/shipping-cost',
    query: gift.ShippingCostQuery,
    response: gift.ShippingCostResponse,
    summary: 'What the post takes for a gift',
  }),
  giftExtras: define({
    method: 'GET',
    path: '/api/front/purchase/gift-extras',
    query: gift.GiftExtrasQuery,
    response: gift.GiftExtrasResponse,
    summary: 'What may come along with a gift by post',
  }),
  giftCardCheck: define({
    method: 'POST',
    path: '/api/front/purchase/gift-cards/check',
    body: gift.GiftCardCheckRequest,
    response: gift.GiftCardCheck,
    summary: 'What a gift card or a voucher would pay',
  }),
  promotionCheck: define({
    method: 'POST',
    path: '/api/front/purchase/promotion-codes/check',
    body: gift.PromotionCheckRequest,
    response: gift.PromotionCheck,
    summary: 'What a promotion code takes off',
  }),
  confirmFree: define({
    method: 'POST',
    path: '/api/front/purchase/orders/:orderUUID/confirm',
    params: order.OrderParams,
    response: order.PaymentResponse,
    summary: 'Confirm an order that vouchers pay in full',
  }),
  voucherStatus: define({
    method: 'GET',
    path: '/api/front/purchase/vouchers/:code',
    params: gift.VoucherParams,
    query: gift.VoucherStatusQuery,
    response: gift.VoucherStatus,
    summary: 'Validity and remaining value of a voucher',
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
    response: box.BoxesResponse,
    summary: 'Gift boxes',
  }),
  boxProductDetail: define({
    method: 'GET',
    path: '/api/front/boxes/:code/product-detail',
    params: Strict({ code: box.BoxCode }),
    query: box.BoxQuery,
    response: box.BoxDetail,
    summary: 'A gift box',
  }),
  boxOffers: define({
    method: 'GET',
    path: '/api/gateway/boxes/:boxCode/offers',
    params: box.BoxOffersParams,
    query: box.BoxOffersQuery,
    response: box.BoxOffersResponse,
    summary: 'Stays that a gift box opens',
  }),
  boxBlock: define({
    method: 'GET',
    path: '/api/cms/box-block-serp',
    query: box.BoxQuery,
    response: boxBlock.BoxBlock,
    summary: 'Gift boxes for the results page',
  }),
  contentBoxes: define({
    method: 'GET',
    path: '/api/front/content-boxes-block/:locale',
    params: boxBlock.ContentBoxesParams,
    response: boxBlock.ContentBoxes,
    summary: 'What is said of gift boxes, with where it leads',
  }),
  heldBoxOffers: define({
    method: 'GET',
    path: '/api/front/box-offers/:code',
    params: box.HeldBoxParams,
    query: box.HeldBoxQuery,
    response: box.HeldBoxOffers,
    summary: 'Stays for whoever holds a box',
  }),
  heldBoxFacets: define({
    method: 'GET',
    path: '/api/front/box-facets/:code',
    params: box.HeldBoxParams,
    query: box.HeldBoxFacetsQuery,
    response: search.FacetsResponse,
    summary: 'Facets of the stays for whoever holds a box',
  }),
  beneficiaryLogin: define({
    method: 'POST',
    path: '/beneficiary/login',
    body: beneficiary.BeneficiaryLogin,
    response: beneficiary.BeneficiarySession,
    summary: 'Open a gift by its code, for a session',
  }),
  beneficiaryLogout: define({
    method: 'POST',
    path: '/beneficiary/logout',
    response: content.NoBody,
    summary: 'Close the gift of the session',
  }),
  beneficiarySession: define({
    method: 'GET',
    path: '/api/beneficiary/session',
    query: beneficiary.BeneficiarySessionQuery,
    response: beneficiary.BeneficiarySession,
    summary: 'The gift that is open in the session',
  }),
  beneficiaryBoxOffers: define({
    method: 'GET',
    path: '/beneficiary/boxes/offers',
    query: beneficiary.BeneficiaryBoxOffersQuery,
    response: box.HeldBoxOffers,
    summary: 'Stays for the box of the session',
  }),
  beneficiaryBoxFacets: define({
    method: 'GET',
    path: '/beneficiary/boxes/facets',
    query: beneficiary.BeneficiaryBoxFacetsQuery,
    response: search.FacetsResponse,
    summary: 'Facets of the stays for the box of the session',
  }),
  beneficiaryVoucherOffers: define({
    method: 'GET',
    path: '/beneficiary/single-vouchers/offers',
    query: beneficiary.BeneficiaryVoucherOffersQuery,
    response: box.HeldBoxOffers,
    summary: 'Stays for the voucher of the session',
  }),
  beneficiaryVoucherFacets: define({
    method: 'GET',
    path: '/beneficiary/single-vouchers/facets',
    query: beneficiary.BeneficiaryVoucherFacetsQuery,
    response: search.FacetsResponse,
    summary: 'Facets of the stays for the voucher of the session',
  }),
  activityDetail: define({
    method: 'GET',
    path: '/api/activity-only/weekend/:id/detail.json',
    params: byId,
    query: content.LocaleQuery,
    response: activity.ActivityDetail,
    summary: 'A day activity',
  }),
  activityImages: define({
    method: 'GET',
    path: '/api/activities/:id/images.json',
    params: byId,
    query: content.LocaleQuery,
    response: activity.ActivityImagesResponse,
    summary: 'Pictures of an activity',
  }),
  flags: define({
    method: 'GET',
    path: '/api/flags',
    query: content.LocaleQuery,
    response: content.FlagsResponse,
    summary: 'Feature flags and experiments',
  }),
  navigation: define({
    method: 'GET',
    path: '/api/cms/navigation',
    query: content.LocaleQuery,
    response: frame.NavigationResponse,
    summary: 'Top navigation',
  }),
  promoBars: define({
    method: 'GET',
    path: '/api/cms/promoBars',
    query: content.LocaleQuery,
    response: frame.PromoBarsResponse,
    summary: 'Promo bars by page and flow',
  }),
  announcementBanner: define({
    method: 'GET',
    path: '/api/front/cms/announcementBanner',
    response: frame.AnnouncementBannersResponse,
    summary: 'Announcement banners by page, in all locales',
  }),
  giftBlock: define({
    method: 'GET',
    path: '/api/front/content/giftBlock',
    response: frame.GiftBlockResponse,
    summary: 'Ways to give, for the gift drawer',
  }),
  staticPage: define({
    method: 'GET',
    path: '/api/cms/static/:id',
    params: frame.StaticParams,
    query: content.LocaleQuery,
    response: frame.StaticPage,
    summary: 'A static page: legal texts and the like',
  }),
  landingPage: define({
    method: 'GET',
    path: '/api/cms/landing/:slug',
    params: landing.LandingParams,
    query: content.LocaleQuery,
    response: landing.LandingPage,
    summary: 'A landing page: its named components in their order',
  }),
  ideasPage: define({
    method: 'GET',
    path: '/api/cms/ideas',
    query: content.LocaleQuery,
    response: landing.IdeasPage,
    summary: 'Ideas for a stay, in sections, and regions',
  }),
  targetedBanner: define({
    method: 'GET',
    path: '/content/targetedBanner.json',
    query: promo.TargetedBannersQuery,
    response: promo.TargetedBannersResponse,
    summary: 'Targeted banners per locale, page and flow',
  }),
  resultBlock: define({
    method: 'GET',
    path: '/api/search/block.json',
    query: landing.ResultBlockQuery,
    response: landing.ResultBlock,
    summary: 'The few offers of a result block',
  }),
  minisites: define({
    method: 'GET',
    path: '/api/cms/minisites',
    query: content.LocaleQuery,
    response: frame.MinisitesResponse,
    summary: 'Campaign pages of partners',
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
  signUp: define({
    method: 'POST',
    path: '/api/account/signup',
    body: account.SignUpRequest,
    response: account.MailSent,
    summary: 'Ask for an account; a mail confirms the address',
  }),
  confirmAddress: define({
    method: 'POST',
    path: '/api/account/confirm',
    body: account.ConfirmRequest,
    response: account.ConfirmResponse,
    summary: 'Confirm the address of a sign-up',
  }),
  signIn: define({
    method: 'POST',
    path: '/api/account/signin',
    body: account.SignInRequest,
    response: account.Account,
    summary: 'Sign in',
  }),
  signOut: define({
    method: 'POST',
    path: '/api/account/signout',
    response: content.NoBody,
    summary: 'End the session',
  }),
  me: define({
    method: 'GET',
    path: '/api/account/me',
    response: account.Account,
    summary: 'The signed-in customer',
  }),
  updateMe: define({
    method: 'PATCH',
    path: '/api/account/me',
    body: account.UpdateMeRequest,
    response: account.Account,
    summary: 'Change the profile',
  }),
  deleteMe: define({
    method: 'POST',
    path: '/api/account/me/delete',
    body: account.DeleteMeRequest,
    response: content.NoBody,
    summary: 'Delete the account',
  }),
  changeEmail: define({
    method: 'POST',
    path: '/api/account/me/email',
    body: account.ChangeEmailRequest,
    response: account.MailSent,
    summary: 'Ask for another e-mail address; a mail confirms it',
  }),
  confirmEmailChange: define({
    method: 'POST',
    path: '/api/account/email/confirm',
    body: account.EmailLinkRequest,
    response: content.NoBody,
    summary: 'Confirm the new address with the link of its mail',
  }),
  undoEmailChange: define({
    method: 'POST',
    path: '/api/account/email/undo',
    body: account.EmailLinkRequest,
    response: content.NoBody,
    summary: 'Undo a change of address with the link of a mail to the former one',
  }),
  exportMe: define({
    method: 'GET',
    path: '/api/account/export',
    response: account.AccountExport,
    summary: 'What is kept about the customer',
  }),
  forgotPassword: define({
    method: 'POST',
    path: '/api/account/password/forgot',
    body: account.ForgotPasswordRequest,
    response: account.MailSent,
    summary: 'Ask for a link to a new password',
  }),
  resetPassword: define({
    method: 'POST',
    path: '/api/account/password/reset',
    body: account.ResetPasswordRequest,
    response: content.NoBody,
    summary: 'Choose a new password with the link of the mail',
  }),
  sessions: define({
    method: 'GET',
    path: '/api/account/sessions',
    response: security.SessionsResponse,
    summary: 'Where the customer is signed in',
  }),
  endSession: define({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    params: security.OwnItemParams,
    response: security.SessionsResponse,
    summary: 'Sign out on one device',
  }),
  endOtherSessions: define({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    response: security.SessionsResponse,
    summary: 'Sign out everywhere else',
  }),
  securityEvents: define({
    method: 'GET',
    path: '/api/account/security-events',
    response: security.SecurityEventsResponse,
    summary: 'What happened to the account’s security',
  }),
  confirmIdentity: define({
    method: 'POST',
    path: '/api/account/confirm-identity',
    body: security.ConfirmIdentityRequest,
    response: content.NoBody,
    summary: 'Prove again who is signed in, before a sensitive change',
  }),
  confirmIdentityOptions: define({
    method: 'POST',
    path: '/api/account/confirm-identity/options',
    response: security.PasskeyRequest,
    summary: 'A challenge to prove with a passkey who is signed in',
  }),
  passkeys: define({
    method: 'GET',
    path: '/api/account/passkeys',
    response: security.PasskeysResponse,
    summary: 'Passkeys of the account',
  }),
  passkeyOptions: define({
    method: 'POST',
    path: '/api/account/passkeys/options',
    response: security.PasskeyCreation,
    summary: 'A challenge to make a passkey with',
  }),
  addPasskey: define({
    method: 'POST',
    path: '/api/account/passkeys',
    body: security.AddPasskeyRequest,
    response: security.PasskeysResponse,
    summary: 'Keep a new passkey',
  }),
  renamePasskey: define({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    params: security.OwnItemParams,
    body: security.RenamePasskeyRequest,
    response: security.PasskeysResponse,
    summary: 'Give a passkey another name',
  }),
  removePasskey: define({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    params: security.OwnItemParams,
    response: security.PasskeysResponse,
    summary: 'Remove a passkey',
  }),
  passkeySignInOptions: define({
    method: 'POST',
    path: '/api/account/signin/passkey/options',
    response: security.PasskeyRequest,
    summary: 'A challenge to sign in with a passkey',
  }),
  passkeySignIn: define({
    method: 'POST',
    path: '/api/account/signin/passkey',
    body: security.PasskeyAssertion,
    response: account.Account,
    summary: 'Sign in with a passkey',
  }),
  trips: define({
    method: 'GET',
    path: '/api/account/trips',
    query: content.LocaleQuery,
    response: account.TripsResponse,
    summary: 'Orders of the account',
  }),
  trip: define({
    method: 'GET',
    path: '/api/account/trips/:orderUUID',
    params: order.OrderParams,
    response: order.Order,
    summary: 'An order of the account',
  }),
  attachTrip: define({
    method: 'PUT',
    path: '/api/account/trips/:orderUUID',
    params: order.OrderParams,
    body: account.AttachTripRequest,
    response: order.Order,
    summary: 'Put an order into the account with the link of its confirmation mail',
  }),
  bookingLookup: define({
    method: 'POST',
    path: '/api/booking/lookup',
    body: account.BookingLookupRequest,
    response: account.BookingLookupResponse,
    summary: 'Find an order by its number and the address of its buyer',
  }),
  wishlist: define({
    method: 'GET',
    path: '/api/account/wishlist',
    query: content.LocaleQuery,
    response: account.WishlistResponse,
    summary: 'What the visitor put aside',
  }),
  addToWishlist: define({
    method: 'PUT',
    path: '/api/account/wishlist/:type/:id',
    params: account.WishlistParams,
    response: account.WishlistKeys,
    summary: 'Put a stay or an activity aside',
  }),
  removeFromWishlist: define({
    method: 'DELETE',
    path: '/api/account/wishlist/:type/:id',
    params: account.WishlistParams,
    response: account.WishlistKeys,
    summary: 'Take a stay or an activity off the list',
  }),
  newsletter: define({
    method: 'POST',
    path: '/api/front/marketing/newsletter',
    body: marketing.NewsletterRequest,
    response: marketing.NewsletterResponse,
    summary: 'Subscribe to the newsletter',
  }),
  careIssuer: define({
    method: 'GET',
    path: '/api/care/issuer',
    response: care.CareIssuer,
    summary: 'Who signs customer care in',
  }),
  careNonce: define({
    method: 'POST',
    path: '/api/care/nonce',
    response: care.CareNonceResponse,
    summary: 'Begin a sign-in of customer care in this browser',
  }),
  careToken: define({
    method: 'POST',
    path: '/api/care/issuer/tokens',
    body: care.CareTokenRequest,
    response: care.CareTokenResponse,
    summary: 'An ID token of the demonstration issuer',
  }),
  openCareSession: define({
    method: 'POST',
    path: '/api/care/session',
    body: care.CareSessionRequest,
    response: care.CareSession,
    summary: 'Begin customer-care mode with an ID token',
  }),
  careSession: define({
    method: 'GET',
    path: '/api/care/session',
    response: care.CareSession,
    summary: 'Who is in customer-care mode here',
  }),
  closeCareSession: define({
    method: 'DELETE',
    path: '/api/care/session',
    response: content.NoBody,
    summary: 'End customer-care mode',
  }),
  careMessages: define({
    method: 'GET',
    path: '/api/care/orders/:orderNumber/messages',
    params: care.CareOrderParams,
    response: care.CareMessages,
    summary: 'What was sent for an order, and what could not be',
  }),
  repeatCareMessage: define({
    method: 'POST',
    path: '/api/care/orders/:orderNumber/messages/:messageId/repeat',
    params: care.CareMessageParams,
    response: care.CareMessages,
    summary: 'Try a message again that could not be sent',
  }),
  contactSettings: define({
    method: 'GET',
    path: '/api/contact/settings',
    query: contact.ContactQuery,
    response: contact.ContactSettings,
    summary: 'Hidden fields and address of the contact form',
  }),
  captchaChallenge: define({
    method: 'GET',
    path: '/api/captcha/challenge',
    response: contact.CaptchaChallenge,
    summary: 'A challenge of the embedded captcha',
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
