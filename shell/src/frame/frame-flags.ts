import type { SiteContext } from '@detour/shared-contracts';

/** Names of the flags that change the frame; a flag that is missing is off. */
export const frameFlags = {
  /** Sign-in of customers; off: the header offers the booking lookup. @spec FLAG-017 */
  customerAccount: 'customerAccount',
  wishlist: 'wishlist',
  /** The pages of boxes; off: they are not found. @spec ROUTE-004 */
  boxes: 'boxes',
  hotelFlow: 'hotelFlow',
  activityFlow: 'activityOnly',
} as const;

export const hasFlag = (site: SiteContext, flag: keyof typeof frameFlags): boolean =>
  site.flags[frameFlags[flag]] === true;
