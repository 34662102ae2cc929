export { ok, err, mapResult } from './result';
export type { Result, Ok, Err, Failure } from './result';
export type { Json } from './json';
export { systemClock, createFixedClock } from './clock';
export type { Clock } from './clock';
export {
  parseIsoDate,
  isoDate,
  addDays,
  addMonths,
  nightsBetween,
  weekdayOf,
  monthOf,
  nightsOf,
  zonedNow,
} from './iso-date';
export type { IsoDate } from './iso-date';
export { isCents, sumCents, roundUpToEuros, perNight, percentOf } from './money';
export type { Cents } from './money';

export {
  locales,
  isLocale,
  countryOf,
  languageTagOf,
  languageOf,
  fallbackLocaleOf,
  timeZoneOf,
} from './sites/locale';
export type { Locale, Country } from './sites/locale';
export { siteNames, siteOf, localesOf, prefixOf } from './sites/site';
export type { PageName, SiteName, RouteMatch } from './sites/routes';
export { matchPath } from './sites/match-path';
export type { RouteRedirect } from './sites/match-path';
export { printPath, patternsOf, alternatesOf } from './sites/print-path';
export type { Alternate } from './sites/print-path';
export { routeInFlags } from './sites/route-flags';
export { routeTable } from './sites/route-table';
export type { RouteDefinition } from './sites/route-table';
export { minisites, findMinisite, parseMinisiteId } from './sites/minisites';
export type { MinisiteEntry } from './sites/minisites';
export {
  productKinds,
  productPath,
  hotelPath,
  boxPath,
  giftBoxLink,
  confirmationPath,
  legalPageIds,
  legalPath,
  dataProtectionPath,
} from './sites/links';
export type { ProductKind, GiftBoxLink, LegalPageId } from './sites/links';
export { confirmationAddress, giftCheckoutAddress, parseGiftWish, paymentAddress } from './sites/gift-links';
export { bookingCriteria, summaryAddress } from './sites/summary-address';
export type { GiftWish } from './sites/gift-links';

export { placeKeys, sorts } from './criteria/criteria';
export type { Criteria, CriteriaPatch, PlaceKey, Sort } from './criteria/criteria';
export { emptyCriteria, longestStay } from './criteria/canonical-criteria';
export { parseCriteria, isCriteriaHash } from './criteria/parse-criteria';
export { criteriaKeys } from './criteria/criteria-keys';
export { printCriteria } from './criteria/print-criteria';
export { applyPatch } from './criteria/apply-patch';
export { clampToFlow, guestBoundsOf, guestKeys } from './criteria/flow-bounds';
export type { GuestBounds } from './criteria/flow-bounds';
export { placeCategories, placeKeyOf, parsePlaceCategory } from './criteria/place-category';
export type { PlaceCategory } from './criteria/place-category';

