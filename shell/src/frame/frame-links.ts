import { printPath, type Locale, type PageName } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

/** Pages that the frame links to. All of them must exist: a test compares this list with the pages that the remotes declare. */
export const linkedPages = [
  'home',
  'search',
  'boxes',
  'ideas',
  'giftcard-customization',
  'signin',
  'profile',
  'trips',
  'account-gifts',
  'wishlist',
  'contact',
  'booking-lookup',
  'voucher',
  'activity-search',
  'care',
] as const satisfies readonly PageName[];

/** URL paths on the visitor's own site. */
export type FrameLinks = Readonly<Record<(typeof linkedPages)[number], string>>;

/** Paths of the linked pages in a locale. */
export const frameLinks = (locale: Locale): FrameLinks =>
  Object.fromEntries(linkedPages.map((page) => [page, printPath<Names>(page, locale)])) as FrameLinks;
