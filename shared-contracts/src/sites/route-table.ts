import type { RemoteName } from '../mount/remote-name';
import type { ShopFlag } from '../platform/flags';
import type { BroughtPage, PageName } from './routes';

type RouteLanguage = 'fr' | 'es' | 'it' | 'nl';

export interface RouteDefinition {
  readonly page: Exclude<PageName, 'not-found' | BroughtPage>;
  readonly remote: RemoteName | 'shell';
  /** Path after the language prefix, by language. A plain string is the same everywhere and takes no prefix. */
  readonly paths: Readonly<Partial<Record<RouteLanguage, string>>> | string;
  /** Header with logo and back link only. */
  readonly simplified?: true;
  /** Never in a shared cache; noindex. */
  readonly private?: true;
  /** Not found while this feature flag is off. */
  readonly flag?: ShopFlag;
}

const everyLanguage = (path: string): Record<RouteLanguage, string> => ({
  fr: path,
  es: path,
  it: path,
  nl: path,
});

const stays = {
  fr: '/sejours/recherche',
  es: '/estancias/busqueda',
  it: '/soggiorni/ricerca',
  nl: '/verblijven/zoeken',
};
const gift = { fr: '/cadeau', es: '/regalo', it: '/regalo', nl: '/cadeau' };

const below = (base: Record<RouteLanguage, string>, rest: string): Record<RouteLanguage, string> => ({
  fr: base.fr + rest,
  es: base.es + rest,
  it: base.it + rest,
  nl: base.nl + rest,
});

/**
 * Every route of the shop, in react-router's pattern syntax (A-080 to A-092, routes per locale). Add a line for a new page.
 * @spec ROUTE-010 ROUTE-012 ROUTE-018 ROUTE-021 I18N-006 I18N-007 I18N-008 I18N-009
 */