export { isDayClosed, marketToday, sameDayClosingHour } from './rules/day-closed';
export {
  dayStateOf,
  selectDay,
  allowsNights,
  minimumStayOf,
  isBestPrice,
  priceHintOf,
  calendarPaging,
  availabilityDays,
  longestStayWithoutData,
} from './rules/calendar';
export type {
  AllowedNights,
  CalendarFacts,
  CalendarPlace,
  DateSelection,
  DayState,
  PricedDay,
  PriceHint,
} from './rules/calendar';
export { dateShortcutsOf } from './rules/date-shortcuts';
export type { DateShortcut, ShortcutKind } from './rules/date-shortcuts';
export { promoToShow, discountPercent, boxPromo, giftBoxDiscount } from './rules/promo';
export type { PromoKind } from './rules/promo';
export { mapZooms, defaultMapCentre, boxMapCentre, mapViewOf } from './rules/map';
export type { MapPosition, MapScope } from './rules/map';
export { priceTypeOf, priceWordingOf } from './rules/price-type';
export type { PriceWording } from './rules/price-type';
export { scoreLabel, starsOf } from './rules/score';
export type { ScoreLabel } from './rules/score';
export { stressMessages } from './rules/stress';
export type { StressFacts, StressMessage, StressPlace, StressTone } from './rules/stress';
export { roomsNeeded, guestsOf, ageBands } from './rules/rooms';
export type { Guests } from './rules/rooms';
export { localTaxOf, amountsOf, withExtraDiscount } from './rules/local-tax';
export type { TaxedAmounts, TaxedStay } from './rules/local-tax';
export {
  hasInstalments,
  hasPaypalPayLater,
  payLaterDate,
  payLaterMethods,
  payLaterTypes,
  splitMonthly,
} from './rules/instalments';
export type { PartPayment, PayLaterFacts, PayLaterMethod, PayLaterType } from './rules/instalments';
export { cancellationTerms, cancellationTextOf } from './rules/cancellation';
export type { CancellationText } from './rules/cancellation';
export { sortsFor, sortInForce, sortAfterSwitch, defaultSort } from './rules/sorts';
export {
  searchRequestOf,
  searchCriteriaOf,
  distanceRangeOf,
  packagesPerHotel,
  aroundRadius,
} from './rules/search-request';
export type { Paging } from './rules/search-request';
export { countFilters, filtersOf, patchOfFilters, priceRangeOf, toPriceLimits } from './rules/local-filters';
export type { FilterContext, LocalFilters } from './rules/local-filters';
export {
  armsOf,
  asksForDates,
  experiments,
  filterVariationOf,
  filterVariations,
  searchDatesArmOf,
  searchDatesArms,
} from './rules/experiments';
export type { DatesQuestion, Experiment, FilterVariation, SearchDatesArm } from './rules/experiments';
export { thematicGroups } from './rules/thematics';
export type { ThematicGroup } from './rules/thematics';
export { flowProductOf } from './rules/flow-products';
export type { FlowProduct } from './rules/flow-products';
export {
  criteriaAfterSwitch,
  criteriaInFlow,
  flowSwitchAddress,
  hotelRedirectOf,
  readFlow,
  searchPathOf,
} from './rules/flow-switch';
export { toActivityGroups, toSearchFacets } from './rules/search-facets';
export type { ActivityGroup, SearchFacets } from './rules/search-facets';
export { fallbacksOf, fallbackLadder, fallbackLimit } from './rules/fallbacks';
export type { Fallback, FallbackKey, Rung, SearchedPlace } from './rules/fallbacks';
export { pagesToShow, pageCountOf, resultsPageSize } from './rules/pagination';
export {
  buyerLimits,
  checkBuyer,
  checkBuyerField,
  toBuyer,
  isEmail,
  isName,
  isPostalCode,
  isFilled,
  isNumberText,
  fitsLength,
} from './rules/buyer';
export type { BuyerDraft, BuyerProblem, BuyerProblemKind } from './rules/buyer';
export { addressGroupOf, isIpAddress } from './rules/address-group';
export { parseTrustedHops } from './rules/trusted-hops';
export { cookieNameOf, hasCookie } from './rules/cookie-name';
export { passwordLimits, checkPassword, normaliseEmail } from './rules/account';
export { withoutSecrets } from './rules/report-text';
export { safeReturnPath } from './rules/return-path';
export type { PasswordProblem } from './rules/account';
export { contactReasons } from './rules/contact-reasons';
export type { ContactReason } from './rules/contact-reasons';
export { checkContact, checkContactField } from './rules/contact';
export type { ContactDraft, ContactProblem, ContactProblemKind } from './rules/contact';
export { toE164, readPhone, isPhoneValid } from './rules/phone';
export type { PhoneState } from './rules/phone';
export {
  emptyCustomization,
  fitsGiftField,
  giftFieldProblem,
  parseGiftCustomization,
  printGiftCustomization,
} from './rules/gift-customization';
export type { GiftCustomization, GiftField, GiftFieldProblem } from './rules/gift-customization';
export { chosenExtras, extrasPrice, offersExtras, pressExtra } from './rules/gift-extras';
export type { ExtraGroup, ExtraOption } from './rules/gift-extras';
export { checkDelivery, deliveryFields } from './rules/gift-delivery';
export type { DeliveryField, DeliveryProblem } from './rules/gift-delivery';
export { giftCardScene, giftFormatOptions, postsGifts, voucherEndOf } from './rules/gift-options';
export type { GiftFormatOption } from './rules/gift-options';
export { suggestMailDomain } from './rules/mail-domain';
export {
  addViewed,
  parseViewed,
  mostViewed,
  addRecentSearch,
  parseRecentSearches,
  mostRecentSearches,
} from './rules/recent';
export type { ViewedItem, RecentSearch } from './rules/recent';
export { supportHours, isSupportOpen } from './rules/support-hours';
export type { OpenHours, SupportPlace } from './rules/support-hours';

