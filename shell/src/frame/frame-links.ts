import { printPath, type Locale, type PageName } from '@detour/shared-contracts';

/**
 * Pages that the frame links to, all of them drawn by somebody today: a link to a page that is not there is a lie.
 * A test holds this list against the pages that the remotes declare.
 */
export const linkedPages = [
  'home',
  'search',
  'boxes',
  'ideas',
  'giftcard-customization',
  'signin',
  'profile',
  'trips',
  'wishlist',
  'contact',
  'booking-lookup',
  'beneficiary-login',
  'activity-search',
  'care',
] as const satisfies readonly PageName[];

/** Addresses on the visitor's own site, without origin. */
export type FrameLinks = Readonly<Record<(typeof linkedPages)[number], string>>;

/** Addresses of the linked pages in a locale. */
export const frameLinks = (locale: Locale): FrameLinks =>
  Object.fromEntries(linkedPages.map((page) => [page, printPath(page, locale)])) as FrameLinks;
