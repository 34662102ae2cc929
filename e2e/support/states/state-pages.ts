import type { Locale } from '@detour/shared-contracts/sites';
import { addressOf, findActivities, findBoxes, findDates, findStays, originOf } from '../site-pages';

/** What the pages of a locale are about. */
export interface Subjects {
  readonly stay: { readonly id: string; readonly hotelId: string };
  readonly dates: { readonly checkin: string; readonly checkout: string };
  readonly box: { readonly slug: string; readonly code: string };
  readonly activity: string;
}

export const findSubjects = async (locale: Locale): Promise<Subjects> => {
  const [[stay], [box], [activity]] = await Promise.all([
    findStays(locale, 1),
    findBoxes(locale),
    findActivities(locale, 1),
  ]);
  if (!stay || !box || !activity) throw new Error(`${locale} has no stay, box or activity for sale.`);
  return {
    stay: { id: stay.id, hotelId: stay.hotel.id },
    dates: await findDates(locale, stay.id),
    box,
    activity: activity.id,
  };
};

export interface StatePage {
  readonly name: string;
  readonly hook: string;
  readonly address: (locale: Locale, subjects: Subjects) => string;
  /** The same page with one or no result, by the gateway. */
  readonly one?: (locale: Locale, subjects: Subjects) => string;
  readonly empty?: (locale: Locale, subjects: Subjects) => string;
  /** Calls that the page cannot do without: held for "loading", failing for "error", with long words for "long words". */
  readonly calls?: RegExp;
  /** Shows nothing of the catalogue until scripts run. */
  readonly needsScript?: true;
}

const datesOf = ({ dates: { checkin, checkout } }: Subjects): string =>
  `#checkin=${checkin}&checkout=${checkout}`;

/** Each kind of page that a visitor reaches without an account and without an order. */
export const statePages: readonly StatePage[] = [
  {
    name: 'home',
    hook: 'page-home',
    address: (locale) => addressOf(locale, 'home'),
    calls: /\/api\/cms\/homepage/,
  },
  {
    name: 'home-gifting',
    hook: 'page-home',
    address: (locale) => addressOf(locale, 'home', {}, '?flow=gifting'),
  },
  {
    name: 'search',
    hook: 'page-search',
    address: (locale) => addressOf(locale, 'search'),
    one: (locale, { stay }) => `${addressOf(locale, 'search')}#hotelId=${stay.hotelId}`,
    empty: (locale) => `${addressOf(locale, 'search')}#a=2&priceMin=1&priceMax=2`,
    calls: /\/api\/offers\.json/,
  },
  {
    name: 'search-gifting',
    hook: 'page-search',
    address: (locale) => addressOf(locale, 'search', {}, '?flow=gifting'),
  },
  {
    name: 'activity-search',
    hook: 'page-search',
    address: (locale) => addressOf(locale, 'activity-search'),
    calls: /\/api\/search\/activity-only/,
  },
  {
    name: 'product',
    hook: 'page-product',
    address: (locale, { stay }) => addressOf(locale, 'product', { id: stay.id }),
    calls: /\/api\/(weekend|product)\//,
  },
  {
    name: 'product-dated',
    hook: 'page-product',
    address: (locale, subjects) => addressOf(locale, 'product', { id: subjects.stay.id }) + datesOf(subjects),
  },
  {
    name: 'single-voucher',
    hook: 'page-gift',
    address: (locale, { stay }) => addressOf(locale, 'single-voucher', { id: stay.id }),
    calls: /\/api\/(weekend|product|.*single-voucher)/,
  },
  {
    name: 'hotel',
    hook: 'page-hotel',
    address: (locale, { stay }) => addressOf(locale, 'hotel', { id: stay.hotelId }),
    calls: /\/api\/hotels?\//,
  },
  {
    name: 'boxes',
    hook: 'page-boxes',
    address: (locale) => addressOf(locale, 'boxes'),
    calls: /\/api\/gateway\/boxes\/search/,
  },
  {
    name: 'box',
    hook: 'page-box',
    address: (locale, { box }) => addressOf(locale, 'box', { slug: box.slug, code: box.code }),
    calls: /\/api\/(gateway|front)\/boxes/,
  },
  {
    name: 'activity',
    hook: 'page-activity',
    address: (locale, { activity }) => addressOf(locale, 'activity', { id: activity }),
    calls: /\/api\/activity-only\//,
  },
  { name: 'ideas', hook: 'page-ideas', address: (locale) => addressOf(locale, 'ideas') },
  {
    name: 'landing',
    hook: 'page-landing',
    address: (locale) => addressOf(locale, 'landing', { slug: 'spa' }),
    calls: /\/api\/cms\/landing/,
  },
  {
    name: 'static',
    hook: 'page-static',
    address: (locale) => addressOf(locale, 'static', { id: 'terms-of-sale' }),
  },
  {
    name: 'giftcard-customization',
    hook: 'page-giftcard-customization',
    address: (locale) => addressOf(locale, 'giftcard-customization'),
  },
  {
    name: 'gift-checkout',
    hook: 'page-gift-checkout',
    address: (locale) =>
      addressOf(locale, 'gift-checkout', {}, '?kind=gift-card&amount=5000&giftFormat=digital'),
    needsScript: true,
  },
  {
    name: 'summary',
    hook: 'page-summary',
    address: (locale, subjects) =>
      `${addressOf(locale, 'summary')}${datesOf(subjects)}&id=${subjects.stay.id}`,
    needsScript: true,
  },
  { name: 'contact', hook: 'page-contact', address: (locale) => addressOf(locale, 'contact') },
  { name: 'signin', hook: 'page-signin', address: (locale) => addressOf(locale, 'signin') },
  { name: 'signup', hook: 'page-signup', address: (locale) => addressOf(locale, 'signup') },
  {
    name: 'wishlist',
    hook: 'page-wishlist',
    address: (locale) => addressOf(locale, 'wishlist'),
    needsScript: true,
  },
  {
    name: 'booking-lookup',
    hook: 'page-booking-lookup',
    address: (locale) => addressOf(locale, 'booking-lookup'),
  },
  { name: 'voucher', hook: 'page-voucher', address: (locale) => addressOf(locale, 'voucher') },
  {
    name: 'not-found',
    hook: 'page-not-found',
    address: (locale) => `${originOf(locale)}/${locale === 'nl_BE' ? 'nl/' : ''}no-such-page`,
  },
];