export { autoDiscountPercent, fallbackBanners } from './rules/fallback-banners';
export { targetedBannerFor } from './rules/targeted-banner';
export type { FallbackBanner } from './rules/fallback-banners';
export { gatewayClientHeader, gatewayClientLife, gatewayClientText } from './rules/gateway-client';
export { leastKeyBytes, parseKeyList } from './rules/key-list';
export type { KeyEntry } from './rules/key-list';
export { parsePrivateNetwork } from './rules/private-network';
export type { PrivateConnection } from './rules/private-network';
export { flagDefaults, flagNames, flagSetting, readFlags } from './rules/flags';
export type { FlagName, Flags } from './rules/flags';
export {
  codeInFormat,
  codeInHeader,
  formatOfCode,
  giftCardValues,
  giftFormats,
  giftProductTypeOf,
  giftTextLimits,
  isBoxCode,
  isGiftCardValue,
  postalDays,
  voucherKinds,
  voucherMonths,
  withdrawalDays,
} from './rules/gift';
export type { GiftFormat, GiftProductType, VoucherKind } from './rules/gift';

export { findStoredItem, storedItems } from './rules/storage-table';
export type { StorageKey, StoredItem } from './rules/storage-table';

export { callSchemas } from './api/call-schemas';
export type { CallId, ShapeOf } from './api/call-schemas';
export type { Call, CallShape, CallParams, CallQuery, CallBody, CallResponse, Validator } from './api/call';
export {
  offersCall,
  facetsCall,
  activitySearchCall,
  activityDestinationsCall,
  activitiesCall,
  autocompleteCall,
  recommendedCall,
  searchCalendarCall,
  stayDetailCall,
  availabilitiesCall,
  checkoutNightsCall,
  productOffersCall,
  quoteCall,
  reviewsCall,
  upsellsCall,
  hotelDetailCall,
  hotelAvailabilitiesCall,
  createOrderCall,
  walletOrderCall,
  orderCall,
  payByCardCall,
  startPaymentCall,
  returnFromThreedsCall,
  extendHoldCall,
  cancelOrderCall,
  giftPricesCall,
  giftExtrasCall,
  giftCardCheckCall,
  promotionCheckCall,
  confirmFreeCall,
  payLaterEligibilityCall,
  shippingCostCall,
  voucherStatusCall,
  homepageCall,
  articlesCall,
  boxesCall,
  boxProductDetailCall,
  boxOffersCall,
  boxBlockCall,
  contentBoxesCall,
  heldBoxOffersCall,
  heldBoxFacetsCall,
  beneficiaryBoxFacetsCall,
  beneficiaryBoxOffersCall,
  beneficiaryLoginCall,
  beneficiaryLogoutCall,
  beneficiarySessionCall,
  beneficiaryVoucherFacetsCall,
  beneficiaryVoucherOffersCall,
  activityDetailCall,
  activityImagesCall,
  flagsCall,
  navigationCall,
  promoBarsCall,
  announcementBannerCall,
  giftBlockCall,
  staticPageCall,
  landingPageCall,
  ideasPageCall,
  targetedBannerCall,
  resultBlockCall,
  minisitesCall,
  logCall,
  logNotFoundCall,
  signUpCall,
  confirmAddressCall,
  signInCall,
  signOutCall,
  meCall,
  updateMeCall,
  deleteMeCall,
  changeEmailCall,
  confirmEmailChangeCall,
  undoEmailChangeCall,
  exportMeCall,
  forgotPasswordCall,
  resetPasswordCall,
  sessionsCall,
  endSessionCall,
  endOtherSessionsCall,
  securityEventsCall,
  confirmIdentityCall,
  confirmIdentityOptionsCall,
  passkeysCall,
  passkeyOptionsCall,
  addPasskeyCall,
  renamePasskeyCall,
  removePasskeyCall,
  passkeySignInOptionsCall,
  passkeySignInCall,
  tripsCall,
  tripCall,
  attachTripCall,
  bookingLookupCall,
  wishlistCall,
  addToWishlistCall,
  removeFromWishlistCall,
  newsletterCall,
  careIssuerCall,
  careNonceCall,
  careTokenCall,
  openCareSessionCall,
  careSessionCall,
  closeCareSessionCall,
  careMessagesCall,
  repeatCareMessageCall,
  contactSettingsCall,
  captchaChallengeCall,
} from './api/calls';
export type {
  BoxDetail,
  BoxesResponse,
  BoxOffer,
  BoxOffersQuery,
  BoxOffersResponse,
  HeldBoxOffers,
  HeldBoxQuery,
} from './api/box.schema';
export type {
  BeneficiaryBoxOffersQuery,
  BeneficiaryGift,
  BeneficiaryLogin,
  BeneficiarySession,
  BeneficiaryVoucherOffersQuery,
} from './api/beneficiary.schema';
export type { BoxBlock, ContentBoxes, GiftBox } from './api/box-block.schema';
export {
  bucketValues,
  facetTypes,
  orderErrorCodes,
  orderStatuses,
  voucherRefusals,
  voucherStates,
} from './api/wire-words';
export type {
  BucketValue,
  FacetType,
  OrderErrorCode,
  OrderStatus,
  VoucherRefusal,
  VoucherState,
} from './api/wire-words';
export { offerDetailOf, productDetailsOf } from './rules/product-details';
export type { OfferDetail, ProductActivity, ProductDetails } from './rules/product-details';
export { tripKinds, wishlistTypes } from './api/wire-words';
export type { TripKind, WishlistType } from './api/wire-words';
export { Problem } from './api/content.schema';
export type {
  Card,
  CardPrice,
  Image,
  HotelSummary,
  CancellationPolicy,
  PriceType,
  Review,
} from './api/card.schema';
export type {
  OffersRequest,
  OffersResponse,
  FacetsQuery,
  FacetsResponse,
  Suggestion,
  SuggestionsResponse,
  SearchDetails,
  SearchPageMeta,
  SuggestionSection,
  SearchCalendarQuery,
  SearchCalendarResponse,
} from './api/search.schema';
export type {
  ActivityCenter,
  ActivityDestination,
  ActivityDestinationsResponse,
  ActivityListResponse,
  ActivityPackage,
  ActivityPrice,
  ActivitySearchRequest,
  ActivitySearchResponse,
} from './api/activity-search.schema';
export type {
  ActivityChoice,
  StayDetail,
  ProgramLine,
  LocalTax,
  StayDetailQuery,
  AvailabilityQuery,
  AvailabilityDay,
  AvailabilityResponse,
  CheckoutNightsQuery,
  CheckoutNightsResponse,
  PriceInfo,
  FinalPrice,
  FromPrice,
  Room,
  HotelDetail,
  ProductOffersQuery,
  ProductOffer,
  ProductOffersResponse,
  QuoteQuery,
  Quote,
  ReviewsResponse,
} from './api/stay.schema';
export type {
  HotelAvailabilities,
  HotelAvailabilitiesQuery,
  HotelDay,
  HotelOffer,
  HotelPage,
  HotelPageQuery,
  HotelRoom,
  NearbyHotel,
  Transport,
  Upsell,
  UpsellsQuery,
  UpsellsResponse,
} from './api/hotel.schema';
export type {
  Buyer,
  OrderRequest,
  OrderResponse,
  WalletOrderRequest,
  WalletOrderResponse,
  CardRequest,
  ReturnRequest,
  PaymentResponse,
  PaymentForm,
  StartedPayment,
  Order,
  OrderedStay,
  OrderLine,
  OrderError,
} from './api/order.schema';
export type {
  DeliveryAddress,
  GiftCardCheck,
  GiftExtrasResponse,
  PromotionCheck,
  GiftPrice,
  GiftPricesResponse,
  OrderVoucher,
  ShippingCostResponse,
  VoucherItem,
  VoucherStatus,
} from './api/gift.schema';
export type {
  ActivityDetail,
  ActivityImagesResponse,
  ActivityPartyPrice,
  ActivityProgram,
} from './api/activity.schema';
export type { Homepage, HomeBlock, ArticlesResponse, FlagsResponse, LogRequest } from './api/content.schema';

