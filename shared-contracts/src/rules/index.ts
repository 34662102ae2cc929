export { refundDays } from './prices/refund-days';
export { isDayClosed, marketToday, sameDayClosingHour } from './calendar/day-closed';
export { weekendsFrom } from './calendar/weekends';
export {
  arrivalsAround,
  flexDays,
  weekendArrivals,
  weekendNights,
  type FlexDays,
  type WeekendNights,
  type Weekends,
} from './calendar/flexible-dates';
export { dayStateOf, selectDay, minimumStayOf, calendarPaging, availabilityDays } from './calendar/calendar';
export type { DateSelection } from './calendar/calendar';
export { discountPercent, promoToShow, boxPromo, giftBoxDiscount } from './prices/promo';
export { isLastMinute } from './prices/last-minute';
export { mapZooms, boxMapCentre, mapViewOf } from './search/map';
export type { MapPosition, MapScope } from './search/map';
export { priceWordingOf } from './prices/price-type';
export { scoreLabel, starsOf } from './prices/score';
export type { ScoreLabel } from './prices/score';
export { stressMessages } from './prices/stress';
export type { StressFacts, StressMessage } from './prices/stress';
export { roomsNeeded, guestsOf } from './search/rooms';
export type { Guests } from './search/rooms';
export { localTaxOf } from './prices/tax-amount';
export { sortsFor, sortInForce } from './search/sorts';
export {
  searchRequestOf,
  searchCriteriaOf,
  distanceRangeOf,
  packagesPerHotel,
  aroundRadius,
} from './search/search-request';
export { priceRangeOf, toPriceLimits } from './search/price-range';
export { thematicGroups } from './search/thematics';
export { flowProductOf } from './search/flow-products';
export { criteriaInFlow, flowSwitchAddress, readFlow, searchPathOf } from './search/flow-switch';
export { pageCountOf, resultsPageSize } from './search/pagination';
export {
  checkBuyer,
  toBuyer,
  isEmail,
  isName,
  isPostalCode,
  fitsLength,
  isFilled,
  buyerLimits,
} from './forms/buyer';
export type { BuyerDraft, BuyerProblem, BuyerProblemKind } from './forms/buyer';
export { addressFields, addressLimits, checkAddress, keptGiftLimit } from './forms/address';
export type { AddressDraft, AddressField, AddressProblem } from './forms/address';
export { passwordLimits, checkPassword, normaliseEmail } from './forms/account';
export { contactReasons } from './forms/contact-reasons';
export type { ContactReason } from './forms/contact-reasons';
export { checkContact } from './forms/contact';
export type { ContactDraft, ContactProblemKind } from './forms/contact';
export { toE164 } from './forms/phone';
export { isVatNumber, normaliseVatNumber } from './forms/vat-number';
export { postsGifts } from './gifts/gift';
export { voucherPays, type PaidPurchase } from './gifts/gift-payment';
export { giftPrice } from './gifts/gift-price';
export { exchangeOf, extensionOf, extensionTerms } from './gifts/terms';
export { giftDesignLooks, giftDesignOf, giftDesigns } from './gifts/design';
export type { GiftDesign } from './gifts/design';
export { giftSendDays, reminderDays, sendTimeProblem } from './gifts/delivery';
export { suggestMailDomain } from './forms/mail-domain';
export { addViewed, parseViewed } from './visitor/recent';
export type { ViewedItem } from './visitor/recent';
export { targetedBannerFor } from './visitor/targeted-banner';
export {
  codeInFormat,
  codeInHeader,
  giftCardValues,
  giftFormats,
  giftsPerOrder,
  giftTextLimits,
  isBoxCode,
  isGiftCardValue,
  postalDays,
  voucherEndOf,
  voucherKinds,
  voucherMonths,
  withdrawalDays,
} from './gifts/gift';
export type { GiftFormat, VoucherKind } from './gifts/gift';
export { isInMainFont, isPrintableText, printedText, withoutUnprintable } from './gifts/printable-text';
export { partnerPinDigits, visitChangeHours, visitLeadHours } from './gifts/visit';