export const routeTable: readonly RouteDefinition[] = [
  { page: 'home', remote: 'remote-search', paths: everyLanguage('/') },
  {
    page: 'search',
    remote: 'remote-search',
    paths: { fr: '/recherche', es: '/busqueda', it: '/ricerca', nl: '/zoeken' },
  },
  {
    page: 'activity-search',
    remote: 'remote-search',
    flag: 'activityOnly',
    paths: { fr: '/activites', es: '/actividades', it: '/attivita', nl: '/activiteiten' },
  },
  {
    page: 'ideas',
    remote: 'remote-search',
    paths: { fr: '/idees', es: '/ideas', it: '/idee', nl: '/ideeen' },
  },
  { page: 'landing', remote: 'remote-search', paths: everyLanguage('/lp/:slug') },
  { page: 'static', remote: 'remote-search', paths: everyLanguage('/page/:id') },
  { page: 'product', remote: 'remote-product', paths: below(stays, '/:id') },
  { page: 'single-voucher', remote: 'remote-gifting', paths: below(stays, '/single-voucher/:id') },
  { page: 'box-product', remote: 'remote-boxes', paths: below(stays, '/box/:id'), flag: 'boxes' },
  { page: 'activity', remote: 'remote-activities', paths: below(stays, '/activity/:id') },
  { page: 'hotel', remote: 'remote-product', paths: everyLanguage('/hotel/:id') },
  { page: 'boxes', remote: 'remote-boxes', paths: gift, flag: 'boxes' },
  { page: 'box', remote: 'remote-boxes', paths: below(gift, '/p/:slug/:code'), flag: 'boxes' },
  { page: 'contact', remote: 'remote-account', paths: everyLanguage('/contact') },
  // Only known addresses resolve (ROUTE-005), see `minisites`.
  { page: 'minisite', remote: 'shell', paths: { fr: '/:minisiteUrl', nl: '/:minisiteUrl' } },
  { page: 'box-by-sku', remote: 'remote-boxes', paths: '/box/:sku', flag: 'boxes' },
  {
    page: 'giftcard-customization',
    remote: 'remote-gifting',
    paths: '/giftcard/customization',
    simplified: true,
  },
  {
    page: 'gift-checkout',
    remote: 'remote-gifting',
    paths: '/gift/checkout',
    simplified: true,
    private: true,
  },
  { page: 'summary', remote: 'remote-product', paths: '/booking/summary', simplified: true, private: true },
  { page: 'payment', remote: 'remote-product', paths: '/booking/payment', simplified: true, private: true },
  { page: 'booking-lookup', remote: 'remote-product', paths: '/booking/lookup', private: true },
  {
    page: 'confirmation',
    remote: 'remote-product',
    paths: '/confirmation/:orderUUID',
    simplified: true,
    private: true,
  },
  {
    page: 'order-change',
    remote: 'remote-product',
    paths: '/booking/change/:orderUUID',
    simplified: true,
    private: true,
  },
  { page: 'signin', remote: 'remote-account', paths: '/account/signin', private: true },
  { page: 'signup', remote: 'remote-account', paths: '/account/signup', private: true },
  // Mail links lead to these three, with `#token=`.
  { page: 'account-confirm', remote: 'remote-account', paths: '/account/confirm', private: true },
  { page: 'account-email', remote: 'remote-account', paths: '/account/email', private: true },
  { page: 'password', remote: 'remote-account', paths: '/account/password', private: true },
  { page: 'profile', remote: 'remote-account', paths: '/account/settings/profile', private: true },
  { page: 'trips', remote: 'remote-account', paths: '/account/trips', private: true },
  { page: 'account-gifts', remote: 'remote-account', paths: '/account/gifts', private: true },
  { page: 'addresses', remote: 'remote-account', paths: '/account/addresses', private: true },
  { page: 'wishlist', remote: 'remote-account', paths: '/account/wishlist', private: true },
  { page: 'beneficiary-login', remote: 'remote-account', paths: '/beneficiary/login', private: true },
  { page: 'beneficiary-offers', remote: 'remote-boxes', paths: '/beneficiary/offers', private: true },
  // Every code leads here, with `#token=`: QR codes, printed addresses, mails.
  { page: 'voucher', remote: 'remote-boxes', paths: '/gift', private: true },
  // On the hosts of customer care only.
  { page: 'care', remote: 'remote-account', paths: '/care', private: true },
  { page: 'care-requests', remote: 'remote-account', paths: '/care/requests', private: true },
  { page: 'care-order', remote: 'remote-account', paths: '/care/orders/:orderNumber', private: true },
  {
    page: 'care-voucher',
    remote: 'remote-account',
    paths: '/care/orders/:orderNumber/vouchers/:position',
    private: true,
  },
  { page: 'editor', remote: 'remote-editor', paths: '/care/content', private: true, flag: 'editor' },
  {
    page: 'editor-item',
    remote: 'remote-editor',
    paths: '/care/content/:kind/:key/:locale',
    private: true,
    flag: 'editor',
  },
  { page: 'analytics', remote: 'remote-editor', paths: '/care/analytics', private: true, flag: 'editor' },
  { page: 'experiments', remote: 'remote-editor', paths: '/care/experiments', private: true, flag: 'editor' },
  { page: 'promotions', remote: 'remote-editor', paths: '/care/promotions', private: true, flag: 'editor' },
  {
    page: 'promotion',
    remote: 'remote-editor',
    paths: '/care/promotions/:code',
    private: true,
    flag: 'editor',
  },
  { page: 'photos', remote: 'remote-editor', paths: '/care/photos', private: true, flag: 'editor' },
  {
    page: 'photo-subject',
    remote: 'remote-editor',
    paths: '/care/photos/:kind/:key',
    private: true,
    flag: 'editor',
  },
  { page: 'care-login', remote: 'remote-account', paths: '/care/login', private: true },
  // Shown when a host has several languages and the visitor has chosen none.
  { page: 'splash', remote: 'remote-search', paths: '/' },
];