export type {
  Account,
  SignUpRequest,
  SignInRequest,
  MailSent,
  ConfirmRequest,
  ConfirmResponse,
  ChangeEmailRequest,
  EmailLinkRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  UpdateMeRequest,
  DeleteMeRequest,
  Trip,
  TripsResponse,
  AttachTripRequest,
  BookingLookupRequest,
  BookingLookupResponse,
  WishlistItem,
  WishlistResponse,
  WishlistParams,
  WishlistKeys,
  AccountExport,
} from './api/account.schema';
export type {
  AccountSession,
  AddPasskeyRequest,
  ConfirmIdentityRequest,
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
  PasskeysResponse,
  SecurityEvent,
  SecurityEventsResponse,
  SessionsResponse,
} from './api/account-security.schema';
export type { PayLaterQuery, PayLaterResponse } from './api/instalment.schema';
export type { NewsletterRequest, NewsletterResponse } from './api/marketing.schema';
export type {
  CareIssuer,
  CareTokenRequest,
  CareNonceResponse,
  CareTokenResponse,
  CareSessionRequest,
  CareSession,
  CareMessages,
} from './api/care.schema';
export { ContactForm } from './api/contact.schema';
export type { ContactSettings, CaptchaChallenge } from './api/contact.schema';

export type {
  AnnouncementBanner,
  AnnouncementBannersResponse,
  CountdownSpan,
  GiftBlock,
  GiftBlockResponse,
  Minisite,
  MinisitesResponse,
  NavigationLink,
  NavigationResponse,
  PromoBar,
  PromoBarsResponse,
  StaticPage,
  Theme,
  WeeklyTheme,
} from './api/frame.schema';
export type {
  JumbotronPromo,
  PlacedBanner,
  PromoBanner,
  PromoLink,
  TargetedBanner,
  TargetedBannersResponse,
} from './api/promo.schema';
export type {
  IdeasPage,
  LandingComponent,
  LandingPage,
  ResultBlock,
  ResultBlockQuery,
} from './api/landing.schema';
export { eventSchemas } from './events/event.schema';
export { stateEvents } from './events/state-events';
export { createEventBus, installEventBus, findEventBus } from './events/event-bus';
export type { EventBusOptions, EventRefusal, EventValidators } from './events/event-bus';
export type { EventName, EventPayload } from './events/catalogue';

