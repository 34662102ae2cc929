import type { RemoteName } from '../remote/remote-name';
import type { Locale } from './locale';

/** Every page of the shop, whoever draws it. Patterns per locale stand in the table (ambiguities, routes per locale). */
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
  | 'booking-lookup'
  | 'single-voucher'
  | 'gift-checkout'
  | 'giftcard-customization'
  | 'boxes'
  | 'box'
  | 'box-by-sku'
  | 'box-product'
  | 'beneficiary-offers'
  | 'activity'
  | 'signin'
  | 'signup'
  | 'account-confirm'
  | 'account-email'
  | 'password'
  | 'profile'
  | 'trips'
  | 'wishlist'
  | 'contact'
  | 'beneficiary-login'
  | 'care'
  | 'care-login'
  | 'minisite'
  | 'not-found';

/** A host of ours: one per country. Locale of a path is decided by the host and the prefix. */
export type SiteName = 'fr' | 'es' | 'it' | 'nl' | 'be';

export interface RouteMatch {
  readonly page: PageName;
  readonly locale: Locale;
  /** Package that draws the page; `shell` for not-found, minisite and the like. */
  readonly remote: RemoteName | 'shell';
  /** `id`, `slug`, `code`, `sku`, `orderUUID`, `minisiteUrl`: decoded, never empty. */
  readonly params: Readonly<Record<string, string>>;
  /** Header with logo and back only. */
  readonly simplified: boolean;
  /** Never in a shared cache, noindex. */
  readonly private: boolean;
}
