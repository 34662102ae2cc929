export {
  locales,
  isLocale,
  countryOf,
  languageTagOf,
  languageOf,
  fallbackLocaleOf,
  timeZoneOf,
} from './locale';
export type { Locale, Country } from './locale';
export {
  isRedirectMethod,
  paymentMethods,
  paymentMethodsOf,
  type PaymentMethod,
  type RedirectMethod,
} from './payment-methods';
export { siteNames, siteOf, localesOf, prefixOf } from './site';
export type { BroughtPage, PageName, SiteName, RouteMatch } from './routes';
export { broughtPath } from './brought-route';
export type { BroughtAddress, BroughtRoute } from './brought-route';
export { matchPath } from './match-path';
export type { RouteRedirect } from './match-path';
export { printAddress, printPath, alternatesOf } from './print-path';
export { routeTable } from './route-table';
export { minisites, parseMinisiteId } from './minisites';
export type { LinkedPage, LinksTo } from './links/links-to';
export {
  productPath,
  hotelPath,
  boxPath,
  giftBoxLink,
  legalPageIds,
  legalPath,
  dataProtectionPath,
} from './links/links';
export type { ProductKind } from './links/links';
export {
  changeAddress,
  confirmationAddress,
  giftAnchor,
  giftCheckoutAddress,
  parseGiftWish,
  paymentAddress,
  voucherAddress,
} from './links/gift-links';
export { bookingCriteria, summaryAddress } from './links/summary-address';
export type { GiftWish } from './links/gift-links';
export { safeReturnPath } from './links/return-path';
export { contentLink } from './links/content-link';