export { remoteNames } from './remote/remote-name';
export type {
  Flow,
  Mode,
  SiteContext,
  ShopLocation,
  NavigateOptions,
  NavigationOutcome,
  Navigation,
  EventBus,
  ReleaseIdentity,
  ErrorReport,
  FragmentRequest,
  FragmentHandle,
  ConsentClass,
  Consent,
  StoragePort,
  RemoteHost,
} from './remote/host';
export type { RemoteName } from './remote/remote-name';
export type {
  PreloadImage,
  PageHead,
  PagePrefetchInput,
  PagePrefetch,
  PageProps,
  PageModule,
  FragmentProps,
  FragmentModule,
  ServerRenderInput,
  ServerStyle,
  ServerRenderOutput,
  ServerModule,
  ReleaseFiles,
  Composition,
} from './remote/page';
export { fragmentSchemas } from './remote/fragment.schema';
export type { FragmentName, FragmentPropsOf } from './remote/fragment.schema';
export { hostFeatures } from './remote/host-features';
export { describeContract, describeGateway } from './remote/describe-contract';
export type { ContractBuild } from './remote/describe-contract';
export type { ContractFile, GatewayContractFile } from './remote/contract-file';
export type {
  ContractCall,
  ContractDeprecation,
  ContractDocument,
  ContractEvent,
  ContractFragment,
  ContractRoute,
  ContractStorageKey,
  JsonSchema,
  VersionRange,
} from './remote/contract-document';

export { createFormat } from './format/create-format';
export { factLine } from './format/fact-line';
export type { Format } from './format/create-format';
export type { NameWidth } from './format/format-dates';
