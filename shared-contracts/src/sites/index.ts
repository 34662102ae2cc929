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
export { siteNames, siteOf, localesOf, prefixOf } from './site';
export type { PageName, SiteName, RouteMatch } from './routes';
export { matchPath } from './match-path';
export type { RouteRedirect } from './match-path';
export { printPath, patternsOf, alternatesOf } from './print-path';
export { routeInFlags } from './route-flags';
export { routeTable } from './route-table';
export { minisites, parseMinisiteId } from './minisites';
export { productPath, hotelPath, boxPath, legalPageIds, legalPath, dataProtectionPath } from './links';
export type { ProductKind } from './links';
export { confirmationAddress, giftCheckoutAddress, parseGiftWish, paymentAddress } from './gift-links';
export { bookingCriteria, summaryAddress } from './summary-address';
export type { GiftWish } from './gift-links';
export { safeReturnPath } from './return-path';
