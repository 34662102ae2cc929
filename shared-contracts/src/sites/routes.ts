import type { RemoteName } from '../mount/remote-name';
import type { Locale } from './locale';

/**
 * A page that a remote brings with its release: the noun of the remote, then a name of its own. `reviews.home` of `remote-reviews`.
 * No build of the shell knows it.
 */
export type BroughtPage = `${string}.${string}`;

/**
 * Every page of the shop, whichever package renders it. The table holds the patterns per locale (ambiguities, routes per locale).
 */
export type PageName =
  | 'home'
  | 'search'
  | 'activity-search'
  | 'ideas'
  | 'landing'
  | 'static'
  | 'splash'
  | 'product'
  | 'hotel'
  | 'summary'
  | 'payment'
  | 'confirmation'
  | 'order-change'
  | 'booking-lookup'
  | 'single-voucher'
  | 'gift-checkout'
  | 'giftcard-customization'
  | 'boxes'
  | 'box'
  | 'box-by-sku'
  | 'box-product'
  | 'beneficiary-offers'
  | 'voucher'
  | 'activity'
  | 'signin'
  | 'signup'
  | 'account-confirm'
  | 'account-email'
  | 'password'
  | 'profile'
  | 'trips'
  | 'account-gifts'
  | 'addresses'
  | 'wishlist'
  | 'contact'
  | 'beneficiary-login'
  | 'care'
  | 'care-order'
  | 'care-voucher'
  | 'care-requests'
  | 'care-login'
  | 'minisite'
  | 'analytics'
  | 'editor'
  | 'editor-item'
  | 'experiments'
  | 'promotions'
  | 'promotion'
  | 'photos'
  | 'photo-subject'
  | 'not-found'
  | BroughtPage;

/** One host per country. Host and prefix together determine the locale of a path. */
export type SiteName = 'fr' | 'es' | 'it' | 'nl' | 'be';

export interface RouteMatch {
  readonly page: PageName;
  readonly locale: Locale;
  /** Package that renders the page; `shell` for not-found, minisite and similar. */
  readonly remote: RemoteName | 'shell';
  /** `id`, `slug`, `code`, `sku`, `orderUUID`, `minisiteUrl`: decoded, never empty. */
  readonly params: Readonly<Record<string, string>>;
  /** Header with logo and back link only. */
  readonly simplified: boolean;
  /** Never in a shared cache; noindex. */
  readonly private: boolean;
}
