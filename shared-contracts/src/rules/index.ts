export { isDayClosed, marketToday, sameDayClosingHour } from './day-closed';
export {
  dayStateOf,
  selectDay,
  minimumStayOf,
  isBestPrice,
  priceHintOf,
  calendarPaging,
  availabilityDays,
} from './calendar';
export type { DateSelection, PriceHint } from './calendar';
export { dateShortcutsOf } from './date-shortcuts';
export type { ShortcutKind } from './date-shortcuts';
export { promoToShow, boxPromo, giftBoxDiscount } from './promo';
export { mapZooms, boxMapCentre, mapViewOf } from './map';
export type { MapPosition, MapScope } from './map';
export { priceWordingOf } from './price-type';
export { scoreLabel, starsOf } from './score';
export type { ScoreLabel } from './score';
export { stressMessages } from './stress';
export type { StressFacts, StressMessage } from './stress';
export { roomsNeeded, guestsOf } from './rooms';
export type { Guests } from './rooms';
export { localTaxOf, amountsOf, withExtraDiscount } from './local-tax';
export { hasInstalments, payLaterMethods } from './instalments';
export { cancellationTerms, cancellationTextOf } from './cancellation';
export { sortsFor, sortInForce } from './sorts';
export {
  searchRequestOf,
  searchCriteriaOf,
  distanceRangeOf,
  packagesPerHotel,
  aroundRadius,
} from './search-request';
export { countFilters, filtersOf, patchOfFilters, priceRangeOf } from './local-filters';
export type { FilterContext, LocalFilters } from './local-filters';
export { thematicGroups } from './thematics';
export { flowProductOf } from './flow-products';
export { criteriaInFlow, flowSwitchAddress, hotelRedirectOf, readFlow, searchPathOf } from './flow-switch';
export { toActivityGroups, toSearchFacets } from './search-facets';
export type { ActivityGroup, SearchFacets } from './search-facets';
export { fallbacksOf, fallbackLimit } from './fallbacks';
export type { Fallback } from './fallbacks';
export { pagesToShow, pageCountOf, resultsPageSize } from './pagination';
export { checkBuyer, toBuyer, isEmail, isName, isPostalCode } from './buyer';
export type { BuyerDraft, BuyerProblem, BuyerProblemKind } from './buyer';
export { passwordLimits, checkPassword, normaliseEmail } from './account';
export { contactReasons } from './contact-reasons';
export type { ContactReason } from './contact-reasons';
export { checkContact } from './contact';
export type { ContactDraft, ContactProblemKind } from './contact';
export { toE164 } from './phone';
export {
  emptyCustomization,
  fitsGiftField,
  giftFieldProblem,
  parseGiftCustomization,
  printGiftCustomization,
} from './gift-customization';
export type { GiftCustomization, GiftField, GiftFieldProblem } from './gift-customization';
export { chosenExtras, extrasPrice, offersExtras, pressExtra } from './gift-extras';
export type { ExtraGroup, ExtraOption } from './gift-extras';
export { checkDelivery, deliveryFields } from './gift-delivery';
export type { DeliveryField } from './gift-delivery';
export { giftCardScene, giftFormatOptions, postsGifts, voucherEndOf } from './gift-options';
export type { GiftFormatOption } from './gift-options';
export { suggestMailDomain } from './mail-domain';
export { addViewed, parseViewed, addRecentSearch, parseRecentSearches } from './recent';
export type { ViewedItem, RecentSearch } from './recent';
export { fallbackBanners } from './fallback-banners';
export { targetedBannerFor } from './targeted-banner';
export {
  codeInFormat,
  codeInHeader,
  giftCardValues,
  giftFormats,
  giftTextLimits,
  isBoxCode,
  isGiftCardValue,
  postalDays,
  voucherKinds,
  voucherMonths,
  withdrawalDays,
} from './gift';
export type { GiftFormat, VoucherKind } from './gift';
export { offerDetailOf, productDetailsOf } from './product-details';
export type { OfferDetail } from './product-details';
